// Types of the running animations of a table: flights, the planet reveal, the end-of-game wave.
import type { EndCause } from '@eminent/engine';
import type { PlanetReveal, Frame } from './planet-reveal.ts';
import type { Corner, Flight } from './flight.ts';
import type { Spot } from './element-positions.ts';
import type { AnimationSpeed } from '../ui/speed.ts';

/** Starts an animation that ends when the player skips animations. */
export type Animate = (
  element: Element | null,
  frames: Keyframe[],
  timing: KeyframeAnimationOptions,
) => Animation | undefined;

/** The flights that one change starts. */
export interface Batch {
  /** Positive for a change of the game, negative for the colonies of a planet reveal. */
  readonly id: number;
  readonly corner: Corner;
  readonly flights: readonly Flight[];
}

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
  /** The positions of the planet before and after the change. */
  readonly from: Spot | undefined;
  readonly to: Spot | undefined;
  /** The position of the score; absent where the score is not shown. */
  readonly score: Spot | undefined;
  /** The position of the seat's fighters. */
  readonly fighters: Spot | undefined;
  readonly names: readonly string[];
  /** Whether the planet belongs to the viewer. */
  readonly isOfViewer: boolean;
  /** Whether scores are shown during the game. */
  readonly isScoreShown: boolean;
}

/** The wave that announces the end of the game. */
export interface WaveOrigin {
  readonly id: number;
  readonly cause: EndCause;
  /** The center of the star or the empty stack, in pixels from the corner of the layer. */
  readonly x: number;
  readonly y: number;
  /** Multiplies durations. */
  readonly factor: number;
}
