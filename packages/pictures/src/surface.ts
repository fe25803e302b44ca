// Interface for drawing pictures, on a canvas of the page or as SVG on the server; text helpers.

// The size of pictures in pixels. Link previews in messengers usually have this size.
export const WIDTH = 1200;
export const HEIGHT = 630;

export interface Font {
  readonly family: 'title' | 'text';
  readonly weight: 400 | 500 | 600;
  readonly size: number;
}

export type Align = 'left' | 'center' | 'right';

export interface Circle {
  readonly fill?: string | undefined;
  readonly stroke?: string | undefined;
  readonly width?: number;
}

export interface Box extends Circle {
  /** Radius of the corners. */
  readonly round: number;
}

/** Draws shapes, texts and images. `Image` is the type of images that the surface can draw. */
export interface Surface<Image> {
  textWidth(text: string, font: Font): number;
  text(text: string, x: number, y: number, font: Font, color: string, align: Align): void;
  circle(x: number, y: number, radius: number, look: Circle): void;
  /** Draws a rectangle with round corners. (x, y) is its upper left corner. */
  box(x: number, y: number, width: number, height: number, look: Box): void;
  /** Draws a path in a box of 24 × 24, scaled to `size`; (x, y) is the upper left corner. */
  mark(path: string, x: number, y: number, size: number, color: string): void;
  face(image: Image, x: number, y: number, radius: number): void;
  /** Draws a planet around (x, y). `radius` is that of the sphere; the image may be larger. */
  planet(image: Image, x: number, y: number, radius: number): void;
}

/** Returns a text, shortened with an ellipsis if it is wider than `maxWidth`. */
export function fitted(measure: (text: string) => number, text: string, maxWidth: number): string {
  if (measure(text) <= maxWidth) return text;
  const letters = Array.from(text);
  const shown = (count: number) => `${letters.slice(0, count).join('').trimEnd()}…`;
  let [fits, long] = [1, letters.length];
  while (long - fits > 1) {
    const middle = Math.floor((fits + long) / 2);
    if (measure(shown(middle)) <= maxWidth) fits = middle;
    else long = middle;
  }
  return shown(fits);
}

interface TextLook {
  readonly font: Font;
  readonly color: string;
  readonly align?: Align;
  readonly maxWidth: number;
}

/** Draws a text, shortened with an ellipsis if it is wider than `maxWidth`. */
export function writeFitted(
  surface: Pick<Surface<unknown>, 'text' | 'textWidth'>,
  text: string,
  x: number,
  y: number,
  { font, color, align = 'left', maxWidth }: TextLook,
): void {
  const shown = fitted((one) => surface.textWidth(one, font), text, maxWidth);
  surface.text(shown, x, y, font, color, align);
}
