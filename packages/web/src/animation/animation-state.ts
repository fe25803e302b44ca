// Store: what the table must know about running animations.
import { create } from 'zustand';

interface AnimationState {
  /** Whether the skip button is shown: during reveals and long flights. */
  readonly isLong: boolean;
  /**
   * Whether the table delays updates that ask nothing, because a layout may take several frames:
   * while pieces fly, a reveal waits for its pictures, or another player's planet is revealed.
   */
  readonly holds: boolean;
  /** Whether surveyed planets fly to their places. The question accepts no answers meanwhile. */
  readonly isDealing: boolean;
  readonly isRevealing: boolean;
  readonly skip: () => void;
}

export const NO_ANIMATION: AnimationState = {
  isLong: false,
  holds: false,
  isDealing: false,
  isRevealing: false,
  skip: () => undefined,
};

export const useAnimationState = create<AnimationState>()(() => NO_ANIMATION);
