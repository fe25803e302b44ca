// Implements `Surface` (packages/pictures) on a canvas, for pictures that players share.
import type { PlanetView } from '@eminent/engine';
import type { Circle, Font, Surface } from '@eminent/pictures/surface';
import { frontImage } from '../art/planet-images.ts';
import { artName } from '../cards/planet.tsx';

/** The diameter of the sphere in a planet's picture, as a share of the picture's width. */
const SPHERE = 0.74;

type Paint = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;
export type Families = Readonly<Record<Font['family'], string>>;

/** The font families of the page, from its style sheet. */
export function familiesOf(root: Element): Families {
  const style = getComputedStyle(root);
  const value = (name: string) => style.getPropertyValue(name).trim();
  return { title: value('--serif'), text: value('--sans') };
}

/** The picture of a planet; undefined if it cannot be loaded, for example without a network. */
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

function startCircle(paint: Paint, x: number, y: number, radius: number): void {
  paint.beginPath();
  paint.arc(x, y, radius, 0, 2 * Math.PI);
}

/** Fills and strokes the current path, as far as the look has colors for that. */
function paintPath(paint: Paint, { fill, stroke, width = 1 }: Circle): void {
  if (fill !== undefined) {
    paint.fillStyle = fill;
    paint.fill();
  }
  if (stroke !== undefined) {
    paint.lineWidth = width;
    paint.strokeStyle = stroke;
    paint.stroke();
  }
}

/** A surface that draws on a canvas. */
export function canvasSurface(paint: Paint, families: Families): Surface<CanvasImageSource> {
  const useFont = ({ family, weight, size }: Font) => {
    paint.font = `${weight} ${size}px ${families[family]}`;
  };
  return {
    textWidth(text, font) {
      useFont(font);
      return paint.measureText(text).width;
    },
    text(text, x, y, font, color, align) {
      useFont(font);
      paint.textAlign = align;
      paint.fillStyle = color;
      paint.fillText(text, x, y);
    },
    circle(x, y, radius, look) {
      startCircle(paint, x, y, radius);
      paintPath(paint, look);
    },
    box(x, y, width, height, look) {
      paint.beginPath();
      paint.roundRect(x, y, width, height, look.round);
      paintPath(paint, look);
    },
    mark(path, x, y, size, color) {
      paint.save();
      paint.translate(x, y);
      paint.scale(size / 24, size / 24);
      paint.fillStyle = color;
      paint.fill(new Path2D(path));
      paint.restore();
    },
    face(image, x, y, radius) {
      paint.save();
      startCircle(paint, x, y, radius);
      paint.clip();
      paint.drawImage(image, x - radius, y - radius, 2 * radius, 2 * radius);
      paint.restore();
    },
    planet(image, x, y, radius) {
      const full = (2 * radius) / SPHERE;
      paint.drawImage(image, x - full / 2, y - full / 2, full, full);
    },
  };
}
