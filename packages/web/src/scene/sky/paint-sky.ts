// Paints a sky on a canvas.
import { paintNight } from './night-theme.ts';
import type { Develop, SkyCanvas } from './canvas.ts';
import { paintHighContrast } from './high-contrast-theme.ts';
import type { SkyKind, SkyScene } from './sky-scene.ts';
import { paintParchment } from './parchment-theme.ts';

type Painter = (paper: SkyCanvas, scene: SkyScene, develop: Develop) => void;

const PAINTERS: Readonly<Record<SkyKind, Painter>> = {
  night: paintNight,
  vellum: paintParchment,
  plain: paintHighContrast,
};

export function paintSky(paper: SkyCanvas, scene: SkyScene, develop: Develop): void {
  PAINTERS[scene.kind](paper, scene, develop);
}
