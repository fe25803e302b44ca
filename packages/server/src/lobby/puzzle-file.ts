// Reads the puzzles from a file of the built page.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { dailyPuzzle } from '@eminent/protocol';
import * as v from 'valibot';

const FILE = 'puzzles.json';
const puzzleList = v.array(v.object({ n: v.number(), record: v.string() }));

/** The puzzles of the newest build of the page. */
export class PuzzleFile {
  readonly #folder: () => string | undefined;
  #read: { readonly folder: string; readonly records: ReadonlyMap<number, string> } | undefined;

  /** @param folder the folder of the newest build; undefined without a page */
  constructor(folder: () => string | undefined) {
    this.#folder = folder;
  }

  /** The number of the puzzle of a date; undefined without puzzles. */
  ofDate(date: string): number | undefined {
    const numbers = [...this.#records().keys()];
    return numbers[dailyPuzzle(date, numbers.length)];
  }

  /** The game up to the question, as a compact record; undefined if there is no such puzzle. */
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
    // The page has no valid file of puzzles.
    return new Map();
  }
}
