// Paints a sky on a canvas.
import { paintNight } from './night.ts';
import type { Develop, Paper } from './paper.ts';
import { paintPlain } from './plain.ts';
import type { SkyKind, SkyScene } from './scene.ts';
import { paintVellum } from './vellum.ts';

type Painter = (paper: Paper, scene: SkyScene, develop: Develop) => void;

const PAINTERS: Readonly<Record<SkyKind, Painter>> = {
  night: paintNight,
  vellum: paintVellum,
  plain: paintPlain,
};

export function paintSky(paper: Paper, scene: SkyScene, develop: Develop): void {
  PAINTERS[scene.kind](paper, scene, develop);
}
