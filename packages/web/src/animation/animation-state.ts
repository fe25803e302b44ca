// What the table needs to know about running animations.
import { create } from 'zustand';

interface Moving {
  /** Long enough to offer a button that skips it. */
  readonly isLong: boolean;
  /**
   * Pieces fly, or another player's planet is revealed. Changes other than a question wait until
   * this ends, because a layout takes several frames on a slow device.
   */
  readonly holds: boolean;
  /** A planet reveal covers the middle of the table. */
  readonly isClimax: boolean;
  /** Ends all animations at once. */
  readonly skip: () => void;
}

/** Nothing is animated, or the layer is not loaded. */
export const NO_ANIMATION: Moving = {
  isLong: false,
  holds: false,
  isClimax: false,
  skip: () => undefined,
};

export const useAnimationState = create<Moving>()(() => NO_ANIMATION);
