// The store of the properties of running animations that the table depends on.
import { create } from 'zustand';

interface AnimationState {
  /** Whether an animation is so long that a button to skip it is shown. */
  readonly isLong: boolean;
  /**
   * Whether pieces fly, a planet reveal waits for its pictures, or another player's planet is
   * revealed. Meanwhile the table delays updates without a question, because a layout takes several
   * frames on a slow device.
   */
  readonly holds: boolean;
  /** Whether surveyed planets fly to their places. The question accepts no answers meanwhile. */
  readonly isDealing: boolean;
  /** Whether a planet reveal covers the middle of the table. */
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
