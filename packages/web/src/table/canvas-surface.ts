// Implements the drawing interface `Surface` (packages/pictures) on a canvas, for pictures that
// players share.
import type { PlanetView } from '@eminent/engine';
import type { Circle, Font, Surface } from '@eminent/pictures/surface';
import { frontImage } from '../art/planet-images.ts';
import { artName } from '../cards/planet.tsx';

/** Diameter of the planet in a planet picture, as a share of the picture's width. */
const PLANET_SHARE = 0.74;

type Context2D = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;
export type Families = Readonly<Record<Font['family'], string>>;

export function familiesOf(root: Element): Families {
  const style = getComputedStyle(root);
  const value = (name: string) => style.getPropertyValue(name).trim();
  return { title: value('--serif'), text: value('--sans') };
}

/** Loads the picture of a planet; undefined if there is none or if it fails to load. */
export async function loadPlanetPicture(planet: PlanetView): Promise<HTMLImageElement | undefined> {
  const address = frontImage(artName(planet));
  if (address === undefined) return undefined;
  const image = new Image();
  image.src = address;
  return image.decode().then(
    () => image,
    () => undefined,
  );
}

function startCircle(context: Context2D, x: number, y: number, radius: number): void {
  context.beginPath();
  context.arc(x, y, radius, 0, 2 * Math.PI);
}

function paintPath(context: Context2D, { fill, stroke, width = 1 }: Circle): void {
  if (fill !== undefined) {
    context.fillStyle = fill;
    context.fill();
  }
  if (stroke !== undefined) {
    context.lineWidth = width;
    context.strokeStyle = stroke;
    context.stroke();
  }
}

/** Returns a `Surface` that draws on a canvas with the given font families. */
export function canvasSurface(context: Context2D, families: Families): Surface<CanvasImageSource> {
  const useFont = ({ family, weight, size }: Font) => {
    context.font = `${weight} ${size}px ${families[family]}`;
  };
  return {
    textWidth(text, font) {
      useFont(font);
      return context.measureText(text).width;
    },
    text(text, x, y, font, color, align) {
      useFont(font);
      context.textAlign = align;
      context.fillStyle = color;
      context.fillText(text, x, y);
    },
    circle(x, y, radius, look) {
      startCircle(context, x, y, radius);
      paintPath(context, look);
    },
    box(x, y, width, height, look) {
      context.beginPath();
      context.roundRect(x, y, width, height, look.round);
      paintPath(context, look);
    },
    mark(path, x, y, size, color) {
      context.save();
      context.translate(x, y);
      context.scale(size / 24, size / 24);
      context.fillStyle = color;
      context.fill(new Path2D(path));
      context.restore();
    },
    face(image, x, y, radius) {
      context.save();
      startCircle(context, x, y, radius);
      context.clip();
      context.drawImage(image, x - radius, y - radius, 2 * radius, 2 * radius);
      context.restore();
    },
    planet(image, x, y, radius) {
      const full = (2 * radius) / PLANET_SHARE;
      context.drawImage(image, x - full / 2, y - full / 2, full, full);
    },
  };
}
