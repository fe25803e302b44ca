// Draws cards and portraits as SVG, on the page or in a worker. The code of each kind is loaded
// with its first picture.
import type { CardDef } from '@eminent/engine';
import type { FaceId } from '@eminent/pictures';

/** What a picture shows: the back of a card, a portrait, or the scene of a card. */
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
  // Technologies with a ship cost, and those of the reference manual, have their scenes in a file
  // that is loaded only when one of them is drawn.
  const isOfEscalation =
    def?.family === 'technology' && (def.shipCost !== undefined || def.manual === true);
  if (!isOfEscalation) return drawScene(card, def);
  const { ESCALATION_SCENES } = await import('./card-scenes/escalation-scenes.ts');
  return drawScene(card, def, ESCALATION_SCENES);
}
