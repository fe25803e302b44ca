// The picture of a card by its id. A card without its own scene shows the backgrounds of its symbols.
import type { CardDef } from '@eminent/engine';
import { ADVANCED_SCENES } from './advanced-scenes.ts';
import { FERTILE_SCENES } from './fertile-scenes.ts';
import { METALLIC_SCENES } from './metallic-scenes.ts';
import { Pen, type Scene } from '@eminent/pictures/svg-pen';
import { pairScene, ROLE_SCENES } from './role-scenes.ts';

const OWN: Readonly<Record<string, Scene>> = {
  ...ROLE_SCENES,
  ...ADVANCED_SCENES,
  ...FERTILE_SCENES,
  ...METALLIC_SCENES,
};

/** The scene for an unknown card: a sky with a star. */
function unknownScene(pen: Pen): string {
  return (
    pen.sky('#20264e', '#141834', '#05070f') + pen.stars(90) + pen.glow(70, 56, 60, '#ffd98a', 0.8)
  );
}

/**
 * The SVG document of a card. Scenes of an expansion replace those of the base game; a card without its own scene is drawn
 * from its symbols and type.
 */
export function drawScene(
  id: string,
  card: CardDef | undefined,
  scenes: Readonly<Record<string, Scene>> = OWN,
): string {
  const pen = new Pen(id);
  const own = Object.hasOwn(scenes, id) ? scenes[id] : undefined;
  if (own !== undefined) return pen.finish(pen.graded(own(pen)));
  const [first, second] = card?.symbols ?? [];
  if (first === undefined) return pen.finish(pen.graded(unknownScene(pen)));
  const type = card?.family === 'technology' ? card.type : undefined;
  return pen.finish(pen.graded(pairScene(pen, first, second, type)));
}
