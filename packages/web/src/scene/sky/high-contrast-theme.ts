// The sky of the high-contrast theme: only the strongest orbits and the star.
import type { SkyCanvas } from './canvas.ts';
import { type Rgb, type SkyScene, WARMEST } from './sky-scene.ts';

const YELLOW: Rgb = [255, 215, 94];
const RED: Rgb = [255, 140, 116];
/** Fainter orbits are not drawn. */
const SEEN = 0.45;

export function paintHighContrast(paper: SkyCanvas, scene: SkyScene): void {
  const { width, height, unit, star } = scene;
  paper.fillStyle = '#000';
  paper.fillRect(0, 0, width, height);
  if (star === undefined) return;
  paper.strokeStyle = '#8a8a8a';
  for (const { rx, ry } of scene.orbits.filter(({ strength }) => strength > SEEN)) {
    paper.lineWidth = 1.5 * unit;
    paper.beginPath();
    paper.ellipse(star.x, star.y, Math.max(0, rx), Math.max(0, ry), 0, 0, Math.PI * 2);
    paper.stroke();
  }
  if (scene.power <= 0) return;
  const share = scene.warmth / WARMEST;
  const parts = YELLOW.map((part, i) => Math.round(part + ((RED[i] as number) - part) * share));
  paper.fillStyle = `rgb(${parts.join(',')})`;
  paper.beginPath();
  paper.arc(star.x, star.y, star.radius, 0, Math.PI * 2);
  paper.fill();
}
