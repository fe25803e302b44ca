// Pagination, newest first. The cursor is the time and id of the last row of a page.
import { Problem } from '../http/problem.ts';

export const PAGE_ROWS = 50;

export interface Cursor {
  readonly at: number;
  readonly id: string;
}

/** The cursor of the first page, later than every row. */
const FIRST: Cursor = { at: Number.MAX_SAFE_INTEGER, id: '~' };

/** Parses a cursor; without one, returns that of the first page. Throws a Problem if invalid. */
export function parseCursor(text: string | undefined): Cursor {
  if (text === undefined) return FIRST;
  const [, at, id] = /^(\d{1,15})\.([0-9a-z]{1,20})$/.exec(text) ?? [];
  if (at === undefined || id === undefined) {
    throw new Problem(400, 'malformed', 'query.before: expected the value from the previous page.');
  }
  return { at: Number(at), id };
}

/** Cuts `rows`, read with one row more than a page, to a page. `before`: the next cursor. */
export function pageOf<T extends Cursor>(rows: readonly T[]): { rows: T[]; before?: string } {
  const shown = rows.slice(0, PAGE_ROWS);
  const last = shown.at(-1);
  if (rows.length <= PAGE_ROWS || last === undefined) return { rows: shown };
  return { rows: shown, before: `${last.at}.${last.id}` };
}
