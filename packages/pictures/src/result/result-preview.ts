// Draws the picture of a finished game as an SVG document. The server uses it.
import type { PlanetView, View } from '@eminent/engine';
import type { Locale } from '@eminent/text';
import { DARK } from '../dark-colors.ts';
import { drawFace } from '../faces/draw-face.ts';
import { type Faced, onlineFaces } from '../faces/user-face.ts';
import { disc } from '../svg-pen.ts';
import { starrySky } from '../starry-sky.ts';
import { planetImage, printableName, SvgSurface, type SvgTools } from '../svg-surface.ts';
import { columnCenter, drawResultPicture, FACE } from './result-layout.ts';
import { outcomeText, publicNames, ranked, resultTitle, rulesText } from './result-texts.ts';

export interface FinishedPicture {
  readonly view: View;
  readonly seats: readonly Faced[];
}

/** Draws stars, and a bright light at `x` behind the winner's face. */
function sky(x: number): string {
  return starrySky('sky of the result', (pen) => {
    const light = pen.radial([
      [0, '#ffdf9a', 0.75],
      [0.3, '#f4b95c', 0.4],
      [0.5, '#6a4a78', 0.16],
      [1, '#2a2f66', 0],
    ]);
    return disc(x, FACE.y, 260, light);
  });
}

/** Draws a finished game as an SVG document, for a renderer that has the fonts Jost and Inter. */
export function resultSvg(lang: Locale, { view, seats }: FinishedPicture, tools: SvgTools): string {
  const printable = seats.map((seat) => ({ ...seat, name: printableName(seat.name) }));
  const names = publicNames(lang, printable);
  const faces = onlineFaces(seats);
  const players = ranked(view);
  const imageOf = (planet: PlanetView) => planetImage(tools, planet);
  const surface = new SvgSurface(tools, sky(columnCenter(0, players.length)));
  drawResultPicture(surface, lang, DARK, {
    title: resultTitle(lang, view, names),
    outcome: outcomeText(lang, view, { names, reader: undefined }),
    rules: rulesText(lang, view),
    columns: players.map((player) => ({
      player,
      name: names[player.seat] ?? '',
      isWinner: view.winners?.includes(player.seat) === true,
      face: drawFace(faces[player.seat] ?? 'regent'),
      planets: player.planets.filter(({ up }) => up).map(imageOf),
    })),
  });
  return surface.finish();
}
