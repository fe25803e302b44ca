// How thorough a test run is: small counts with fixed seeds in the gate, large ones in a deep run.

/** The environment, read without Node types, because tests of the page import this file too. */
export const { env = {} } =
  (globalThis as { process?: { env?: Readonly<Record<string, string | undefined>> } }).process ??
  {};

export const isDeep = env['EMINENT_DEEP'] === '1';

export function byDepth<T>(gate: T, deep: T): T {
  return isDeep ? deep : gate;
}

/** Returns EMINENT_SEED, else `fixed` in the gate and a new seed in a deep run. */
export function testSeed(fixed: number): number {
  return Number(env['EMINENT_SEED'] ?? byDepth(fixed, Date.now() % 2 ** 31));
}
