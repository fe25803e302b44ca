// The nebula: violet and teal gas lit by the star, with lanes of dark dust.
import { smooth } from '../../art/color.ts';
import { PlaneNoise } from './plane-noise.ts';
import { type Rgb, type SkyScene, starlight } from './sky-scene.ts';

const DEEP: Rgb = [7, 10, 30];
const VIOLET: Rgb = [52, 42, 122];
const TEAL: Rgb = [16, 92, 124];
const ROSE: Rgb = [138, 46, 118];

/** Densities at a point: three clouds of gas, and the dust in front of them. */
interface Gas {
  readonly violet: number;
  readonly teal: number;
  readonly rose: number;
  readonly dust: number;
  /** Factor for the light of the star that the gas reflects. */
  readonly reflection: number;
}

function gasAt(field: PlaneNoise, x: number, y: number): Gas {
  const qx = x / 330;
  const qy = y / 330;
  const wx = field.layers(qx * 1.1 + 3, qy * 1.1 + 1, 3);
  const wy = field.layers(qx * 1.1 + 9, qy * 1.1 + 7, 3);
  const first = field.layers(qx + wx * 1.7, qy * 1.25 + wy * 1.7, 5);
  const second = field.layers(qx * 0.7 + wy * 1.9 + 20, qy * 0.9 + wx + 11, 4);
  // Where the noise is near its mean there is a thin line: bright gas (thread) or dark dust (lane).
  const thread = 1 - Math.abs(2 * first - 0.97) * 6;
  const lane =
    1 - Math.abs(2 * field.layers(qx * 0.8 + wx * 1.3 + 40, qy * 1.5 + wy + 3, 4) - 0.94) * 4;
  return {
    violet: Math.max(0, (first - 0.44) * 3) + Math.max(0, thread) ** 3 * 0.12,
    teal: Math.max(0, (second - 0.475) * 3.3),
    rose: Math.max(0, (first * second - 0.24) * 3.6),
    dust: smooth(0.25, 1, lane) * 0.55,
    reflection: 0.5 + first * 0.8,
  };
}

function lightAt(dx: number, dy: number, power: number): number {
  const away = Math.hypot(dx, dy * 1.45);
  return power * (Math.exp(-away / 210) * 0.5 + Math.exp(-away / 560) * 0.3);
}

/**
 * Relative luminance above which the gas is darkened, and the maximum after that, so that muted
 * text in front of it has a contrast of 4.5:1.
 */
const KNEE = 0.05;
const BRIGHTEST = 0.074;
/** Distances in radii of the star: gas within NEAR is not darkened, gas beyond FAR fully. */
const [NEAR, FAR] = [1.5, 2.1];

/** Factor that darkens a color (0 to 255) at a distance of `away` radii from the star. */
function darkening(red: number, green: number, blue: number, away: number): number {
  const light = (0.2126 * red ** 2.2 + 0.7152 * green ** 2.2 + 0.0722 * blue ** 2.2) / 255 ** 2.2;
  if (light <= KNEE) return 1;
  const range = BRIGHTEST - KNEE;
  const darkened = KNEE + range * (1 - Math.exp((KNEE - light) / range));
  return 1 - (1 - (darkened / light) ** (1 / 2.2)) * smooth(NEAR, FAR, away);
}

/** Computes the RGBA pixels of the gas at the given resolution, to be scaled up to the picture. */
export function nebula(
  scene: SkyScene,
  columns: number,
  rows: number,
): Uint8ClampedArray<ArrayBuffer> {
  const { width, height, unit, star, power, seed, calm } = scene;
  const field = new PlaneNoise(seed);
  const warm = starlight(scene.warmth);
  const pixels = new Uint8ClampedArray(columns * rows * 4);
  const strength = calm ? 0.72 : 1;
  const shades = [0, 0, 0];
  for (let row = 0; row < rows; row++) {
    const y = ((row + 0.5) / rows) * (height / unit);
    const down = (row + 0.5) / rows - 0.5;
    for (let column = 0; column < columns; column++) {
      const x = ((column + 0.5) / columns) * (width / unit);
      const across = (column + 0.5) / columns - 0.5;
      const gas = gasAt(field, x, y);
      const away =
        star === undefined ? FAR : Math.hypot(x * unit - star.x, y * unit - star.y) / star.radius;
      const light =
        star === undefined
          ? 0
          : lightAt(x - star.x / unit, y - star.y / unit, power) * gas.reflection;
      const edge = 1 - Math.min(0.55, (across * across + down * down) * 1.1);
      const shown = strength * (1 - gas.dust) * edge;
      const at = (row * columns + column) * 4;
      for (let k = 0; k < 3; k++) {
        const cloud =
          (VIOLET[k] as number) * gas.violet * 0.66 +
          (TEAL[k] as number) * gas.teal * 0.56 +
          (ROSE[k] as number) * gas.rose * 0.56;
        const lit =
          ((DEEP[k] as number) * 0.7 + cloud * (0.55 + light * 0.95)) * shown +
          (warm[k] as number) * light * (k === 2 ? 0.26 : 0.44) * edge * (1 - gas.dust * 0.5);
        shades[k] = 205 * (1 - Math.exp(-lit / 150));
      }
      const [red = 0, green = 0, blue = 0] = shades;
      const factor = darkening(red, green, blue, away);
      pixels[at] = red * factor;
      pixels[at + 1] = green * factor;
      pixels[at + 2] = blue * factor;
      pixels[at + 3] = 255;
    }
  }
  return pixels;
}
