// Makes `randomBytes` and `crypto.randomUUID` repeatable: in each run with the same seed, a test
// file gets the same deals, seats and ids. A failed test prints the seed.
import nodeCrypto, { createHash } from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';
import { relative } from 'node:path';
import { afterAll, afterEach, expect } from 'vitest';
import { testSeed } from '../test-depth.ts';

const { randomBytes } = nodeCrypto;
const seed = testSeed(1);
const file = relative(process.cwd(), expect.getState().testPath ?? '');
let calls = 0;

function seededBytes(size: number): Buffer {
  return createHash('shake256', { outputLength: size })
    .update(`${seed} ${file} ${calls++}`)
    .digest();
}

function seededUuid(): string {
  const hex = seededBytes(16).toString('hex');
  const groups = [hex.slice(0, 8), hex.slice(8, 12), `4${hex.slice(13, 16)}`];
  return [...groups, `8${hex.slice(17, 20)}`, hex.slice(20)].join('-');
}

Object.assign(nodeCrypto, { randomBytes: seededBytes });
syncBuiltinESMExports();
Object.assign(globalThis.crypto, { randomUUID: seededUuid });

afterEach(({ task }) => {
  if (task.result?.state === 'fail') console.error(`EMINENT_SEED=${seed}`);
});

afterAll(() => {
  Object.assign(nodeCrypto, { randomBytes });
  syncBuiltinESMExports();
  Reflect.deleteProperty(globalThis.crypto, 'randomUUID');
});
