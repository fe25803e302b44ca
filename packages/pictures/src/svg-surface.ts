// The drawing surface of the server: writes pictures as SVG documents.
import type { PlanetView } from '@eminent/engine';
import { box, disc, short } from './svg-pen.ts';
import { type Box, type Circle, type Font, HEIGHT, type Surface, WIDTH } from './surface.ts';

/** The page's fonts. Their names are those of the static versions. */
const FAMILIES: Readonly<Record<Font['family'], string>> = { title: 'Jost', text: 'Inter' };
const ANCHORS = { left: 'start', center: 'middle', right: 'end' } as const;

export interface SvgTools {
  /** Returns the width in pixels of the drawing in an SVG document. */
  readonly widthOf: (document: string) => number;
  /** Data URLs by planet id. The sphere fills the image. */
  readonly planets: Readonly<Record<string, string>>;
}

/** Returns the data URL of a planet's image; undefined if there is none. */
export function planetImage(
  { planets }: SvgTools,
  { planet = '' }: Pick<PlanetView, 'planet'>,
): string | undefined {
  return Object.hasOwn(planets, planet) ? planets[planet] : undefined;
}

/** Characters outside the scripts, signs and digits of the fonts, such as control characters. */
const NOT_IN_FONTS =
  /[^\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{M}\p{Nd}\p{P}\p{Sc}\p{Sm} ]/gu;

/** Removes characters that the fonts lack, and superfluous spaces, from a name. */
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

function document(content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">${content}</svg>`;
}

function textElement(text: string, x: number, y: number, font: Font, look: string): string {
  const { family, weight, size } = font;
  return `<text x="${short(x)}" y="${short(y)}" font-family="${FAMILIES[family]}" font-weight="${weight}" font-size="${size}" ${look}>${escaped(text)}</text>`;
}

/** Collects the elements of an SVG document. Images of faces are SVG texts, of planets URLs. */
export class SvgSurface implements Surface<string> {
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
    { fill = 'none', stroke = 'none', width = 1 }: Circle,
  ): void {
    this.#parts.push(disc(x, y, radius, fill, `stroke="${stroke}" stroke-width="${width}"`));
  }

  box(
    x: number,
    y: number,
    width: number,
    height: number,
    { round, fill = 'none', stroke = 'none', width: line = 1 }: Box,
  ): void {
    const look = `rx="${round}" stroke="${stroke}" stroke-width="${line}"`;
    this.#parts.push(box(x, y, width, height, fill, look));
  }

  mark(path: string, x: number, y: number, size: number, color: string): void {
    const place = `translate(${short(x)} ${short(y)}) scale(${size / 24})`;
    this.#parts.push(`<path d="${path}" fill="${color}" transform="${place}"/>`);
  }

  face(image: string, x: number, y: number, radius: number): void {
    // Embeds the face as a separate image, because the gradients of all faces have the same ids.
    this.#image(`data:image/svg+xml,${encodeURIComponent(image)}`, x, y, radius);
  }

  planet(image: string, x: number, y: number, radius: number): void {
    this.#image(image, x, y, radius);
  }

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
