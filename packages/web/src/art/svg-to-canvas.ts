// Renders our own SVG documents on a canvas. Workers have no SVG support, and the page would parse them on its main thread.
// Supports only what our drawing code writes and throws on anything else; `e2e/svg-raster.deep.desktop.spec.ts` compares it with the browser.
import { SVGPathData } from 'svg-pathdata';

type Attributes = ReadonlyMap<string, string>;

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

interface Shade {
  readonly isLinear: boolean;
  readonly at: Attributes;
  readonly stops: { readonly offset: number; readonly color: string }[];
}

interface Outline {
  readonly path: Path2D;
  /** The bounding box without the stroke, computed when a gradient needs it. */
  readonly box: () => Box;
}

/** A tag. Our documents have no text, no comments and no `>` in values. */
const TAG = /<(\/?)(\w+)([^>]*?)\/?>/g;
const ATTRIBUTE = /([\w-]+)="([^"]*)"/g;
const TURN = /(\w+)\(([^)]*)\)/g;

/** The allowed attributes of each element, besides `id` and coordinates. */
const LOOKS = [
  'fill',
  'stroke',
  'stroke-width',
  'stroke-linecap',
  'stroke-linejoin',
  'stroke-dasharray',
  'stroke-opacity',
];
const KNOWN: Readonly<Record<string, readonly string[]>> = {
  svg: ['xmlns', 'width', 'height', 'viewBox'],
  defs: [],
  g: ['transform', 'clip-path', ...LOOKS],
  linearGradient: ['x1', 'y1', 'x2', 'y2'],
  radialGradient: ['cx', 'cy', 'r'],
  stop: ['offset', 'stop-color', 'stop-opacity'],
  clipPath: [],
  path: ['d', 'transform', 'opacity', ...LOOKS],
  circle: ['cx', 'cy', 'r', 'transform', 'opacity', ...LOOKS],
  ellipse: ['cx', 'cy', 'rx', 'ry', 'transform', 'opacity', ...LOOKS],
  rect: ['x', 'y', 'width', 'height', 'rx', 'transform', 'opacity', ...LOOKS],
};

function attributesOf(element: string, text: string): Attributes {
  const attributes = new Map<string, string>();
  for (const [, name = '', value = ''] of text.matchAll(ATTRIBUTE)) {
    if (name !== 'id' && KNOWN[element]?.includes(name) !== true)
      throw new RangeError(`No pen writes ${name} in ${element}`);
    attributes.set(name, value);
  }
  return attributes;
}

function numbersOf(text: string): readonly number[] {
  return text
    .split(/[\s,]+/)
    .filter((one) => one !== '')
    .map(Number);
}

function numberIn(attributes: Attributes, name: string, usual = 0): number {
  return Number(attributes.get(name) ?? usual);
}

