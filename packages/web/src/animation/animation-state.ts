// What the table needs to know about running animations.
import { create } from 'zustand';

interface AnimationState {
  /** An animation is so long that a button to skip it is shown. */
  readonly isLong: boolean;
  /**
   * Pieces fly, or another player's planet is revealed. The table shows changes other than a
   * question only afterwards, because a layout takes several frames on a slow device.
   */
  readonly holds: boolean;
  /** Surveyed planets fly to their places. The question of the survey waits for them. */
  readonly isDealing: boolean;
  /** A planet reveal covers the middle of the table. */
  readonly isRevealing: boolean;
  /** Ends all animations at once. */
  readonly skip: () => void;
}

/** The state while nothing is animated or the layer is not loaded. */
export const NO_ANIMATION: AnimationState = {
  isLong: false,
  holds: false,
  isDealing: false,
  isRevealing: false,
  skip: () => undefined,
};

export const useAnimationState = create<AnimationState>()(() => NO_ANIMATION);
