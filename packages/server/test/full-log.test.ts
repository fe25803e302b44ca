// A server continues if the disk of its log is full.
import { spawnSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';

const limiter = spawnSync('prlimit', ['--version']).status === 0;

test.runIf(limiter)('a full log disk neither stops nor blocks the server', () => {
  const folder = mkdtempSync(join(tmpdir(), 'eminent-log-'));
  const file = join(folder, 'log');
  const output = openSync(file, 'w');
  const logging = pathToFileURL(join(import.meta.dirname, '../src/telemetry/logging.ts')).href;
  const program = `const { createLog } = await import('${logging}');
    const log = createLog('info');
    for (let i = 0; i < 50; i++) log.info({ i }, 'a line of the log');
    process.exit(7);`;
  const { status } = spawnSync(
    'prlimit',
    ['--fsize=500:', process.execPath, '--input-type=module', '-e', program],
    { stdio: ['ignore', output, 'inherit'], timeout: 600_000 },
  );
  closeSync(output);
  const { size } = statSync(file);
  rmSync(folder, { recursive: true });
  expect({ status, size }).toEqual({ status: 7, size: 500 });
});
