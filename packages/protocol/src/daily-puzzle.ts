// Chooses the puzzle of the day.
import { randomFromSeed } from '@eminent/engine';

/** Returns the index of a date's puzzle in a list of `count` puzzles; 0 if the list is empty. */
export function dailyPuzzle(date: string, count: number): number {
  return count === 0 ? 0 : randomFromSeed(`puzzle ${date}`).below(count);
}
