// What the table needs to know about running animations.
import { create } from 'zustand';

interface AnimationState {
  /** Long enough to offer a button that skips it. */
  readonly isLong: boolean;
  /**
   * Pieces fly, or another player's planet is revealed. Changes other than a question wait until
   * this ends, because a layout takes several frames on a slow device.
   */
  readonly holds: boolean;
  /** Planets are on their way to a survey: its question waits until they lie open. */
  readonly isDealing: boolean;
  /** A planet reveal covers the middle of the table. */
  readonly isRevealing: boolean;
  /** Ends all animations at once. */
  readonly skip: () => void;
}

/** Nothing is animated, or the layer is not loaded. */
export const NO_ANIMATION: AnimationState = {
  isLong: false,
  holds: false,
  isDealing: false,
  isRevealing: false,
  skip: () => undefined,
};

export const useAnimationState = create<AnimationState>()(() => NO_ANIMATION);
