// Paints planets beside the page, so that nothing stutters.
import type { PlanetType } from '@eminent/engine';
import { paintPlanet } from './paint-planet.ts';

export interface PaintOrder {
  readonly name: string;
  readonly type: PlanetType;
  readonly size: number;
}

export interface Painted extends PaintOrder {
  readonly pixels: Uint8ClampedArray<ArrayBuffer>;
}

addEventListener('message', ({ data }: MessageEvent<PaintOrder>) => {
  const painted: Painted = { ...data, pixels: paintPlanet(data.name, data.type, data.size) };
  postMessage(painted, { transfer: [painted.pixels.buffer] });
});
