// Renders SVG on a canvas in a worker, where browsers do not support SVG. Supports only what our
// drawing code uses. e2e/svg-raster.deep.desktop.spec.ts compares the results with the browser's.
import { SVGPathData } from 'svg-pathdata';

type Attributes = ReadonlyMap<string, string>;

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

interface Gradient {
  readonly isLinear: boolean;
  readonly attributes: Attributes;
  readonly stops: { readonly offset: number; readonly color: string }[];
}

interface Shape {
  readonly path: Path2D;
  /** Computes the bounding box without the stroke; only gradients need it. */
  readonly box: () => Box;
}

/** Matches a tag. The documents have no text, no comments, and no `>` in attribute values. */
const TAG = /<(\/?)(\w+)([^>]*?)\/?>/g;
const ATTRIBUTE = /([\w-]+)="([^"]*)"/g;
const TRANSFORM = /(\w+)\(([^)]*)\)/g;

const PAINT_ATTRIBUTES = [
  'fill',
  'stroke',
  'stroke-width',
  'stroke-linecap',
  'stroke-linejoin',
  'stroke-dasharray',
  'stroke-opacity',
];
const SUPPORTED: Readonly<Record<string, readonly string[]>> = {
  svg: ['xmlns', 'width', 'height', 'viewBox'],
  defs: [],
  g: ['transform', 'clip-path', ...PAINT_ATTRIBUTES],
  linearGradient: ['x1', 'y1', 'x2', 'y2'],
  radialGradient: ['cx', 'cy', 'r'],
  stop: ['offset', 'stop-color', 'stop-opacity'],
  clipPath: [],
  path: ['d', 'transform', 'opacity', ...PAINT_ATTRIBUTES],
  circle: ['cx', 'cy', 'r', 'transform', 'opacity', ...PAINT_ATTRIBUTES],
  ellipse: ['cx', 'cy', 'rx', 'ry', 'transform', 'opacity', ...PAINT_ATTRIBUTES],
  rect: ['x', 'y', 'width', 'height', 'rx', 'transform', 'opacity', ...PAINT_ATTRIBUTES],
};

function attributesOf(element: string, text: string): Attributes {
  const attributes = new Map<string, string>();
  for (const [, name = '', value = ''] of text.matchAll(ATTRIBUTE)) {
    if (name !== 'id' && SUPPORTED[element]?.includes(name) !== true)
      throw new RangeError(`unsupported attribute ${name} in ${element}`);
    attributes.set(name, value);
  }
  return attributes;
}

function numbersOf(text: string): readonly number[] {
  return text
    .split(/[\s,]+/)
    .filter((part) => part !== '')
    .map(Number);
}

function numberIn(attributes: Attributes, name: string, fallback = 0): number {
  return Number(attributes.get(name) ?? fallback);
}

