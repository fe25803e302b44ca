// Paints planets beside the page, so that nothing stutters.
import type { PlanetKind } from '@eminent/engine';
import { paintPlanet } from './paint-planet.ts';
import { paintFaceDownPlanet } from './paint-face-down-planet.ts';

export interface PaintOrder {
  readonly name: string;
  readonly type: PlanetKind;
  readonly dark: boolean;
  /** Width and height in pixels. */
  readonly size: number;
}

export interface Painted {
  readonly order: PaintOrder;
  /** Absent where it could not be made, so that those behind it are. */
  readonly picture?: Blob;
}

async function paint(order: PaintOrder): Promise<Blob> {
  const { name, type, dark, size } = order;
  const pixels = dark ? paintFaceDownPlanet(name, type, size) : paintPlanet(name, type, size);
  const canvas = new OffscreenCanvas(size, size);
  canvas.getContext('2d')?.putImageData(new ImageData(pixels, size, size), 0, 0);
  return canvas.convertToBlob();
}

async function answer(order: PaintOrder): Promise<void> {
  const painted: Painted = await paint(order).then(
    (picture) => ({ order, picture }),
    () => ({ order }),
  );
  postMessage(painted);
}

addEventListener('message', ({ data }: MessageEvent<PaintOrder>) => void answer(data));
