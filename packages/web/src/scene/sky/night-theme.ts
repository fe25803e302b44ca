// Paints the sky of the dark theme: nebula, small stars, brass orbits, and the star with rays.
import { seededRandom } from '@eminent/pictures/random';
import { resolutionOf } from './cloud-resolution.ts';
import { nebula } from './nebula.ts';
import type { ToImage, SkyContext } from './canvas.ts';
import { rgba, type Orbit, type Rgb, type SkyScene, type Star, starlight } from './sky-scene.ts';
import { farStars } from './star-field.ts';
import { DISC_SHARE, sunDisc } from './sun-disc.ts';

export function paintNight(context: SkyContext, scene: SkyScene, toImage: ToImage): void {
  const { width, height, star } = scene;
  const { columns, rows } = resolutionOf(scene);
  context.imageSmoothingEnabled = true;
  context.imageSmoothingQuality = 'high';
  context.drawImage(toImage(nebula(scene, columns, rows), columns, rows), 0, 0, width, height);
  paintGrain(context, scene, toImage);
  paintFarStars(context, scene);
  if (star === undefined) return;
  for (const orbit of scene.orbits) paintOrbit(context, scene, star, orbit);
  if (scene.power > 0 && star.radius >= 1) paintStar(context, scene, star, toImage);
}

const GRAIN_SIDE = 128;

/** Paints faint noise, which avoids banding in dark gradients. */
function paintGrain(context: SkyContext, { width, height }: SkyScene, toImage: ToImage): void {
  const random = seededRandom(3);
  const pixels = new Uint8ClampedArray(GRAIN_SIDE * GRAIN_SIDE * 4);
  for (let at = 0; at < pixels.length; at += 4) {
    const light = random() < 0.5 ? 0 : 255;
    pixels.fill(light, at, at + 3);
    pixels[at + 3] = random() * 7;
  }
  const pattern = context.createPattern(toImage(pixels, GRAIN_SIDE, GRAIN_SIDE), 'repeat');
  if (pattern === null) return;
  context.fillStyle = pattern;
  context.fillRect(0, 0, width, height);
}

function paintFarStars(context: SkyContext, scene: SkyScene): void {
  for (const { x, y, radius, alpha, color, cross } of farStars(scene)) {
    if (alpha > 0.55) {
      const halo = context.createRadialGradient(x, y, 0, x, y, radius * 4);
      halo.addColorStop(0, rgba(color, alpha * 0.28));
      halo.addColorStop(1, rgba(color, 0));
      context.fillStyle = halo;
      context.fillRect(x - radius * 4, y - radius * 4, radius * 8, radius * 8);
    }
    if (cross) paintCross(context, x, y, radius * 7, rgba(color, 0.5), rgba(color, 0));
    context.fillStyle = rgba(color, alpha);
    context.beginPath();
    context.arc(x, y, radius, 0, Math.PI * 2);
    context.fill();
  }
}

function paintCross(
  context: SkyContext,
  x: number,
  y: number,
  reach: number,
  near: string,
  far: string,
) {
  for (const [dx, dy] of [
    [reach, 0],
    [0, reach],
  ] as const) {
    const beam = context.createLinearGradient(x - dx, y - dy, x + dx, y + dy);
    beam.addColorStop(0, far);
    beam.addColorStop(0.5, near);
    beam.addColorStop(1, far);
    context.strokeStyle = beam;
    context.lineWidth = Math.max(0.7, reach / 16);
    context.beginPath();
    context.moveTo(x - dx, y - dy);
    context.lineTo(x + dx, y + dy);
    context.stroke();
  }
}

function brass(context: SkyContext, { x, y }: Star, { rx, ry, strength }: Orbit): CanvasGradient {
  const metal = context.createLinearGradient(x - rx, y - ry, x + rx * 0.4, y + ry);
  metal.addColorStop(0, rgba([150, 108, 56], strength * 0.42));
  metal.addColorStop(0.35, rgba([226, 186, 112], strength * 0.8));
  metal.addColorStop(0.62, rgba([255, 236, 190], strength));
  metal.addColorStop(1, rgba([176, 130, 66], strength * 0.6));
  return metal;
}

