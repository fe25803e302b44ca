// Worker that paints skies, so that the page does not stutter.
import { paintSky } from './paint-sky.ts';
import type { Develop } from './canvas.ts';
import type { SkyScene } from './sky-scene.ts';

export interface SkyOrder {
  readonly id: number;
  readonly scene: SkyScene;
}

export interface SkyPainted {
  readonly id: number;
  readonly picture: ImageBitmap;
}

const develop: Develop = (pixels, width, height) => {
  const canvas = new OffscreenCanvas(width, height);
  canvas.getContext('2d')?.putImageData(new ImageData(pixels, width, height), 0, 0);
  return canvas;
};

addEventListener('message', ({ data: { id, scene } }: MessageEvent<SkyOrder>) => {
  const canvas = new OffscreenCanvas(scene.width, scene.height);
  const paper = canvas.getContext('2d', { alpha: false });
  if (paper === null) return;
  paintSky(paper, scene, develop);
  const picture = canvas.transferToImageBitmap();
  const painted: SkyPainted = { id, picture };
  postMessage(painted, { transfer: [picture] });
});
