// Animation speed: the player's setting combined with the device's reduced-motion preference.
import type { Pace } from '../settings/settings.ts';

export interface AnimationSpeed {
  /** Multiplies durations; 0 if nothing is animated. */
  readonly factor: number;
  /** Whether pieces move. With reduced motion they fade in at their places instead. */
  readonly travels: boolean;
}

const FACTORS: Readonly<Record<Pace, number>> = { slow: 1.5, normal: 1, fast: 0.5, off: 0 };

const STILL: AnimationSpeed = { factor: 0, travels: false };

/**
 * Returns the current speed for the player's setting. A hidden tab and `?pause=0` in the address
 * (used by tests) turn animations off.
 */
export function animationSpeedOf(pace: Pace): AnimationSpeed {
  const isInstant = new URLSearchParams(location.search).get('pause') === '0';
  if (isInstant || pace === 'off' || document.hidden) return STILL;
  const prefersReducedMotion = matchMedia('(prefers-reduced-motion: reduce)').matches;
  return { factor: FACTORS[pace], travels: !prefersReducedMotion };
}
