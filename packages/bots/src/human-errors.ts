// Human-like errors of weaker levels: they draw options by a softmax over the worth of each, and
// sometimes overlook an opportunity to follow.
import type { OptionInfo, Random } from '@eminent/engine';
import { softmax } from './net/calibration.ts';

/** The frequency of a weaker level's errors. */
export interface Errors {
  /**
   * Of two options whose worth differs by this much, the better one is chosen about 2.7 times (e)
   * as often. A higher temperature makes more mistakes.
   */
  readonly temperature: number;
  /** Percentage of opportunities to follow that the level overlooks. */
  readonly overlooked: number;
}

/** Number of different results when a number from 0 to 1 is drawn. */
const RESOLUTION = 1 << 24;

/** Draws the index of an option with the probabilities of a softmax over `worths`. */
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

/**
 * Returns the token of dissent if the bot overlooks this opportunity to follow. Returns undefined
 * otherwise, and if dissent is not an option. `overlooked` is a percentage.
 */
export function overlookedFollow(
  options: readonly OptionInfo[],
  overlooked: number,
  random: Random,
): string | undefined {
  const dissent = options.find(({ kind }) => kind === 'dissent');
  return dissent !== undefined && random.below(100) < overlooked ? dissent.token : undefined;
}
