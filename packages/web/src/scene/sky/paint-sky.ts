// Paints a sky on a canvas.
import { paintNight } from './night-theme.ts';
import type { Develop, Paper } from './canvas.ts';
import { paintPlain } from './high-contrast-theme.ts';
import type { SkyKind, SkyScene } from './sky-scene.ts';
import { paintVellum } from './parchment-theme.ts';

type Painter = (paper: Paper, scene: SkyScene, develop: Develop) => void;

const PAINTERS: Readonly<Record<SkyKind, Painter>> = {
  night: paintNight,
  vellum: paintVellum,
  plain: paintPlain,
};

export function paintSky(paper: Paper, scene: SkyScene, develop: Develop): void {
  PAINTERS[scene.kind](paper, scene, develop);
}
