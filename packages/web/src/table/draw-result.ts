// Draws the result of a game as a picture to share, in front of the sky of the page's theme.
import type { PlayerView } from '@eminent/engine';
import { faceOf, outcomeText, ranked, resultTitle, rulesText } from '@eminent/pictures';
import {
  columnCenter,
  drawResultPicture,
  FACE,
  type ResultColors,
  type ResultColumn,
} from '@eminent/pictures/result-layout';
import { HEIGHT, WIDTH } from '@eminent/pictures/surface';
import { type Locale, seatName } from '@eminent/text';
import { draw } from '../art/drawings.ts';
import { svgToCanvas } from '../art/svg-to-canvas.ts';
import { canvasSurface, familiesOf, type Families, loadPlanetPicture } from './canvas-surface.ts';
import type { GameOnPage } from '../game/current-game.ts';
import { namesOfSeats } from '../game/player-names.ts';
import { kindOf, paintSkyImage } from '../scene/sky-image.ts';

const SEAT_COLORS = ['accent', 'survey', 'warfare', 'colonize', 'trade'] as const;
type Context2D = CanvasRenderingContext2D;

interface Theme {
  readonly color: (name: string) => string;
  readonly families: Families;
}

function themeOf(root: Element): Theme {
  const style = getComputedStyle(root);
  const value = (name: string) => style.getPropertyValue(`--${name}`).trim();
  return { color: value, families: familiesOf(root) };
}

function colorsOf({ color }: Theme): ResultColors {
  const seatColor = (hue: string) =>
    `color-mix(in srgb, ${color(hue)} ${color('hue-share')}, ${color('text')})`;
  return {
    accent: color('accent'),
    brass: color('brass'),
    text: color('text'),
    soft: color('soft'),
    score: color('score'),
    seats: SEAT_COLORS.map(seatColor),
  };
}

async function columnOf(
  game: GameOnPage,
  player: PlayerView,
  name: string,
): Promise<ResultColumn<CanvasImageSource>> {
  const { view, about } = game;
  const drawing = await draw({ kind: 'face', face: faceOf(about, player.seat) });
  return {
    player,
    name,
    face: svgToCanvas(drawing, 2 * FACE.radius),
    isWinner: view.winners?.includes(player.seat) === true,
    planets: await Promise.all(player.planets.filter(({ up }) => up).map(loadPlanetPicture)),
  };
}

async function drawSky(context: Context2D, theme: Theme, starX: number): Promise<void> {
  context.fillStyle = theme.color('space');
  context.fillRect(0, 0, WIDTH, HEIGHT);
  const sky = await paintSkyImage({
    kind: kindOf(document.documentElement),
    width: WIDTH,
    height: HEIGHT,
    unit: 1,
    star: { x: starX, y: FACE.y, radius: FACE.radius + 22 },
    orbits: [{ rx: 640, ry: 250, strength: 0.3, width: 1.2, ticks: 96 }],
    power: 1,
    warmth: 0,
    calm: false,
    seed: 7,
  });
  if (sky === undefined) return;
  context.drawImage(sky, 0, 0);
  sky.close();
}

/** Resolves with a PNG file. Rejects if the browser cannot draw it. */
export async function drawResult(lang: Locale, game: GameOnPage): Promise<Blob> {
  const { view, about } = game;
  const theme = themeOf(document.documentElement);
  // The picture is for other people, so it calls no player "You".
  const names = namesOfSeats(lang, about.seats, -1);
  const columns = await Promise.all(
    ranked(view).map((player) => columnOf(game, player, seatName({ names }, player.seat))),
  );
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('This browser has no canvas');
  await drawSky(context, theme, columnCenter(0, columns.length));
  context.shadowColor = theme.color('halo');
  context.shadowBlur = 10;
  drawResultPicture(canvasSurface(context, theme.families), lang, colorsOf(theme), {
    title: resultTitle(lang, view, names),
    outcome: outcomeText(lang, view, { names, reader: undefined }),
    rules: rulesText(lang, view),
    columns,
  });
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob === null ? reject(new Error('No picture')) : resolve(blob)),
      'image/png',
    );
  });
}