/** Converts `#rgb` or `#rrggbb`, with an opacity from 0 to 1, to a CSS color. */
function cssColor(hex: string, opacity: number): string {
  const longHex = hex.length === 4 ? hex.replaceAll(/[0-9a-f]/gi, '$&$&') : hex;
  if (!/^#[0-9a-f]{6}$/i.test(longHex)) throw new RangeError(`unsupported color ${hex}`);
  const parts = [1, 3, 5].map((at) => Number.parseInt(longHex.slice(at, at + 2), 16));
  return `rgb(${parts.join(' ')} / ${opacity})`;
}

function shapeOf(element: string, attributes: Attributes): Shape {
  const number = (name: string) => numberIn(attributes, name);
  const path = new Path2D(element === 'path' ? attributes.get('d') : undefined);
  if (element === 'path') {
    const box = (): Box => {
      const { minX, minY, maxX, maxY } = new SVGPathData(attributes.get('d') ?? '').getBounds();
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

class Renderer {
  readonly #context: OffscreenCanvasRenderingContext2D;
  readonly #gradients = new Map<string, Gradient>();
  readonly #clips = new Map<string, Path2D>();
  /** Inherited attributes in each open group, innermost last. The first entry is the document. */
  readonly #groups: Attributes[] = [new Map()];
  /** The clip path that is open; shapes are added to it instead of being drawn. */
  #clip: Path2D | undefined;
  #stops: Gradient['stops'] = [];

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
        this.#gradients.set(id, {
          isLinear: element === 'linearGradient',
          attributes,
          stops: this.#stops,
        });
        return;
      case 'stop':
        this.#stops.push({
          offset: numberIn(attributes, 'offset'),
          color: cssColor(
            attributes.get('stop-color') ?? '',
            numberIn(attributes, 'stop-opacity', 1),
          ),
        });
        return;
      default:
        this.#draw(shapeOf(element, attributes), attributes);
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
    this.#transform(attributes);
    const clip = attributes.get('clip-path');
    if (clip === undefined) return;
    const path = this.#clips.get(clip);
    if (path === undefined) throw new RangeError(`unknown clip path ${clip}`);
    this.#context.clip(path);
  }

  #transform(attributes: Attributes): void {
    for (const [, kind, text = ''] of (attributes.get('transform') ?? '').matchAll(TRANSFORM)) {
      const [a = 0, b, c = 0] = numbersOf(text);
      if (kind === 'translate') this.#context.translate(a, b ?? 0);
      else if (kind === 'scale') this.#context.scale(a, b ?? a);
      else if (kind !== 'rotate') throw new RangeError(`unsupported transform ${kind}`);
      else {
        this.#context.translate(b ?? 0, c);
        this.#context.rotate((a * Math.PI) / 180);
        this.#context.translate(-(b ?? 0), -c);
      }
    }
  }

  #draw({ path, box }: Shape, attributes: Attributes): void {
    if (this.#clip !== undefined) {
      if (attributes.has('transform')) throw new RangeError('unsupported transform in a clip path');
      return this.#clip.addPath(path);
    }
    const context = this.#context;
    const valueOf = (name: string, fallback: string) =>
      attributes.get(name) ?? this.#groups.at(-1)?.get(name) ?? fallback;
    context.save();
    this.#transform(attributes);
    context.globalAlpha = numberIn(attributes, 'opacity', 1);
    this.#fill(path, valueOf('fill', '#000'), box);
    context.globalAlpha *= Number(valueOf('stroke-opacity', '1'));
    context.lineWidth = Number(valueOf('stroke-width', '1'));
    context.lineCap = valueOf('stroke-linecap', 'butt') as CanvasLineCap;
    context.lineJoin = valueOf('stroke-linejoin', 'miter') as CanvasLineJoin;
    context.setLineDash([...numbersOf(valueOf('stroke-dasharray', ''))]);
    this.#stroke(path, valueOf('stroke', 'none'), box);
    context.restore();
  }

  #gradientOf(paint: string): Gradient | undefined {
    const gradient = this.#gradients.get(paint);
    if (gradient === undefined && paint.startsWith('url(')) {
      throw new RangeError(`unknown gradient ${paint}`);
    }
    return gradient;
  }

  #fill(path: Path2D, paint: string, box: () => Box): void {
    if (paint === 'none') return;
    const context = this.#context;
    const gradient = this.#gradientOf(paint);
    if (gradient === undefined) {
      context.fillStyle = paint;
      return context.fill(path);
    }
    const bounds = box();
    const { x, y, width, height } = bounds;
    if (width === 0 || height === 0) return;
    if (gradient.isLinear) {
      context.fillStyle = this.#linear(gradient, bounds);
      return context.fill(path);
    }
    // SVG stretches a radial gradient to the bounding box. A canvas gradient is round, so the
    // context is stretched instead, and the path is shrunk.
    const squeezed = new Path2D();
    squeezed.addPath(path, new DOMMatrix([1 / width, 0, 0, 1 / height, -x / width, -y / height]));
    context.save();
    context.transform(width, 0, 0, height, x, y);
    context.fillStyle = this.#radial(gradient);
    context.fill(squeezed);
    context.restore();
  }

  #stroke(path: Path2D, paint: string, box: () => Box): void {
    if (paint === 'none') return;
    const context = this.#context;
    const gradient = this.#gradientOf(paint);
    if (gradient === undefined) {
      context.strokeStyle = paint;
      return context.stroke(path);
    }
    const bounds = box();
    if (bounds.width === 0 || bounds.height === 0) return;
    if (!gradient.isLinear) throw new RangeError('unsupported radial gradient in a stroke');
    context.strokeStyle = this.#linear(gradient, bounds);
    context.stroke(path);
  }

  #linear({ attributes, stops }: Gradient, { x, y, width, height }: Box): CanvasGradient {
    const [x1, y1] = [numberIn(attributes, 'x1'), numberIn(attributes, 'y1')];
    const [dx, dy] = [numberIn(attributes, 'x2') - x1, numberIn(attributes, 'y2') - y1];
    const [rx, ry] = [dx / width, dy / height];
    const scale = (dx * dx + dy * dy) / (rx * rx + ry * ry);
    const [left, top] = [x + x1 * width, y + y1 * height];
    return this.#withStops(
      this.#context.createLinearGradient(left, top, left + rx * scale, top + ry * scale),
      stops,
    );
  }

  #radial({ attributes, stops }: Gradient): CanvasGradient {
    const [x, y] = [numberIn(attributes, 'cx'), numberIn(attributes, 'cy')];
    const r = numberIn(attributes, 'r');
    return this.#withStops(this.#context.createRadialGradient(x, y, 0, x, y, r), stops);
  }

  #withStops(gradient: CanvasGradient, stops: Gradient['stops']): CanvasGradient {
    for (const { offset, color } of stops) gradient.addColorStop(offset, color);
    return gradient;
  }
}

/**
 * Renders an SVG document on a new canvas of the given width in pixels.
 *
 * @throws {RangeError} if an element, attribute, transform, gradient or stop color is not supported
 */
export function svgToCanvas(document: string, width: number): OffscreenCanvas {
  const [, text = ''] = /^<svg ([^>]*)>/.exec(document) ?? [];
  const size = attributesOf('svg', text);
  const scale = width / numberIn(size, 'width');
  const canvas = new OffscreenCanvas(width, Math.round(scale * numberIn(size, 'height')));
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('no 2D context for an offscreen canvas');
  context.scale(scale, scale);
  const renderer = new Renderer(context);
  for (const [, isEnd, element = '', attributes = ''] of document.matchAll(TAG)) {
    if (SUPPORTED[element] === undefined) throw new RangeError(`unsupported element ${element}`);
    if (isEnd === '/') renderer.end(element);
    else renderer.begin(element, attributesOf(element, attributes));
  }
  return canvas;
}
