// Draws the picture of a position as an SVG document. The server uses it.
import type { View } from '@eminent/engine';
import type { Seat } from '@eminent/protocol';
import { type Locale, msg } from '@eminent/text';
import { drawFace } from '../faces/draw-face.ts';
import { facesOf } from '../faces/seat-faces.ts';
import { publicNames } from '../result/result-texts.ts';
import { positionSky } from '../starry-sky.ts';
import { planetImage, printableName, SvgSurface, type SvgTools } from '../svg-surface.ts';
import { drawPositionPicture } from './draw-position.ts';
import { type PositionSubject, positionTitle } from './position-texts.ts';

export interface PositionContent {
  /** The view of a seat or of a spectator. */
  readonly view: View;
  readonly seats: readonly Seat[];
  readonly subject: PositionSubject;
}

/** Draws a position as an SVG document, for a renderer that has the fonts Jost and Inter. */
export function positionSvg(
  lang: Locale,
  { view, seats, subject }: PositionContent,
  tools: SvgTools,
): string {
  const printable = seats.map(({ name }) => ({ name: printableName(name) }));
  const you = subject.kind === 'puzzle' ? view.seat : undefined;
  const names = publicNames(lang, printable).map((name, seat) =>
    seat === you ? msg(lang, 'ui.you') : name,
  );
  const faces = facesOf(seats);
  const surface = new SvgSurface(tools, positionSky());
  drawPositionPicture(surface, lang, {
    title: printableName(positionTitle(lang, subject, view)),
    view,
    you,
    seats: names.map((name, seat) => ({ name, face: drawFace(faces[seat] ?? 'regent') })),
    imageOf: (planet) => planetImage(tools, planet),
  });
  return surface.finish();
}
