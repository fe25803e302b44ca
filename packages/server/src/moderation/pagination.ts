// Pagination, newest first. The cursor is time and id of the last row.
import { Problem } from '../http/problem.ts';

export const PAGE_ROWS = 50;

export interface Mark {
  readonly at: number;
  readonly id: string;
}

/** The cursor of the first page. */
const FIRST: Mark = { at: Number.MAX_SAFE_INTEGER, id: '~' };

export function parseMark(text: string | undefined): Mark {
  if (text === undefined) return FIRST;
  const [, at, id] = /^(\d{1,15})\.([0-9a-z]{1,20})$/.exec(text) ?? [];
  if (at === undefined || id === undefined) {
    throw new Problem(400, 'malformed', 'query.before: expected the value from the previous page.');
  }
  return { at: Number(at), id };
}

/** A page, from rows fetched with one extra. */
export function pageOf<T extends Mark>(rows: readonly T[]): { rows: T[]; before?: string } {
  const shown = rows.slice(0, PAGE_ROWS);
  const last = shown.at(-1);
  if (rows.length <= PAGE_ROWS || last === undefined) return { rows: shown };
  return { rows: shown, before: `${last.at}.${last.id}` };
}
