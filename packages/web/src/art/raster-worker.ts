// Draws small pictures beside the page and makes image files of them, so that its own thread is left to its player.
import { draw, type Subject } from './drawings.ts';
import { svgToCanvas } from './svg-to-canvas.ts';

export interface RasterOrder {
  readonly subject: Subject;
  /** In pixels. */
  readonly width: number;
}

export interface Rasterized {
  /** Absent where it could not be made. */
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
