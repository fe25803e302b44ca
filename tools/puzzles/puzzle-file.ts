// The files of the miner: its progress, and the puzzles that the page ships.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { Puzzle } from '../../packages/web/src/puzzles/puzzle.ts';
import { inRoot } from '../paths.ts';
import type { Solves } from './difficulty.ts';

export interface Mined extends Omit<Puzzle, 'n' | 'rating' | 'reasons'> {
  readonly solves: Solves;
}

/** One line of the progress file: a game that was searched for puzzles. */
export interface MinedGame {
  readonly game: number;
  /** Number of decisions that passed each stage. */
  readonly stages: Readonly<Record<string, number>>;
  /** CPU seconds by task. */
  readonly seconds: Readonly<Record<string, number>>;
  readonly puzzles: readonly Mined[];
}

export const SHIPPED = inRoot('packages/web/src/puzzles/puzzles.json');

export function isMinedGame({ game, puzzles }: Partial<MinedGame>): boolean {
  return typeof game === 'number' && Array.isArray(puzzles);
}

export function readShipped(): readonly Puzzle[] {
  return existsSync(SHIPPED) ? (JSON.parse(readFileSync(SHIPPED, 'utf8')) as Puzzle[]) : [];
}

/** Writes one puzzle per line, so that diffs are readable. */
export function writeShipped(puzzles: readonly Puzzle[]): void {
  const lines = puzzles.map((one) => JSON.stringify(one));
  writeFileSync(SHIPPED, `[\n${lines.join(',\n')}\n]\n`);
}
