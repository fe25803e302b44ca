// Draws the end of a game as a picture to share: the ranking with faces, points and planets, on the sky of the theme.
import type { PlanetView, PlayerView } from '@eminent/engine';
import { type Locale, msg, seatName } from '@eminent/text';
import { draw } from '../art/drawings.ts';
import { frontImage } from '../art/planet-images.ts';
import { faceOf } from '../art/portraits/seat-faces.ts';
import { SEAT_SHAPES } from '../art/seat-mark.tsx';
import { svgToCanvas } from '../art/svg-to-canvas.ts';
import { artName } from '../cards/planet.tsx';
import type { GameOnPage } from '../game/current-game.ts';
import { namesIn } from '../game/player-names.ts';
import { kindOf, paintSkyImage } from '../scene/use-sky-image.ts';
import { endingFor, ranked } from './result-story.ts';
import { outcomeText, titleOf } from './result-text.ts';

/** The usual size of a preview in messengers. */
const WIDTH = 1200;
const HEIGHT = 630;
const MARGIN = 48;
const MAX_COLUMN = 300;
/** Height of the face's center, and its radius. */
const FACE = { y: 226, radius: 56 } as const;
const SEAT_COLORS = ['accent', 'survey', 'warfare', 'colonize', 'trade'] as const;
const PARTS = ['planets', 'tokens', 'technologies', 'ships'] as const;
/** The share of a planet's picture that the sphere fills. */
const SPHERE = 0.74;

type Paint = CanvasRenderingContext2D;

interface Theme {
  readonly color: (name: string) => string;
  /** The color of a seat, readable on the background. */
  readonly seatInk: (seat: number) => string;
  readonly title: string;
  readonly text: string;
}

function themeOf(root: Element): Theme {
  const style = getComputedStyle(root);
  const value = (name: string) => style.getPropertyValue(`--${name}`).trim();
  const seatInk = (seat: number) => {
    const hue = value(SEAT_COLORS[seat] ?? 'accent');
    return `color-mix(in srgb, ${hue} ${value('hue-share')}, ${value('text')})`;
  };
  return { color: value, seatInk, title: value('serif'), text: value('sans') };
}

/** What the picture shows of a player. */
interface Column {
  readonly player: PlayerView;
  readonly name: string;
  readonly face: CanvasImageSource | undefined;
  readonly isWinner: boolean;
  readonly planets: readonly (CanvasImageSource | undefined)[];
}

/** Undefined where the picture cannot be loaded, such as without a network. */
async function imageOf(planet: PlanetView): Promise<HTMLImageElement | undefined> {
  const address = frontImage(artName(planet));
  if (address === undefined) return undefined;
  const image = new Image();
  image.src = address;
  return image.decode().then(
    () => image,
    () => undefined,
  );
}

async function columnOf(game: GameOnPage, player: PlayerView, name: string): Promise<Column> {
  const { view, about } = game;
  const drawing = await draw({ kind: 'face', face: faceOf(about, player.seat) });
  return {
    player,
    name,
    face: svgToCanvas(drawing, 2 * FACE.radius),
    isWinner: view.winners?.includes(player.seat) === true,
    planets: await Promise.all(player.planets.filter(({ up }) => up).map(imageOf)),
  };
}

/** A text no wider than `most`, shortened if necessary. */
export function fitted(measure: (text: string) => number, text: string, most: number): string {
  if (measure(text) <= most) return text;
  const letters = Array.from(text);
  while (letters.length > 1 && measure(`${letters.join('')}…`) > most) letters.pop();
  return `${letters.join('').trimEnd()}…`;
}

interface Writing {
  readonly font: string;
  readonly color: string;
  readonly align?: CanvasTextAlign;
  readonly most?: number;
}

function write(
  paint: Paint,
  text: string,
  x: number,
  y: number,
  { font, color, align = 'center', most = WIDTH - 2 * MARGIN }: Writing,
): void {
  paint.font = font;
  paint.textAlign = align;
  paint.fillStyle = color;
  const shown = fitted((one) => paint.measureText(one).width, text, most);
  paint.fillText(shown, x, y);
}

function drawFace(paint: Paint, theme: Theme, { face, isWinner }: Column, x: number): void {
  const { y, radius } = FACE;
  paint.save();
  paint.beginPath();
  paint.arc(x, y, radius, 0, 2 * Math.PI);
  paint.clip();
  if (face !== undefined) paint.drawImage(face, x - radius, y - radius, 2 * radius, 2 * radius);
  paint.restore();
  paint.beginPath();
  paint.arc(x, y, radius, 0, 2 * Math.PI);
  paint.lineWidth = isWinner ? 6 : 4;
  paint.strokeStyle = theme.color(isWinner ? 'accent' : 'brass');
  paint.stroke();
}

/** The name after the mark of the seat, centered together. */
function drawName(paint: Paint, theme: Theme, column: Column, x: number, width: number): void {
  const mark = 18;
  const gap = 8;
  const { seat } = column.player;
  paint.font = `600 24px ${theme.text}`;
  const name = fitted((one) => paint.measureText(one).width, column.name, width - mark - gap);
  const left = x - (mark + gap + paint.measureText(name).width) / 2;
  paint.save();
  paint.translate(left, 308);
  paint.scale(mark / 24, mark / 24);
  paint.fillStyle = theme.seatInk(seat);
  paint.fill(new Path2D(SEAT_SHAPES[seat] ?? SEAT_SHAPES[0]));
  paint.restore();
  write(paint, name, left + mark + gap, 326, {
    font: `600 24px ${theme.text}`,
    color: theme.color('text'),
    align: 'left',
  });
}

