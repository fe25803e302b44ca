// What is in the air above a table: flights, the moment of a world, the alarm of the end.
import type { PlanetReveal, Frame } from './planet-reveal.ts';
import type { Corner, Flight } from './flight.ts';
import type { Spot } from './element-positions.ts';
import type { AnimationSpeed } from './speed.ts';

/** Starts an animation that ends when everything is skipped. */
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

/** All that is in the air. */
export interface Air {
  readonly batches: readonly Batch[];
  readonly climax?: Staged;
  readonly alarm?: Alarm;
}

/** A climax with its places on the page. */
export interface Staged {
  readonly id: number;
  readonly climax: PlanetReveal;
  readonly tempo: AnimationSpeed;
  readonly corner: Corner;
  readonly frame: Frame;
  /** Where the world was, and where it will be. */
  readonly from: Spot | undefined;
  readonly to: Spot | undefined;
  /** Where its influence is counted; absent where the score is not shown. */
  readonly score: Spot | undefined;
  readonly fighters: Spot | undefined;
  readonly names: readonly string[];
  /** The reader did it. */
  readonly own: boolean;
  /** Points of all are shown during the game. */
  readonly isScoreShown: boolean;
}

/** The end of the game has begun. */
export interface Alarm {
  readonly id: number;
  /** Where the star is, from the corner of the layer, in pixels. */
  readonly x: number;
  readonly y: number;
  readonly factor: number;
}
