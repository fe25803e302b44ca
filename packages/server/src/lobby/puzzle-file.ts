// Reads the puzzles from a file of the built page.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { dailyPuzzle } from '@eminent/protocol';
import * as v from 'valibot';

const FILE = 'puzzles.json';
const puzzleList = v.array(v.object({ n: v.number(), record: v.string() }));

/** The puzzles of the newest build of the page. Reads the file again after a new build. */
export class PuzzleFile {
  readonly #folder: () => string | undefined;
  #read: { readonly folder: string; readonly records: ReadonlyMap<number, string> } | undefined;

  /** `folder` returns the folder of the newest build; undefined without a page. */
  constructor(folder: () => string | undefined) {
    this.#folder = folder;
  }

  /** The number of the puzzle of the day; undefined without puzzles. */
  ofDate(date: string): number | undefined {
    const numbers = [...this.#records().keys()];
    return numbers[dailyPuzzle(date, numbers.length)];
  }

  /** The compact record up to the question of a puzzle; undefined if there is no such puzzle. */
  recordOf(n: number): string | undefined {
    return this.#records().get(n);
  }

  #records(): ReadonlyMap<number, string> {
    const folder = this.#folder();
    if (folder === undefined) return new Map();
    if (this.#read?.folder !== folder) this.#read = { folder, records: recordsIn(folder) };
    return this.#read.records;
  }
}

function recordsIn(folder: string): ReadonlyMap<number, string> {
  try {
    const puzzles = v.parse(puzzleList, JSON.parse(readFileSync(join(folder, FILE), 'utf8')));
    return new Map(puzzles.map(({ n, record }) => [n, record]));
  } catch {
    return new Map();
  }
}
