// Human-like errors of weaker levels: options are drawn by a softmax over their value, and a chance
// to follow is sometimes overlooked.
import type { OptionInfo, Random } from '@eminent/engine';
import { softmax } from './net/calibration.ts';

/** How a weaker level errs. */
export interface Errors {
  /**
   * Of two options whose worth differs by this much, the better one is chosen about three times as
   * often (e : 1). A higher temperature makes more mistakes.
   */
  readonly temperature: number;
  /** Percentage of chances to follow that are overlooked. */
  readonly overlooked: number;
}

/** Number of different results when drawing a number from 0 to 1. */
const RESOLUTION = 1 << 24;

/** The index of an option, drawn by a softmax over the worth of each. */
export function drawByWorth(
  worths: readonly number[],
  temperature: number,
  random: Random,
): number {
  let left = random.below(RESOLUTION) / RESOLUTION;
  for (const [i, share] of softmax(worths.map((worth) => worth / temperature)).entries()) {
    left -= share;
    if (left < 0) return i;
  }
  return worths.length - 1;
}

/** The token of dissent if this chance to follow is overlooked; otherwise undefined. */
export function overlookedFollow(
  options: readonly OptionInfo[],
  overlooked: number,
  random: Random,
): string | undefined {
  const dissent = options.find(({ kind }) => kind === 'dissent');
  return dissent !== undefined && random.below(100) < overlooked ? dissent.token : undefined;
}
