// What the table minds of what moves above it: that it takes its time, and that it should be seen before anything follows.
import { create } from 'zustand';

interface Moving {
  /** For long enough that one may want to skip it. */
  readonly isLong: boolean;
  /**
   * Pieces fly, or somebody else's world has its moment: what comes next waits for it, but for a question. Laying the table anew
   * takes several frames of a slow processor, which nobody sees when nothing is in the air.
   */
  readonly holds: boolean;
  /** A world has its moment, which takes the middle of the table. */
  readonly isClimax: boolean;
  /** Ends all of it at once. */
  readonly skip: () => void;
}

/** Nothing moves, or what moves is not loaded. */
export const NO_ANIMATION: Moving = {
  isLong: false,
  holds: false,
  isClimax: false,
  skip: () => undefined,
};

export const useAnimationState = create<Moving>()(() => NO_ANIMATION);
