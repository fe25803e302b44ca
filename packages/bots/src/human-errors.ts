// Human-like errors of weaker bot levels. They choose options at random, better ones more often
// (softmax), and sometimes overlook an opportunity to follow.
import type { OptionInfo, Random } from '@eminent/engine';
import { softmax } from './net/calibration.ts';

export interface Errors {
  /** Of two options that differ in worth by this, the better one is chosen e times as often. */
  readonly temperature: number;
  /** Percentage of opportunities to follow that the bot overlooks. */
  readonly overlooked: number;
}

/** Random numbers from 0 to 1 are drawn in steps of 1 / RESOLUTION. */
const RESOLUTION = 1 << 24;

/**
 * Returns the index of an option, drawn with the probabilities of a softmax over `worths`. A higher
 * temperature makes the probabilities more equal.
 */
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
 * Returns the token of dissent if the bot overlooks this opportunity to follow, as it does in
 * `overlooked` percent of cases. Returns undefined otherwise.
 */
export function overlookedFollow(
  options: readonly OptionInfo[],
  overlooked: number,
  random: Random,
): string | undefined {
  const dissent = options.find(({ kind }) => kind === 'dissent');
  return dissent !== undefined && random.below(100) < overlooked ? dissent.token : undefined;
}
