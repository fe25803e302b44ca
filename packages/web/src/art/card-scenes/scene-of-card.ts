// Draws the scene of a card by its id.
import type { CardDef } from '@eminent/engine';
import { ADVANCED_SCENES } from './advanced-scenes.ts';
import { FERTILE_SCENES } from './fertile-scenes.ts';
import { METALLIC_SCENES } from './metallic-scenes.ts';
import { Pen, type Scene } from '@eminent/pictures/svg-pen';
import { pairScene, ROLE_SCENES } from './role-scenes.ts';

const BASE_SCENES: Readonly<Record<string, Scene>> = {
  ...ROLE_SCENES,
  ...ADVANCED_SCENES,
  ...FERTILE_SCENES,
  ...METALLIC_SCENES,
};

/** The scene of a card without a scene of its own and without symbols: a sky with a star. */
function unknownScene(pen: Pen): string {
  return (
    pen.sky('#20264e', '#141834', '#05070f') + pen.stars(90) + pen.glow(70, 56, 60, '#ffd98a', 0.8)
  );
}

function symbolScene(card: CardDef | undefined): Scene | undefined {
  const [first, second] = card?.symbols ?? [];
  if (first === undefined) return undefined;
  const type = card?.family === 'technology' ? card.type : undefined;
  return (pen) => pairScene(pen, first, second, type);
}

/**
 * Draws the scene of a card as an SVG document. A card that `scenes` does not contain gets a scene
 * made from its symbols and its technology type.
 */
export function drawScene(
  id: string,
  card: CardDef | undefined,
  scenes: Readonly<Record<string, Scene>> = BASE_SCENES,
): string {
  const pen = new Pen(id);
  const scene = Object.hasOwn(scenes, id) ? scenes[id] : symbolScene(card);
  return pen.finish(pen.graded((scene ?? unknownScene)(pen)));
}
