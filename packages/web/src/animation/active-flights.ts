// The running animations of a table: flights, the planet reveal, and the end-of-game wave.
import type { EndCause } from '@eminent/engine';
import type { PlanetReveal, Frame } from './planet-reveal.ts';
import type { Corner, Flight } from './flight.ts';
import type { Spot } from './element-positions.ts';
import type { AnimationSpeed } from '../ui/speed.ts';

/** Starts an animation that is ended when the player skips. */
export type Animate = (
  element: Element | null,
  frames: Keyframe[],
  timing: KeyframeAnimationOptions,
) => Animation | undefined;

export interface Batch {
  readonly id: number;
  readonly corner: Corner;
  readonly flights: readonly Flight[];
}

/** Everything that is animated now. */
export interface ActiveAnimations {
  readonly batches: readonly Batch[];
  readonly reveal?: PlacedReveal;
  readonly wave?: WaveOrigin;
}

/** A planet reveal with its positions on the page. */
export interface PlacedReveal {
  readonly id: number;
  readonly reveal: PlanetReveal;
  readonly speed: AnimationSpeed;
  readonly corner: Corner;
  readonly frame: Frame;
  /** Position of the planet before and after. */
  readonly from: Spot | undefined;
  readonly to: Spot | undefined;
  /** Position of the score counter; absent where the score is not shown. */
  readonly score: Spot | undefined;
  readonly fighters: Spot | undefined;
  readonly names: readonly string[];
  /** The viewer's own planet. */
  readonly own: boolean;
  /** All players' scores are shown during the game. */
  readonly isScoreShown: boolean;
}

/** The wave that announces the end of the game. */
export interface WaveOrigin {
  readonly id: number;
  readonly cause: EndCause;
  /** Center of the star or the empty stack, in pixels from the corner of the layer. */
  readonly x: number;
  readonly y: number;
  readonly factor: number;
}
