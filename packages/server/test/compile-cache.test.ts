// The compile cache does not fill a disk that is nearly full.
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { useCompileCache } from '../src/ops/compile-cache.ts';
import { temporaryFolder } from './test-server.ts';

test('on a nearly full disk there is no cache, and an old one is removed', () => {
  const folder = temporaryFolder();
  const old = join(folder, 'compiled', 'v24-x64');
  mkdirSync(old, { recursive: true });
  writeFileSync(join(old, 'code'), 'x');
  expect(useCompileCache(folder, 10_000_000)).toBe(false);
  expect(existsSync(join(folder, 'compiled'))).toBe(false);
});
