// Writes SVG for card scenes, faces and backgrounds, equal for equal seeds. `svg-to-canvas.ts` of
// the page must support every element and attribute used here.
import { seededRandom, seedOf } from './random.ts';

// The size of card scenes.
export const WIDTH = 140;
export const HEIGHT = 196;

/** A gradient stop: position from 0 to 1, color, opacity. */
export type Stop = readonly [at: number, color: string, opacity?: number];
export type Scene = (pen: Pen) => string;

/** Rounds to a tenth of a unit, which is less than a pixel. */
export function short(n: number): string {
  return String(Math.round(n * 10) / 10);
}

/** Calls `draw` with 0 to n - 1 and joins the results. */
export function times(n: number, draw: (i: number) => string): string {
  return Array.from({ length: n }, (_, i) => draw(i)).join('');
}

/** Returns a drawing that is scaled, rotated by `turn` degrees and moved to (x, y). */
export function at(x: number, y: number, scale: number, content: string, turn = 0): string {
  return `<g transform="translate(${short(x)} ${short(y)}) rotate(${short(turn)}) scale(${scale})">${content}</g>`;
}

export function line(d: string, color: string, width: number, opacity = 1): string {
  return `<path d="${d}" fill="none" stroke="${color}" stroke-width="${width}" opacity="${opacity}" stroke-linecap="round"/>`;
}

export function shape(d: string, fill: string, more = ''): string {
  return `<path d="${d}" fill="${fill}" ${more}/>`;
}

export function disc(x: number, y: number, r: number, fill: string, more = ''): string {
  return `<circle cx="${short(x)}" cy="${short(y)}" r="${short(r)}" fill="${fill}" ${more}/>`;
}

export function oval(
  x: number,
  y: number,
  rx: number,
  ry: number,
  fill: string,
  more = '',
): string {
  return `<ellipse cx="${short(x)}" cy="${short(y)}" rx="${short(rx)}" ry="${short(ry)}" fill="${fill}" ${more}/>`;
}

export function box(x: number, y: number, w: number, h: number, fill: string, more = ''): string {
  return `<rect x="${short(x)}" y="${short(y)}" width="${short(w)}" height="${short(h)}" fill="${fill}" ${more}/>`;
}

/** Mixes `#rgb` or `#rrggbb` colors. `share` is that of the second one, from 0 to 1. */
export function mixColors(from: string, to: string, share: number): string {
  const [a, b] = [from, to].map((color) => {
    const long = color.length === 4 ? color.replaceAll(/[0-9a-f]/gi, '$&$&') : color;
    return [1, 3, 5].map((at) => Number.parseInt(long.slice(at, at + 2), 16));
  });
  const parts = [0, 1, 2].map((i) => {
    const [low, high] = [a?.[i] ?? 0, b?.[i] ?? 0];
    return Math.round(low + (high - low) * share)
      .toString(16)
      .padStart(2, '0');
  });
  return `#${parts.join('')}`;
}

/** Collects the gradients and clip paths of an SVG document. Has its own random numbers. */
export class Pen {
  readonly #defs: string[] = [];
  /** Returns a number from 0 to 1. */
  readonly random: () => number;

  constructor(seed: string) {
    this.random = seededRandom(seedOf(seed));
  }

  between(low: number, high: number): number {
    return low + this.random() * (high - low);
  }

