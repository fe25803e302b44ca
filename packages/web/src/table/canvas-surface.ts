// Draws pictures to share on a canvas.
import type { Circle, Font, Surface } from '@eminent/pictures/surface';

/** The share of a planet's picture that the sphere fills. */
const SPHERE = 0.74;

type Paint = CanvasRenderingContext2D;
export type Families = Readonly<Record<Font['family'], string>>;

/** A surface that draws on a canvas. */
export function canvasSurface(paint: Paint, families: Families): Surface<CanvasImageSource> {
  const useFont = ({ family, weight, size }: Font) => {
    paint.font = `${weight} ${size}px ${families[family]}`;
  };
  const addCircle = (x: number, y: number, radius: number) => {
    paint.beginPath();
    paint.arc(x, y, radius, 0, 2 * Math.PI);
  };
  const paintPath = ({ fill, stroke, width = 1 }: Circle) => {
    if (fill !== undefined) {
      paint.fillStyle = fill;
      paint.fill();
    }
    if (stroke !== undefined) {
      paint.lineWidth = width;
      paint.strokeStyle = stroke;
      paint.stroke();
    }
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
      addCircle(x, y, radius);
      paintPath(look);
    },
    box(x, y, width, height, look) {
      paint.beginPath();
      paint.roundRect(x, y, width, height, look.round);
      paintPath(look);
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
      addCircle(x, y, radius);
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
