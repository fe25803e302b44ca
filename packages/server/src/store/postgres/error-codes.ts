// What PostgreSQL, its driver and the network say went wrong, as a reason that programs act on.
import { StoreError, type StoreTrouble } from '../errors.ts';

/** PostgreSQL's codes (postgresql.org/docs/current/errcodes-appendix.html): whole ones first, then classes. */
const TROUBLES: Readonly<Record<string, StoreTrouble>> = {
  '53100': 'full',
  '25006': 'read-only',
  '40001': 'locked',
  '40P01': 'locked',
  '55P03': 'locked',
  '57014': 'locked',
  // Another login may be accepted before ours is: what is wrong there is mended by a person.
  '28000': 'failed',
  '53': 'unreachable',
  '08': 'unreachable',
  '57': 'unreachable',
  '23': 'conflict',
  XX001: 'damaged',
  XX002: 'damaged',
};

/** A statement that was stopped since it divided by zero; ours do so to undo themselves. */
const DIVISION_BY_ZERO = '22012';
const DEADLOCK = '40P01';

function codeOf(error: unknown): string {
  const { code } = error as { code?: unknown };
  return typeof code === 'string' ? code : '';
}

export function undidItself(error: unknown): boolean {
  return codeOf(error) === DIVISION_BY_ZERO;
}

export function isDeadlock(error: unknown): boolean {
  return codeOf(error) === DEADLOCK;
}

/** Whether it was the database that said so; anything else is the way to it. */
function isAnswer(error: unknown): boolean {
  return error instanceof Error && 'severity' in error;
}

function reasonOf(error: unknown): StoreTrouble {
  if (!isAnswer(error)) return 'unreachable';
  const code = codeOf(error);
  return TROUBLES[code] ?? TROUBLES[code.slice(0, 2)] ?? 'failed';
}

export function troubleOf(error: unknown): StoreError {
  if (error instanceof StoreError) return error;
  return new StoreError(reasonOf(error), error instanceof Error ? error.message : String(error));
}

/** Whether the connection on which it happened is of no more use. */
export function endsConnection(error: unknown): boolean {
  if (!isAnswer(error)) return true;
  const { severity } = error as { severity?: unknown };
  return severity === 'FATAL' || severity === 'PANIC';
}
