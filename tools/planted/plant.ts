// A planted rule error: one place of the engine's source, changed so that the game is played wrong.
import { globSync, readFileSync } from 'node:fs';
import { inRoot, root } from '../paths.ts';

export interface Plant {
  readonly id: string;
  /** The line of docs/rules.md (or `option:`, `P` for the prototype) that it breaks. */
  readonly rule: string;
  /** How the game is played with it. */
  readonly wrong: string;
  /** Text that stands exactly once in the engine's sources; blanks and line breaks are alike. */
  readonly find: string;
  readonly replace: string;
}

/**
 * Reading a position plays it to its end, and refuses it when that fails. An error that loses a card would then be caught by every
 * test that begins with a position, whatever it tests.
 */
export const NO_TRIAL: Plant = {
  id: 'no-trial',
  rule: '',
  wrong: 'positions are read without being played to their end',
  find: 'for (const way of ways()) {',
  replace: 'for (const way of [] as Way[]) {',
};

const SPECIAL = /[.*+?^${}()|[\]\\]/g;

/** The pattern of a text in which blanks and line breaks are alike. */
function patternOf(text: string): RegExp {
  const words = text.trim().split(/\s+/);
  return new RegExp(
    words.map((word) => word.replace(SPECIAL, String.raw`\$&`)).join(String.raw`\s+`),
    'g',
  );
}

/** The engine's source files, by their path from the root. */
export function engineSources(): ReadonlyMap<string, string> {
  const files = globSync('packages/engine/src/**/*.ts', { cwd: root }).sort();
  return new Map(files.map((file) => [file, readFileSync(inRoot(file), 'utf8')]));
}

/** How often the text of an error stands in a source. */
export function countIn(source: string, { find }: Plant): number {
  return [...source.matchAll(patternOf(find))].length;
}

/** How often the text of an error stands in the engine: once, or the error cannot be planted. */
export function placesOf(plant: Plant, sources: ReadonlyMap<string, string>): number {
  return [...sources.values()].reduce((sum, source) => sum + countIn(source, plant), 0);
}

/** A source with the error in it; unchanged where its text is not found. */
export function planted(source: string, { find, replace }: Plant): string {
  return source.replace(patternOf(find), () => replace);
}