function paintOrbit(context: SkyContext, { unit }: SkyScene, star: Star, orbit: Orbit): void {
  const { rx, ry, width, ticks } = orbit;
  if (rx <= 0 || ry <= 0) return;
  context.save();
  context.strokeStyle = brass(context, star, orbit);
  context.lineWidth = width * unit;
  context.beginPath();
  context.ellipse(star.x, star.y, rx, ry, 0, 0, Math.PI * 2);
  context.stroke();
  context.globalAlpha = 0.5;
  context.strokeStyle = rgba([0, 0, 0], orbit.strength * 0.8);
  context.beginPath();
  context.ellipse(
    star.x,
    star.y,
    rx - width * unit,
    Math.max(0, ry - width * unit),
    0,
    0,
    Math.PI * 2,
  );
  context.stroke();
  context.strokeStyle = brass(context, star, orbit);
  for (let i = 0; i < ticks; i++) {
    const angle = (i / ticks) * Math.PI * 2;
    const isLong = i % 6 === 0;
    const reach = (isLong ? 10 : 5) * unit;
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    context.globalAlpha = isLong ? 0.95 : 0.55;
    context.lineWidth = (isLong ? 1.2 : 0.9) * unit;
    context.beginPath();
    context.moveTo(star.x + cos * rx, star.y + sin * ry);
    context.lineTo(
      star.x + cos * (rx + reach),
      star.y + sin * (ry + reach * Math.max(0.55, ry / rx)),
    );
    context.stroke();
  }
  context.restore();
}

function paintStar(context: SkyContext, scene: SkyScene, star: Star, toImage: ToImage): void {
  const light = starlight(scene.warmth);
  context.save();
  context.globalCompositeOperation = 'screen';
  paintGlow(context, scene, star, light);
  paintRays(context, scene, star, light);
  context.globalCompositeOperation = 'source-over';
  const size = Math.max(16, Math.min(560, Math.round((star.radius / DISC_SHARE) * 2)));
  const reach = star.radius / DISC_SHARE;
  context.globalAlpha = scene.power;
  context.drawImage(
    toImage(sunDisc(size, scene.warmth), size, size),
    star.x - reach,
    star.y - reach,
    reach * 2,
    reach * 2,
  );
  context.globalCompositeOperation = 'lighter';
  paintFlare(context, scene, star, light);
  context.restore();
}

function paintGlow(context: SkyContext, scene: SkyScene, { x, y, radius }: Star, light: Rgb): void {
  const [red, green, blue] = light;
  const reach = radius * 6.5;
  const glow = context.createRadialGradient(x, y, 0, x, y, reach);
  glow.addColorStop(0, rgba(light, 0.75 * scene.power));
  glow.addColorStop(0.13, rgba(light, 0.5 * scene.power));
  glow.addColorStop(0.2, rgba([red, green * 0.86, blue * 0.7], 0.28 * scene.power));
  glow.addColorStop(0.42, rgba([red, green * 0.62, blue * 0.45], 0.09 * scene.power));
  glow.addColorStop(1, rgba([red, green * 0.5, blue * 0.4], 0));
  context.fillStyle = glow;
  context.fillRect(x - reach, y - reach, reach * 2, reach * 2);
}

const RAYS = 96;

function paintRays(context: SkyContext, scene: SkyScene, { x, y, radius }: Star, light: Rgb): void {
  const random = seededRandom(5);
  for (let i = 0; i < RAYS; i++) {
    const angle = ((i + random() * 0.9) / RAYS) * Math.PI * 2;
    const far = random() ** 3;
    const reach = radius * (1.7 + far * 6.5);
    const width = 0.007 + random() * 0.026 * (1 - far * 0.5);
    const alpha = (0.05 + random() * 0.15) * scene.power;
    const ray = context.createRadialGradient(x, y, radius * 0.8, x, y, reach);
    ray.addColorStop(0, rgba(light, alpha));
    ray.addColorStop(0.5, rgba(light, alpha * 0.34));
    ray.addColorStop(1, rgba(light, 0));
    context.fillStyle = ray;
    context.beginPath();
    context.moveTo(x, y);
    context.lineTo(x + Math.cos(angle - width) * reach, y + Math.sin(angle - width) * reach * 0.82);
    context.lineTo(x + Math.cos(angle + width) * reach, y + Math.sin(angle + width) * reach * 0.82);
    context.fill();
  }
}

function paintFlare(
  context: SkyContext,
  { unit, power }: SkyScene,
  { x, y, radius }: Star,
  light: Rgb,
) {
  const reach = radius * 9;
  const gleam = context.createLinearGradient(x - reach, 0, x + reach, 0);
  gleam.addColorStop(0, rgba(light, 0));
  gleam.addColorStop(0.5, rgba(light, 0.36 * power));
  gleam.addColorStop(1, rgba(light, 0));
  context.fillStyle = gleam;
  context.fillRect(x - reach, y - unit, reach * 2, 2 * unit);
}
