// How thorough a test run is: small counts with fixed seeds in the gate, large ones in a deep run.

/** The environment, read without Node types, because tests of the page import this file too. */
export const { env = {} } =
  (globalThis as { process?: { env?: Readonly<Record<string, string | undefined>> } }).process ??
  {};

/** Whether this is a deep run. */
export const isDeep = env['EMINENT_DEEP'] === '1';

/** Picks the count, list or seed for this run. */
export function byDepth<T>(gate: T, deep: T): T {
  return isDeep ? deep : gate;
}

/**
 * The seed of a randomized test: `EMINENT_SEED`, or fixed in the gate and fresh in a deep run. Print
 * it in failures.
 */
export function testSeed(fixed: number): number {
  return Number(env['EMINENT_SEED'] ?? byDepth(fixed, Date.now() % 2 ** 31));
}
