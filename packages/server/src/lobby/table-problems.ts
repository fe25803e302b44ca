// Maps refusals of tables to HTTP problems.
import { Problem } from '../http/problem.ts';
import type { TableRefusal } from '../tables/commands.ts';

const STATUS: Readonly<Partial<Record<TableRefusal['reason'], number>>> = {
  'no-such-table': 404,
  malformed: 400,
  'too-many': 429,
  'too-long': 413,
  unavailable: 503,
};

/** Refusals of every route that changes a table, with their HTTP status. */
export const TABLE_REFUSALS = {
  'no-such-table': 404,
  'not-allowed': 409,
  'game-over': 409,
  'not-seated': 409,
  unavailable: 503,
} as const;

export function tableProblem({ reason, sentence }: TableRefusal): Problem {
  const detail = `${sentence.slice(0, 1).toUpperCase()}${sentence.slice(1)}.`;
  return new Problem(STATUS[reason] ?? 409, reason, detail);
}

export const NO_TABLE = new Problem(404, 'no-such-table', 'There is no such table.');
