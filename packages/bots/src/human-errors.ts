// Human-like errors of weaker levels: options are drawn by a softmax over their value, and a chance
// to follow is sometimes overlooked.
import type { OptionInfo, Random } from '@eminent/engine';
import { softmax } from './net/calibration.ts';

/** How a weaker level errs. */
export interface Errors {
  /**
   * Options whose worth differs by this much are chosen about three times to one (e : 1); higher
   * makes more mistakes.
   */
  readonly temperature: number;
  /** How many of a hundred chances to follow are overlooked. */
  readonly overlooked: number;
}

/** Steps of a draw between 0 and 1. */
const FINENESS = 1 << 24;

/** The index of an option, drawn by a softmax over what each is worth. */
export function drawByWorth(
  worths: readonly number[],
  temperature: number,
  random: Random,
): number {
  let left = random.below(FINENESS) / FINENESS;
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