/** `#rgb` or `#rrggbb` with an opacity. */
function colored(hex: string, opacity: number): string {
  const long = hex.length === 4 ? hex.replaceAll(/[0-9a-f]/gi, '$&$&') : hex;
  if (!/^#[0-9a-f]{6}$/i.test(long)) throw new RangeError(`No pen has the color ${hex}`);
  const parts = [1, 3, 5].map((at) => Number.parseInt(long.slice(at, at + 2), 16));
  return `rgb(${parts.join(' ')} / ${opacity})`;
}

function outlineOf(element: string, at: Attributes): Outline {
  const number = (name: string) => numberIn(at, name);
  const path = new Path2D(element === 'path' ? at.get('d') : undefined);
  if (element === 'path') {
    const box = (): Box => {
      const { minX, minY, maxX, maxY } = new SVGPathData(at.get('d') ?? '').getBounds();
      return { x: minX, y: minY, width: maxX - minX, height: maxY - minY };
    };
    return { path, box };
  }
  if (element === 'rect') {
    const [x, y, width, height] = [number('x'), number('y'), number('width'), number('height')];
    path.roundRect(x, y, width, height, number('rx'));
    return { path, box: () => ({ x, y, width, height }) };
  }
  const [rx, ry] = element === 'circle' ? [number('r'), number('r')] : [number('rx'), number('ry')];
  const [x, y] = [number('cx'), number('cy')];
  path.ellipse(x, y, rx, ry, 0, 0, 2 * Math.PI);
  return { path, box: () => ({ x: x - rx, y: y - ry, width: 2 * rx, height: 2 * ry }) };
}

class Inker {
  readonly #context: OffscreenCanvasRenderingContext2D;
  readonly #shades = new Map<string, Shade>();
  readonly #clips = new Map<string, Path2D>();
  /** The attributes of open groups, the innermost last. */
  readonly #groups: Attributes[] = [new Map()];
  /** The clip path being collected. */
  #clip: Path2D | undefined;
  #stops: Shade['stops'] = [];

  constructor(context: OffscreenCanvasRenderingContext2D) {
    this.#context = context;
    context.miterLimit = 4;
  }

  begin(element: string, attributes: Attributes): void {
    const id = `url(#${attributes.get('id')})`;
    switch (element) {
      case 'svg':
      case 'defs':
        return;
      case 'g':
        return this.#beginGroup(attributes);
      case 'clipPath':
        this.#clip = new Path2D();
        this.#clips.set(id, this.#clip);
        return;
      case 'linearGradient':
      case 'radialGradient':
        this.#stops = [];
        this.#shades.set(id, {
          isLinear: element === 'linearGradient',
          at: attributes,
          stops: this.#stops,
        });
        return;
      case 'stop':
        this.#stops.push({
          offset: numberIn(attributes, 'offset'),
          color: colored(
            attributes.get('stop-color') ?? '',
            numberIn(attributes, 'stop-opacity', 1),
          ),
        });
        return;
      default:
        this.#outline(outlineOf(element, attributes), attributes);
    }
  }

  end(element: string): void {
    if (element === 'clipPath') this.#clip = undefined;
    if (element !== 'g') return;
    this.#groups.pop();
    this.#context.restore();
  }

  #beginGroup(attributes: Attributes): void {
    this.#groups.push(new Map([...(this.#groups.at(-1) ?? []), ...attributes]));
    this.#context.save();
    this.#turn(attributes);
    const clip = attributes.get('clip-path');
    if (clip === undefined) return;
    const path = this.#clips.get(clip);
    if (path === undefined) throw new RangeError(`Nothing was written under ${clip}`);
    this.#context.clip(path);
  }

  #turn(attributes: Attributes): void {
    for (const [, how, text = ''] of (attributes.get('transform') ?? '').matchAll(TURN)) {
      const [a = 0, b, c = 0] = numbersOf(text);
      if (how === 'translate') this.#context.translate(a, b ?? 0);
      else if (how === 'scale') this.#context.scale(a, b ?? a);
      else if (how !== 'rotate') throw new RangeError(`No pen turns by ${how}`);
      else {
        this.#context.translate(b ?? 0, c);
        this.#context.rotate((a * Math.PI) / 180);
        this.#context.translate(-(b ?? 0), -c);
      }
    }
  }

  #outline({ path, box }: Outline, own: Attributes): void {
    if (this.#clip !== undefined) {
      if (own.has('transform')) throw new RangeError('No pen turns what it clips by');
      return this.#clip.addPath(path);
    }
    const context = this.#context;
    const look = (name: string, usual: string) =>
      own.get(name) ?? this.#groups.at(-1)?.get(name) ?? usual;
    context.save();
    this.#turn(own);
    context.globalAlpha = numberIn(own, 'opacity', 1);
    this.#fill(path, look('fill', '#000'), box);
    context.globalAlpha *= Number(look('stroke-opacity', '1'));
    context.lineWidth = Number(look('stroke-width', '1'));
    context.lineCap = look('stroke-linecap', 'butt') as CanvasLineCap;
    context.lineJoin = look('stroke-linejoin', 'miter') as CanvasLineJoin;
    context.setLineDash([...numbersOf(look('stroke-dasharray', ''))]);
    this.#stroke(path, look('stroke', 'none'), box);
    context.restore();
  }

  /** Undefined for a solid color. */
  #shadeOf(ink: string): Shade | undefined {
    const shade = this.#shades.get(ink);
    if (shade === undefined && ink.startsWith('url(')) {
      throw new RangeError(`Nothing was written under ${ink}`);
    }
    return shade;
  }

  #fill(path: Path2D, ink: string, box: () => Box): void {
    if (ink === 'none') return;
    const context = this.#context;
    const shade = this.#shadeOf(ink);
    if (shade === undefined) {
      context.fillStyle = ink;
      return context.fill(path);
    }
    const place = box();
    const { x, y, width, height } = place;
    if (width === 0 || height === 0) return;
    if (shade.isLinear) {
      context.fillStyle = this.#linear(shade, place);
      return context.fill(path);
    }
    // A radial gradient has the width and height of its shape.
    const squeezed = new Path2D();
    squeezed.addPath(path, new DOMMatrix([1 / width, 0, 0, 1 / height, -x / width, -y / height]));
    context.save();
    context.transform(width, 0, 0, height, x, y);
    context.fillStyle = this.#round(shade);
    context.fill(squeezed);
    context.restore();
  }

  #stroke(path: Path2D, ink: string, box: () => Box): void {
    if (ink === 'none') return;
    const context = this.#context;
    const shade = this.#shadeOf(ink);
    if (shade === undefined) {
      context.strokeStyle = ink;
      return context.stroke(path);
    }
    const place = box();
    if (place.width === 0 || place.height === 0) return;
    if (!shade.isLinear) throw new RangeError('No pen draws a line with a round shade');
    context.strokeStyle = this.#linear(shade, place);
    context.stroke(path);
  }

  /** A linear gradient in the bounding box of a shape. */
  #linear({ at, stops }: Shade, { x, y, width, height }: Box): CanvasGradient {
    const [x1, y1] = [numberIn(at, 'x1'), numberIn(at, 'y1')];
    const [dx, dy] = [numberIn(at, 'x2') - x1, numberIn(at, 'y2') - y1];
    const [rx, ry] = [dx / width, dy / height];
    const long = (dx * dx + dy * dy) / (rx * rx + ry * ry);
    const [left, top] = [x + x1 * width, y + y1 * height];
    return this.#withStops(
      this.#context.createLinearGradient(left, top, left + rx * long, top + ry * long),
      stops,
    );
  }

  /** In units of the bounding box. */
  #round({ at, stops }: Shade): CanvasGradient {
    const [x, y, r] = [numberIn(at, 'cx'), numberIn(at, 'cy'), numberIn(at, 'r')];
    return this.#withStops(this.#context.createRadialGradient(x, y, 0, x, y, r), stops);
  }

  #withStops(gradient: CanvasGradient, stops: Shade['stops']): CanvasGradient {
    for (const { offset, color } of stops) gradient.addColorStop(offset, color);
    return gradient;
  }
}

/**
 * Renders a document on a new canvas of the given width in pixels.
 *
 * @throws {RangeError} if the document uses anything our drawing code does not write.
 */
export function svgToCanvas(document: string, width: number): OffscreenCanvas {
  const [, text = ''] = /^<svg ([^>]*)>/.exec(document) ?? [];
  const size = attributesOf('svg', text);
  const scale = width / numberIn(size, 'width');
  const canvas = new OffscreenCanvas(width, Math.round(scale * numberIn(size, 'height')));
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('This browser has no canvas beside the page');
  context.scale(scale, scale);
  const inker = new Inker(context);
  for (const [, isEnd, element = '', attributes = ''] of document.matchAll(TAG)) {
    if (KNOWN[element] === undefined) throw new RangeError(`No pen writes ${element}`);
    if (isEnd === '/') inker.end(element);
    else inker.begin(element, attributesOf(element, attributes));
  }
  return canvas;
}
