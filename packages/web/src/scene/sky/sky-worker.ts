// Worker that paints skies, to keep the main thread free.
import { paintSky } from './paint-sky.ts';
import type { ToImage } from './canvas.ts';
import type { SkyScene } from './sky-scene.ts';

export interface SkyOrder {
  readonly id: number;
  readonly scene: SkyScene;
}

export interface SkyPainted {
  readonly id: number;
  readonly picture: ImageBitmap;
}

const toImage: ToImage = (pixels, width, height) => {
  const canvas = new OffscreenCanvas(width, height);
  canvas.getContext('2d')?.putImageData(new ImageData(pixels, width, height), 0, 0);
  return canvas;
};

addEventListener('message', ({ data: { id, scene } }: MessageEvent<SkyOrder>) => {
  const canvas = new OffscreenCanvas(scene.width, scene.height);
  const context = canvas.getContext('2d', { alpha: false });
  if (context === null) return;
  paintSky(context, scene, toImage);
  const picture = canvas.transferToImageBitmap();
  const painted: SkyPainted = { id, picture };
  postMessage(painted, { transfer: [picture] });
});
