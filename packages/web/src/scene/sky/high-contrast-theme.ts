// Paints the sky of the high-contrast theme: only the strongest orbits and the star.
import type { SkyContext } from './canvas.ts';
import { type Rgb, type SkyScene, WARMEST } from './sky-scene.ts';

const YELLOW: Rgb = [255, 215, 94];
const RED: Rgb = [255, 140, 116];
/** Only orbits with a higher strength are drawn. */
const MIN_STRENGTH = 0.45;

export function paintHighContrast(context: SkyContext, scene: SkyScene): void {
  const { width, height, unit, star } = scene;
  context.fillStyle = '#000';
  context.fillRect(0, 0, width, height);
  if (star === undefined) return;
  context.strokeStyle = '#8a8a8a';
  for (const { rx, ry } of scene.orbits.filter(({ strength }) => strength > MIN_STRENGTH)) {
    context.lineWidth = 1.5 * unit;
    context.beginPath();
    context.ellipse(star.x, star.y, Math.max(0, rx), Math.max(0, ry), 0, 0, Math.PI * 2);
    context.stroke();
  }
  if (scene.power <= 0) return;
  const share = scene.warmth / WARMEST;
  const parts = YELLOW.map((part, i) => Math.round(part + ((RED[i] as number) - part) * share));
  context.fillStyle = `rgb(${parts.join(',')})`;
  context.beginPath();
  context.arc(star.x, star.y, star.radius, 0, Math.PI * 2);
  context.fill();
}
