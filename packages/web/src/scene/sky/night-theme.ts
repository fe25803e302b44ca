// The sky of the dark theme: nebula, stars, brass orbits, and the star with its rays.
import { pictureChance } from '../../art/sphere-noise.ts';
import { cellsOf } from './cloud-resolution.ts';
import { nebula } from './nebula.ts';
import type { Develop, SkyCanvas } from './canvas.ts';
import { ink, type Orbit, type Rgb, type SkyScene, type Star, starlight } from './sky-scene.ts';
import { farStars } from './star-field.ts';
import { DISC_SHARE, sunDisc } from './sun-disc.ts';

export function paintNight(paper: SkyCanvas, scene: SkyScene, develop: Develop): void {
  const { width, height, star } = scene;
  const { columns, rows } = cellsOf(scene);
  paper.imageSmoothingEnabled = true;
  paper.imageSmoothingQuality = 'high';
  paper.drawImage(develop(nebula(scene, columns, rows), columns, rows), 0, 0, width, height);
  paintGrain(paper, scene, develop);
  paintFarStars(paper, scene);
  if (star === undefined) return;
  for (const orbit of scene.orbits) paintOrbit(paper, scene, star, orbit);
  if (scene.power > 0 && star.radius >= 1) paintStar(paper, scene, star, develop);
}

const GRAIN = 128;

/** Invisible noise that avoids banding in dark gradients. */
function paintGrain(paper: SkyCanvas, { width, height }: SkyScene, develop: Develop): void {
  const chance = pictureChance(3);
  const pixels = new Uint8ClampedArray(GRAIN * GRAIN * 4);
  for (let at = 0; at < pixels.length; at += 4) {
    const light = chance() < 0.5 ? 0 : 255;
    pixels.fill(light, at, at + 3);
    pixels[at + 3] = chance() * 7;
  }
  const pattern = paper.createPattern(develop(pixels, GRAIN, GRAIN), 'repeat');
  if (pattern === null) return;
  paper.fillStyle = pattern;
  paper.fillRect(0, 0, width, height);
}

function paintFarStars(paper: SkyCanvas, scene: SkyScene): void {
  for (const { x, y, radius, alpha, color, cross } of farStars(scene)) {
    if (alpha > 0.55) {
      const halo = paper.createRadialGradient(x, y, 0, x, y, radius * 4);
      halo.addColorStop(0, ink(color, alpha * 0.28));
      halo.addColorStop(1, ink(color, 0));
      paper.fillStyle = halo;
      paper.fillRect(x - radius * 4, y - radius * 4, radius * 8, radius * 8);
    }
    if (cross) paintCross(paper, x, y, radius * 7, ink(color, 0.5), ink(color, 0));
    paper.fillStyle = ink(color, alpha);
    paper.beginPath();
    paper.arc(x, y, radius, 0, Math.PI * 2);
    paper.fill();
  }
}

function paintCross(
  paper: SkyCanvas,
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
    const beam = paper.createLinearGradient(x - dx, y - dy, x + dx, y + dy);
    beam.addColorStop(0, far);
    beam.addColorStop(0.5, near);
    beam.addColorStop(1, far);
    paper.strokeStyle = beam;
    paper.lineWidth = Math.max(0.7, reach / 16);
    paper.beginPath();
    paper.moveTo(x - dx, y - dy);
    paper.lineTo(x + dx, y + dy);
    paper.stroke();
  }
}

/** Brass is brighter near the star, and in front of it more than behind it. */
function brass(paper: SkyCanvas, { x, y }: Star, { rx, ry, strength }: Orbit): CanvasGradient {
  const metal = paper.createLinearGradient(x - rx, y - ry, x + rx * 0.4, y + ry);
  metal.addColorStop(0, ink([150, 108, 56], strength * 0.42));
  metal.addColorStop(0.35, ink([226, 186, 112], strength * 0.8));
  metal.addColorStop(0.62, ink([255, 236, 190], strength));
  metal.addColorStop(1, ink([176, 130, 66], strength * 0.6));
  return metal;
}