function drawParts(
  paint: Paint,
  theme: Theme,
  lang: Locale,
  { score }: PlayerView,
  x: number,
  width: number,
): void {
  const half = Math.min(width, 210) / 2;
  const shown = PARTS.filter((part) => part !== 'ships' || score.ships !== undefined);
  for (const [at, part] of shown.entries()) {
    const y = 432 + at * 24;
    const font = `400 18px ${theme.text}`;
    write(paint, msg(lang, `score.${part}`), x - half, y, {
      font,
      color: theme.color('soft'),
      align: 'left',
      most: 2 * half - 40,
    });
    write(paint, String(score[part] ?? 0), x + half, y, {
      font: `600 18px ${theme.text}`,
      color: theme.color('text'),
      align: 'right',
    });
  }
}

/** At most two rows; the planets are smaller the more there are. */
function drawPlanets(paint: Paint, theme: Theme, column: Column, x: number, width: number): void {
  const { planets } = column;
  if (planets.length === 0) return;
  const rows = planets.length > 5 ? 2 : 1;
  const inRow = Math.ceil(planets.length / rows);
  const size = Math.min(rows === 1 ? 58 : 42, width / inRow - 4);
  for (const [at, planet] of planets.entries()) {
    const row = Math.floor(at / inRow);
    const count = row === rows - 1 ? planets.length - row * inRow : inRow;
    const left = x + ((at % inRow) - (count - 1) / 2) * (size + 4);
    const y = 554 + (row - (rows - 1) / 2) * (size + 4);
    if (planet === undefined) {
      paint.beginPath();
      paint.arc(left, y, size / 2, 0, 2 * Math.PI);
      paint.fillStyle = theme.color('soft');
      paint.fill();
    } else {
      const full = size / SPHERE;
      paint.drawImage(planet, left - full / 2, y - full / 2, full, full);
    }
  }
}

async function drawSky(paint: Paint, theme: Theme, star: number): Promise<void> {
  paint.fillStyle = theme.color('space');
  paint.fillRect(0, 0, WIDTH, HEIGHT);
  const sky = await paintSkyImage({
    kind: kindOf(document.documentElement),
    width: WIDTH,
    height: HEIGHT,
    unit: 1,
    star: { x: star, y: FACE.y, radius: FACE.radius + 22 },
    orbits: [{ rx: 640, ry: 250, strength: 0.3, width: 1.2, ticks: 96 }],
    power: 1,
    warmth: 0,
    calm: false,
    seed: 7,
  });
  if (sky === undefined) return;
  paint.drawImage(sky, 0, 0);
  sky.close();
}

/**
 * The picture of a finished game as a PNG file.
 *
 * @throws if the browser cannot draw it
 */
export async function drawResult(lang: Locale, game: GameOnPage): Promise<Blob> {
  const { view, about } = game;
  const theme = themeOf(document.documentElement);
  // The picture is for other people, so all players have their names.
  const names = namesIn(
    lang,
    about.seats.map(({ name }) => name),
    -1,
  );
  const players = ranked(view);
  const columns = await Promise.all(
    players.map((player) => columnOf(game, player, seatName({ names }, player.seat))),
  );
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const paint = canvas.getContext('2d');
  if (paint === null) throw new Error('This browser has no canvas');
  const column = Math.min(MAX_COLUMN, (WIDTH - 2 * MARGIN) / players.length);
  const centerOf = (at: number) => WIDTH / 2 + (at - (players.length - 1) / 2) * column;
  await drawSky(paint, theme, centerOf(0));
  paint.shadowColor = theme.color('halo');
  paint.shadowBlur = 10;
  const ending = endingFor(view.winners ?? [], undefined);
  write(paint, titleOf(lang, ending, columns[0]?.name ?? ''), WIDTH / 2, 76, {
    font: `500 54px ${theme.title}`,
    color: theme.color('accent'),
  });
  write(paint, outcomeText(lang, view, { names, reader: undefined }), WIDTH / 2, 120, {
    font: `400 24px ${theme.text}`,
    color: theme.color('text'),
  });
  for (const [at, one] of columns.entries()) {
    const x = centerOf(at);
    drawFace(paint, theme, one, x);
    drawName(paint, theme, one, x, column - 16);
    write(paint, String(one.player.score.total), x, 392, {
      font: `600 60px ${theme.title}`,
      color: theme.color('score'),
    });
    drawParts(paint, theme, lang, one.player, x, column - 24);
    drawPlanets(paint, theme, one, x, column - 16);
  }
  write(paint, 'Eminent Domain', WIDTH - 20, HEIGHT - 14, {
    font: `500 18px ${theme.title}`,
    color: theme.color('soft'),
    align: 'right',
  });
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob === null ? reject(new Error('No picture')) : resolve(blob)),
      'image/png',
    );
  });
}