  #define(element: string, attributes: string, content: string): string {
    const id = `d${this.#defs.length + 1}`;
    this.#defs.push(`<${element} id="${id}" ${attributes}>${content}</${element}>`);
    return `url(#${id})`;
  }

  /**
   * Defines a linear gradient, with points in fractions of the bounding box. All methods that
   * define a gradient return its URL for the attribute `fill`.
   */
  linearBetween(x1: number, y1: number, x2: number, y2: number, stops: readonly Stop[]): string {
    const ends = `x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}"`;
    return this.#define('linearGradient', ends, stops.map(stopText).join(''));
  }

  /** Defines a linear gradient from top to bottom. */
  linear(stops: readonly Stop[]): string {
    return this.linearBetween(0, 0, 0, 1, stops);
  }

  /** Defines a linear gradient from the upper left to the lower right. */
  diagonal(stops: readonly Stop[]): string {
    return this.linearBetween(0, 0, 1, 1, stops);
  }

  /** Defines a linear gradient from left to right. */
  across(stops: readonly Stop[]): string {
    return this.linearBetween(0, 0, 1, 0, stops);
  }

  /** Defines a radial gradient. Center and radius are fractions of the bounding box. */
  radialAt(cx: number, cy: number, r: number, stops: readonly Stop[]): string {
    const ends = `cx="${cx}" cy="${cy}" r="${r}"`;
    return this.#define('radialGradient', ends, stops.map(stopText).join(''));
  }

  /** Defines a radial gradient that fills the bounding box. */
  radial(stops: readonly Stop[]): string {
    return this.radialAt(0.5, 0.5, 0.5, stops);
  }

  /** Defines a clip path and returns its URL. */
  clip(content: string): string {
    return this.#define('clipPath', '', content);
  }

  /** Draws a sky with the colors from top to bottom, and bright clouds. */
  sky(...colors: readonly string[]): string {
    const stops = colors.map((one, i): Stop => [i / (colors.length - 1), one]);
    const light = mixColors(colors[Math.floor(colors.length / 2)] ?? '#fff', '#ffffff', 0.42);
    const cloud = this.radial([
      [0, light, 0.2],
      [0.5, light, 0.08],
      [1, light, 0],
    ]);
    const clouds = times(6, () => {
      const [x, y] = [this.between(-10, 150), this.between(-10, 110)];
      const turn = `transform="rotate(${short(this.between(-40, 20))} ${short(x)} ${short(y)})"`;
      return oval(x, y, this.between(30, 70), this.between(12, 30), cloud, turn);
    });
    return box(0, 0, WIDTH, HEIGHT, this.linear(stops)) + clouds;
  }

  /** Draws `n` stars between the upper edge and the y coordinate `low`. */
  stars(n: number, low = 110, color = '#fff'): string {
    return times(n, () => {
      const r = 0.25 + this.random() ** 2;
      const place = [this.between(0, WIDTH), this.between(0, low)] as const;
      return `<circle cx="${short(place[0])}" cy="${short(place[1])}" r="${r.toFixed(2)}" fill="${color}" opacity="${this.between(0.25, 0.95).toFixed(2)}"/>`;
    });
  }

  /** Draws a disc of light that fades toward its edge. */
  glow(x: number, y: number, r: number, color: string, opacity = 0.8): string {
    const stops: Stop[] = [
      [0, '#fff', opacity],
      [0.25, color, opacity * 0.8],
      [1, color, 0],
    ];
    return disc(x, y, r, this.radial(stops));
  }

  /** Draws hills from the y coordinate `y` to the lower edge, darker toward the bottom. */
  ridge(y: number, rough: number, fill: string, step = 10): string {
    let crest = '';
    for (let x = 0; x <= WIDTH; x += step)
      crest += `${x === 0 ? 'M' : 'L'}${x} ${short(y + this.between(-0.5, 0.5) * rough)}`;
    const backdrop = this.linear([
      [0, mixColors(fill, '#ffffff', 0.16)],
      [0.14, fill],
      [0.75, mixColors(fill, '#000000', 0.6)],
    ]);
    const light = mixColors(fill, '#ffffff', 0.55);
    const folds = times(9, () => {
      const [x, down] = [this.between(-8, WIDTH), this.between(4, 30)];
      return line(
        `M${short(x)} ${short(y + down)}q${short(this.between(6, 16))}-${short(this.between(1, 3))} ${short(this.between(16, 36))} ${short(this.between(0, 4))}`,
        light,
        0.6,
        Number(short(Math.max(0.05, 0.24 - down / 150))),
      );
    });
    return shape(`${crest}V${HEIGHT}H0z`, backdrop) + folds + line(crest, light, 0.8, 0.55);
  }

  /** Draws a planet lit from the upper left, with cloud bands, an atmosphere and a night side. */
  planet(x: number, y: number, r: number, light: string, middle: string, night: string): string {
    const lit = this.radialAt(0.32, 0.28, 0.85, [
      [0, light],
      [0.5, middle],
      [1, night],
    ]);
    const air = this.radialAt(0.475, 0.47, 0.5, [
      [0.8, light, 0],
      [0.84, light, 0.3],
      [1, light, 0],
    ]);
    const dark = this.radialAt(0.34, 0.3, 0.78, [
      [0.6, night, 0],
      [1, mixColors(night, '#000000', 0.4), 0.7],
    ]);
    const bands = times(5, (i) => {
      const at = short(y - r + (r * (i + 0.7 + this.between(-0.3, 0.3))) / 2.6);
      return line(
        `M${short(x - r)} ${at}q${short(r)} ${short(r * this.between(0.14, 0.34))} ${short(2 * r)}-${short(r * 0.12)}`,
        i % 2 === 0 ? light : night,
        Number(short(r * this.between(0.05, 0.15))),
        0.22,
      );
    });
    const sphere = this.clip(disc(x, y, r, '#000'));
    return `${disc(x, y, r * 1.15, air)}${disc(x, y, r, lit)}<g clip-path="${sphere}">${bands}</g>${disc(x, y, r, dark)}${disc(
      x,
      y,
      r - 0.3,
      'none',
      `stroke="${light}" stroke-width=".6" opacity=".5"`,
    )}`;
  }

  /** Adds light from the upper left, a vignette, and a dark lower part for the text. */
  graded(scene: string): string {
    const wash = this.radialAt(0.1, 0, 0.7, [
      [0, '#fff6dc', 0.12],
      [1, '#fff6dc', 0],
    ]);
    const corners = this.radialAt(0.48, 0.34, 0.82, [
      [0.5, '#03040c', 0],
      [1, '#03040c', 0.46],
    ]);
    const foot = this.linear([
      [0.6, '#04050f', 0],
      [1, '#04050f', 0.7],
    ]);
    return scene + [corners, foot, wash].map((light) => box(0, 0, WIDTH, HEIGHT, light)).join('');
  }

  /** Returns the complete SVG document. Its ids are unique only within the document. */
  finish(content: string, width = WIDTH, height = HEIGHT): string {
    return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><defs>${this.#defs.join('')}</defs>${content}</svg>`;
  }
}

function stopText([offset, color, opacity]: Stop): string {
  const attribute = opacity === undefined ? '' : ` stop-opacity="${opacity}"`;
  return `<stop offset="${offset}" stop-color="${color}"${attribute}/>`;
}
