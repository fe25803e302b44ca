// Computes the small stars of a sky: position, brightness and color.
import { seededRandom } from '@eminent/pictures/random';
import { PlaneNoise } from './plane-noise.ts';
import { isBehindText, type Rgb, type SkyScene } from './sky-scene.ts';

interface FarStar {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  readonly alpha: number;
  readonly color: Rgb;
  readonly cross: boolean;
}

const COLORS: readonly Rgb[] = [
  [255, 255, 255],
  [255, 246, 228],
  [255, 222, 178],
  [186, 206, 255],
  [214, 226, 255],
];

const CALM_SHARE = 0.45;

/** Returns the stars of a sky, in pixels. They are denser in some regions, as in the Milky Way. */
export function farStars(scene: SkyScene): readonly FarStar[] {
  const { width, height, unit, calm, seed } = scene;
  const random = seededRandom(seed * 31);
  const band = new PlaneNoise(seed + 5);
  const grain = Math.max(0.8, unit * 0.8);
  const tries = Math.round(((width * height) / (unit * unit) / 420) * (calm ? CALM_SHARE : 1));
  const stars: FarStar[] = [];
  for (let i = 0; i < tries; i++) {
    const x = random() * width;
    const y = random() * height;
    const isFaint = isBehindText(scene, x);
    const bright = random() ** 8 * (isFaint ? 0.1 : 1);
    const color = COLORS[Math.floor(random() * COLORS.length)] as Rgb;
    const crowd = band.layers(x / unit / 420 + 2, y / unit / 300, 4);
    if (random() > 0.1 + Math.max(0, crowd - 0.36) * 2.4) continue;
    stars.push({
      x,
      y,
      color,
      radius: (0.4 + bright * 1.1) * grain,
      alpha: (isFaint ? 0.22 : 0.34) + bright * 0.62,
      cross: bright > 0.72 && !calm,
    });
  }
  return stars;
}
