// How fast things move, and whether they travel at all: the pace that a person chose, and what the device asks for.
import type { Pace } from '../settings/settings.ts';

export interface AnimationSpeed {
  /** What durations at normal speed are multiplied by; 0 when nothing moves. */
  readonly factor: number;
  /** Pieces travel; otherwise what changes fades in where it is. */
  readonly travels: boolean;
}

const FACTORS: Readonly<Record<Pace, number>> = { slow: 1.5, normal: 1, fast: 0.5, off: 0 };

export const STILL: AnimationSpeed = { factor: 0, travels: false };

/** The tempo of a pace on this device now; the address may say `?pause=0`, and nobody watches a tab that is not seen. */
export function animationSpeedOf(pace: Pace): AnimationSpeed {
  const isHurried = new URLSearchParams(location.search).get('pause') === '0';
  if (isHurried || pace === 'off' || document.hidden) return STILL;
  const isQuiet = matchMedia('(prefers-reduced-motion: reduce)').matches;
  return { factor: FACTORS[pace], travels: !isQuiet };
}
