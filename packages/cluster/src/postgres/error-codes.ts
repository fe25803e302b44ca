// Maps errors of PostgreSQL, its driver and the network to reasons of a StoreError.
import { StoreError, type StoreErrorReason } from '@eminent/server/store';

/**
 * Reasons by error code of PostgreSQL (postgresql.org/docs/current/errcodes-appendix.html), or by
 * the class of a code: its first two characters. A complete code has precedence.
 */
const REASONS: Readonly<Record<string, StoreErrorReason>> = {
  '53100': 'full',
  '25006': 'read-only',
  '40001': 'locked',
  '40P01': 'locked',
  '55P03': 'locked',
  '57014': 'locked',
  // A person must fix the login: a retry cannot help.
  '28000': 'failed',
  '53': 'unreachable',
  '08': 'unreachable',
  '57': 'unreachable',
  '23': 'conflict',
  XX001: 'damaged',
  XX002: 'damaged',
};

/** The group statement rolls itself back with this error (`GROUP` in group-statement.ts). */
const DIVISION_BY_ZERO = '22012';
const DEADLOCK = '40P01';

function codeOf(error: unknown): string {
  const { code } = error as { code?: unknown };
  return typeof code === 'string' ? code : '';
}

export function isSelfAborted(error: unknown): boolean {
  return codeOf(error) === DIVISION_BY_ZERO;
}

export function isDeadlock(error: unknown): boolean {
  return codeOf(error) === DEADLOCK;
}

/** Whether the error comes from the database itself, and not from the connection. */
function isAnswer(error: unknown): boolean {
  return error instanceof Error && 'severity' in error;
}

function reasonOf(error: unknown): StoreErrorReason {
  if (!isAnswer(error)) return 'unreachable';
  const code = codeOf(error);
  return REASONS[code] ?? REASONS[code.slice(0, 2)] ?? 'failed';
}

/** Converts an error of the database, the driver or the network to a StoreError. */
export function storeErrorOf(error: unknown): StoreError {
  if (error instanceof StoreError) return error;
  return new StoreError(reasonOf(error), error instanceof Error ? error.message : String(error));
}

/** Whether the error makes the connection unusable. */
export function endsConnection(error: unknown): boolean {
  if (!isAnswer(error)) return true;
  const { severity } = error as { severity?: unknown };
  return severity === 'FATAL' || severity === 'PANIC';
}
