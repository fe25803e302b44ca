// Writes the picture of a finished game as an SVG document, for a program without a canvas.
import type { PlanetView, View } from '@eminent/engine';
import type { Locale } from '@eminent/text';
import { drawFace } from '../faces/draw-face.ts';
import { type Faced, onlineFaces } from '../faces/user-face.ts';
import { disc, Pen, short, times } from '../svg-pen.ts';
import {
  columnCenter,
  drawResultPicture,
  FACE,
  type Font,
  HEIGHT,
  type ResultColors,
  type Surface,
  WIDTH,
} from './result-layout.ts';
import { outcomeText, publicNames, ranked, resultTitle, rulesText } from './result-texts.ts';

/** Those of the page's dark theme. */
const SPACE = '#070a1a';
const COLORS: ResultColors = {
  accent: '#f4cf7c',
  brass: '#caa055',
  text: '#f6f0e2',
  soft: '#c3c3d6',
  score: '#ffe3a0',
  seats: ['#f4cf7c', '#74ccff', '#ff9184', '#86e5a8', '#dda6ff'],
};
/** The page's fonts without variable axes. */
const FAMILIES: Readonly<Record<Font['family'], string>> = { title: 'Jost', text: 'Inter' };
const ANCHORS = { left: 'start', center: 'middle', right: 'end' } as const;

interface SvgTools {
  /** The width of an SVG document's drawing in pixels. */
  readonly widthOf: (document: string) => number;
  /** Pictures of planets as data URLs, by id. The sphere fills the picture. */
  readonly planets: Readonly<Record<string, string>>;
}

export interface FinishedPicture {
  readonly view: View;
  readonly seats: readonly Faced[];
}

/** What the fonts cannot show, and control characters, which XML does not allow. */
const NOT_IN_FONTS =
  /[^\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{M}\p{Nd}\p{P}\p{Sc}\p{Sm} ]/gu;

/** A name as far as the fonts can show it. */
export function printableName(name: string): string {
  return name.replaceAll(NOT_IN_FONTS, '').replaceAll(/ +/g, ' ').trim();
}

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

function escaped(text: string): string {
  return text.replaceAll(/[&<>"]/g, (letter) => ESCAPES[letter] ?? '');
}

function document(inside: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">${inside}</svg>`;
}

function textElement(text: string, x: number, y: number, font: Font, look: string): string {
  const { family, weight, size } = font;
  return `<text x="${short(x)}" y="${short(y)}" font-family="${FAMILIES[family]}" font-weight="${weight}" font-size="${size}" ${look}>${escaped(text)}</text>`;
}

class SvgSurface implements Surface<string> {
  readonly #tools: SvgTools;
  readonly #parts: string[];
  #clips = 0;

  constructor(tools: SvgTools, background: string) {
    this.#tools = tools;
    this.#parts = [background];
  }

  textWidth(text: string, font: Font): number {
    return this.#tools.widthOf(document(textElement(text, 0, 100, font, '')));
  }

  text(
    text: string,
    x: number,
    y: number,
    font: Font,
    color: string,
    align: keyof typeof ANCHORS,
  ): void {
    const look = `fill="${color}" text-anchor="${ANCHORS[align]}"`;
    this.#parts.push(textElement(text, x, y, font, look));
  }

  circle(
    x: number,
    y: number,
    radius: number,
    { fill = 'none', stroke = 'none', width = 1 }: Parameters<Surface<string>['circle']>[3],
  ): void {
    this.#parts.push(disc(x, y, radius, fill, `stroke="${stroke}" stroke-width="${width}"`));
  }

  mark(path: string, x: number, y: number, size: number, color: string): void {
    const place = `translate(${short(x)} ${short(y)}) scale(${size / 24})`;
    this.#parts.push(`<path d="${path}" fill="${color}" transform="${place}"/>`);
  }

  face(image: string, x: number, y: number, radius: number): void {
    // An image of its own, because the gradients of all faces have the same ids.
    this.#image(`data:image/svg+xml,${encodeURIComponent(image)}`, x, y, radius);
  }

  planet(image: string, x: number, y: number, radius: number): void {
    this.#image(image, x, y, radius);
  }

  /** An image that fills a circle. */
  #image(address: string, x: number, y: number, radius: number): void {
    this.#clips++;
    const id = `clip${this.#clips}`;
    const size = `width="${short(2 * radius)}" height="${short(2 * radius)}"`;
    this.#parts.push(
      `<clipPath id="${id}">${disc(x, y, radius, '#000')}</clipPath>`,
      `<image href="${address}" x="${short(x - radius)}" y="${short(y - radius)}" ${size} clip-path="url(#${id})"/>`,
    );
  }

  finish(): string {
    return document(this.#parts.join(''));
  }
}

/** Stars, and the light of a near one behind the winner. */
function sky(star: number): string {
  const pen = new Pen('sky of the result');
  const stars = times(180, () => {
    const brightness = pen.between(0.15, 0.85).toFixed(2);
    const place = [pen.between(0, WIDTH), pen.between(0, HEIGHT)] as const;
    return disc(...place, 0.5 + pen.random() ** 3, '#fff', `opacity="${brightness}"`);
  });
  const light = pen.radial([
    [0, '#ffdf9a', 0.75],
    [0.3, '#f4b95c', 0.4],
    [0.5, '#6a4a78', 0.16],
    [1, '#2a2f66', 0],
  ]);
  const ground = `<rect width="${WIDTH}" height="${HEIGHT}" fill="${SPACE}"/>`;
  return ground + pen.finish(disc(star, FACE.y, 260, light) + stars, WIDTH, HEIGHT);
}

/** The picture as an SVG document. It uses the fonts Jost and Inter, and no other file. */
export function resultSvg(lang: Locale, { view, seats }: FinishedPicture, tools: SvgTools): string {
  const printable = seats.map((seat) => ({ ...seat, name: printableName(seat.name) }));
  const names = publicNames(lang, printable);
  const faces = onlineFaces(seats);
  const players = ranked(view);
  const imageOf = ({ planet = '' }: PlanetView) =>
    Object.hasOwn(tools.planets, planet) ? tools.planets[planet] : undefined;
  const surface = new SvgSurface(tools, sky(columnCenter(0, players.length)));
  drawResultPicture(surface, lang, COLORS, {
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
