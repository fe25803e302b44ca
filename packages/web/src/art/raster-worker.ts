// Worker that renders small pictures to image files, to keep the main thread free.
import { draw, type Subject } from './drawings.ts';
import { svgToCanvas } from './svg-to-canvas.ts';

export interface RasterOrder {
  readonly subject: Subject;
  readonly width: number;
}

export interface Rasterized {
  /** Undefined if rendering failed. */
  readonly image?: Blob;
}

async function rasterize({ subject, width }: RasterOrder): Promise<Rasterized> {
  try {
    return { image: await svgToCanvas(await draw(subject), width).convertToBlob() };
  } catch {
    return {};
  }
}

addEventListener('message', ({ data }: MessageEvent<RasterOrder>) => {
  void rasterize(data).then((rasterized) => postMessage(rasterized));
});
