// Worker that renders small pictures to image files, to keep the main thread free.
import { draw, type Subject } from './drawings.ts';
import { svgToCanvas } from './svg-to-canvas.ts';

export interface RasterOrder {
  readonly subject: Subject;
  /** Width in pixels. */
  readonly width: number;
}

export interface Rasterized {
  /** Undefined if rendering failed. */
  readonly print?: Blob;
}

async function press({ subject, width }: RasterOrder): Promise<Blob> {
  return svgToCanvas(await draw(subject), width).convertToBlob();
}

async function answer(order: RasterOrder): Promise<void> {
  const pressed: Rasterized = await press(order).then(
    (print) => ({ print }),
    () => ({}),
  );
  postMessage(pressed);
}

addEventListener('message', ({ data }: MessageEvent<RasterOrder>) => void answer(data));
