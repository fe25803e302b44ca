// Types of the running animations of a table: flights, the planet reveal, the end-of-game wave.
import type { EndCause } from '@eminent/engine';
import type { PlanetReveal, Frame } from './planet-reveal-data.ts';
import type { Corner, Flight } from './flight.ts';
import type { Spot } from './element-positions.ts';
import type { AnimationSpeed } from '../ui/speed.ts';

/** Starts a Web Animation that is canceled when the player skips animations. */
export type Animate = (
  element: Element | null,
  frames: Keyframe[],
  timing: KeyframeAnimationOptions,
) => Animation | undefined;

export interface Batch {
  /** Number of the change; negative for the colonies of its planet reveal. */
  readonly id: number;
  readonly corner: Corner;
  readonly flights: readonly Flight[];
}

export interface ActiveAnimations {
  readonly batches: readonly Batch[];
  readonly reveal?: PlacedReveal;
  readonly wave?: WaveOrigin;
}

export interface PlacedReveal {
  readonly id: number;
  readonly reveal: PlanetReveal;
  readonly speed: AnimationSpeed;
  readonly corner: Corner;
  readonly frame: Frame;
  /** Positions of the planet on the table before and after the change, if it was there. */
  readonly from: Spot | undefined;
  readonly to: Spot | undefined;
  /** Position of the score of the planet's owner, to which the influence flies. */
  readonly score: Spot | undefined;
  /** Position of the owner's fighters before the change, from which an attack starts. */
  readonly fighters: Spot | undefined;
  readonly names: readonly string[];
  readonly isOfViewer: boolean;
  readonly isScoreShown: boolean;
}

export interface WaveOrigin {
  readonly id: number;
  readonly cause: EndCause;
  /** Pixels from the top left corner of the animation layer. */
  readonly x: number;
  readonly y: number;
  /** Multiplies durations; see `AnimationSpeed`. */
  readonly factor: number;
}
