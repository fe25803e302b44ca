// Loads the puzzles from puzzles.json on demand, and finds them by number.
import type { Puzzle } from './puzzle.ts';

let loaded: readonly Puzzle[] = [];

export async function loadPuzzles(): Promise<void> {
  if (loaded.length > 0) return;
  // Imported as text, because a module with a large object takes much longer to compile.
  const { default: text } = await import('./puzzles.json?raw');
  loaded = JSON.parse(text) as readonly Puzzle[];
}

/** Returns all puzzles, ordered by number. Empty before they are loaded. */
export function allPuzzles(): readonly Puzzle[] {
  return loaded;
}

export function findPuzzle(n: number): Puzzle | undefined {
  return loaded.find((one) => one.n === n);
}
