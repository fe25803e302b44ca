// Draws cards and faces as SVG. The drawing code is loaded with the first picture of its kind, on
// the page or in a worker.
import type { CardDef } from '@eminent/engine';
import type { FaceId } from '@eminent/pictures';

/** The subject of a picture: the back of a card, a portrait, or the scene on a card. */
export type Subject =
  | { readonly kind: 'back' }
  | { readonly kind: 'face'; readonly face: FaceId }
  | { readonly kind: 'card'; readonly card: string; readonly def?: CardDef | undefined };

/** Draws a subject as an SVG document. */
export async function draw(subject: Subject): Promise<string> {
  if (subject.kind === 'back') return (await import('./card-scenes/card-back-scene.ts')).drawBack();
  if (subject.kind === 'face')
    return (await import('@eminent/pictures/draw-face')).drawFace(subject.face);
  const { card, def } = subject;
  const { drawScene } = await import('./card-scenes/scene-of-card.ts');
  // The scenes of Escalation are loaded with its first technology (only these have a ship cost) or
  // with its first card on the rules page.
  const isOfEscalation =
    def?.family === 'technology' && (def.shipCost !== undefined || def.manual === true);
  if (!isOfEscalation) return drawScene(card, def);
  const { ESCALATION_SCENES } = await import('./card-scenes/escalation-scenes.ts');
  return drawScene(card, def, ESCALATION_SCENES);
}
