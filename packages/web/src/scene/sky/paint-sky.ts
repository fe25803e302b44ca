// Paints a sky on a canvas, in the style of its theme.
import { paintNight } from './night-theme.ts';
import type { ToImage, SkyContext } from './canvas.ts';
import { paintHighContrast } from './high-contrast-theme.ts';
import type { SkyKind, SkyScene } from './sky-scene.ts';
import { paintParchment } from './parchment-theme.ts';

type Painter = (context: SkyContext, scene: SkyScene, toImage: ToImage) => void;

const PAINTERS: Readonly<Record<SkyKind, Painter>> = {
  night: paintNight,
  parchment: paintParchment,
  plain: paintHighContrast,
};

export function paintSky(context: SkyContext, scene: SkyScene, toImage: ToImage): void {
  PAINTERS[scene.kind](context, scene, toImage);
}
