// The SQLite store needs nothing but Node.
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { isDeep } from '../../../../tools/test-depth.ts';
import { temporaryFolder } from './temporary-store.ts';

test.runIf(isDeep)('the PostgreSQL driver is not loaded for SQLite', () => {
  const store = pathToFileURL(join(import.meta.dirname, '../../src/store/index.ts')).href;
  const program = `const { openStore } = await import('${store}');
    const { createRequire } = await import('node:module');
    const loaded = () => Object.keys(createRequire('${store}').cache).some((file) => file.includes('/pg/'));
    const one = await openStore({ folder: ${JSON.stringify(temporaryFolder())} });
    await one.close();
    const before = loaded();
    await openStore({ folder: '', database: 'postgres://127.0.0.1:1/none' }).catch((error) => console.log(error.reason));
    console.log(before, loaded());`;
  const file = join(temporaryFolder(), 'program.mjs');
  writeFileSync(file, program);
  const { stdout, stderr } = spawnSync(process.execPath, [file], {
    encoding: 'utf8',
    timeout: 600_000,
  });
  expect([stdout.trim().split('\n'), stderr]).toEqual([['unreachable', 'false true'], '']);
});