function paintOrbit(paper: SkyCanvas, { unit }: SkyScene, star: Star, orbit: Orbit): void {
  const { rx, ry, width, ticks } = orbit;
  if (rx <= 0 || ry <= 0) return;
  paper.save();
  paper.strokeStyle = brass(paper, star, orbit);
  paper.lineWidth = width * unit;
  paper.beginPath();
  paper.ellipse(star.x, star.y, rx, ry, 0, 0, Math.PI * 2);
  paper.stroke();
  // The shadow of the engraving, slightly inside.
  paper.globalAlpha = 0.5;
  paper.strokeStyle = ink([0, 0, 0], orbit.strength * 0.8);
  paper.beginPath();
  paper.ellipse(
    star.x,
    star.y,
    rx - width * unit,
    Math.max(0, ry - width * unit),
    0,
    0,
    Math.PI * 2,
  );
  paper.stroke();
  paper.strokeStyle = brass(paper, star, orbit);
  for (let i = 0; i < ticks; i++) {
    const angle = (i / ticks) * Math.PI * 2;
    const long = i % 6 === 0;
    const reach = (long ? 10 : 5) * unit;
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    paper.globalAlpha = long ? 0.95 : 0.55;
    paper.lineWidth = (long ? 1.2 : 0.9) * unit;
    paper.beginPath();
    paper.moveTo(star.x + cos * rx, star.y + sin * ry);
    paper.lineTo(
      star.x + cos * (rx + reach),
      star.y + sin * (ry + reach * Math.max(0.55, ry / rx)),
    );
    paper.stroke();
  }
  paper.restore();
}

function paintStar(paper: SkyCanvas, scene: SkyScene, star: Star, develop: Develop): void {
  const light = starlight(scene.warmth);
  paper.save();
  paper.globalCompositeOperation = 'screen';
  paintGlow(paper, scene, star, light);
  paintRays(paper, scene, star, light);
  paper.globalCompositeOperation = 'source-over';
  const size = Math.max(16, Math.min(560, Math.round((star.radius / DISC_SHARE) * 2)));
  const reach = star.radius / DISC_SHARE;
  paper.globalAlpha = scene.power;
  paper.drawImage(
    develop(sunDisc(size, scene.warmth), size, size),
    star.x - reach,
    star.y - reach,
    reach * 2,
    reach * 2,
  );
  paper.globalCompositeOperation = 'lighter';
  paintGleam(paper, scene, star, light);
  paper.restore();
}

function paintGlow(paper: SkyCanvas, scene: SkyScene, { x, y, radius }: Star, light: Rgb): void {
  const [red, green, blue] = light;
  const reach = radius * 6.5;
  const glow = paper.createRadialGradient(x, y, 0, x, y, reach);
  glow.addColorStop(0, ink(light, 0.75 * scene.power));
  glow.addColorStop(0.13, ink(light, 0.5 * scene.power));
  glow.addColorStop(0.2, ink([red, green * 0.86, blue * 0.7], 0.28 * scene.power));
  glow.addColorStop(0.42, ink([red, green * 0.62, blue * 0.45], 0.09 * scene.power));
  glow.addColorStop(1, ink([red, green * 0.5, blue * 0.4], 0));
  paper.fillStyle = glow;
  paper.fillRect(x - reach, y - reach, reach * 2, reach * 2);
}

const RAYS = 96;

/** Tapering rays of various lengths; a few are long. */
function paintRays(paper: SkyCanvas, scene: SkyScene, { x, y, radius }: Star, light: Rgb): void {
  const chance = pictureChance(5);
  for (let i = 0; i < RAYS; i++) {
    const angle = ((i + chance() * 0.9) / RAYS) * Math.PI * 2;
    const far = chance() ** 3;
    const reach = radius * (1.7 + far * 6.5);
    const width = 0.007 + chance() * 0.026 * (1 - far * 0.5);
    const alpha = (0.05 + chance() * 0.15) * scene.power;
    const ray = paper.createRadialGradient(x, y, radius * 0.8, x, y, reach);
    ray.addColorStop(0, ink(light, alpha));
    ray.addColorStop(0.5, ink(light, alpha * 0.34));
    ray.addColorStop(1, ink(light, 0));
    paper.fillStyle = ray;
    paper.beginPath();
    paper.moveTo(x, y);
    paper.lineTo(x + Math.cos(angle - width) * reach, y + Math.sin(angle - width) * reach * 0.82);
    paper.lineTo(x + Math.cos(angle + width) * reach, y + Math.sin(angle + width) * reach * 0.82);
    paper.fill();
  }
}

/** A horizontal lens flare. */
function paintGleam(
  paper: SkyCanvas,
  { unit, power }: SkyScene,
  { x, y, radius }: Star,
  light: Rgb,
) {
  const reach = radius * 9;
  const gleam = paper.createLinearGradient(x - reach, 0, x + reach, 0);
  gleam.addColorStop(0, ink(light, 0));
  gleam.addColorStop(0.5, ink(light, 0.36 * power));
  gleam.addColorStop(1, ink(light, 0));
  paper.fillStyle = gleam;
  paper.fillRect(x - reach, y - unit, reach * 2, 2 * unit);
}
