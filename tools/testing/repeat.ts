// npm run test:repeat: runs the gate in clean clones, to prove that it never fails by accident.
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../paths.ts';
import { run } from '../run-process.ts';
import { startProgram, readFlags, wholeNumber } from '../command-line.ts';

const HELP = `npm run test:repeat -- [--times N] [--busy N]

Clones the current commit N times (15) and runs npm test in each clone.
  --busy N   in the last N runs (5), another process uses a core all the time
`;

interface RepeatedRun {
  readonly seconds: number;
  readonly isBusy: boolean;
  readonly result: string;
  readonly passed: boolean;
}

async function runOnce(isBusy: boolean): Promise<RepeatedRun> {
  const folder = mkdtempSync(join(tmpdir(), 'eminent-repeat-'));
  const busy = isBusy ? keepCoreBusy() : undefined;
  const start = performance.now();
  try {
    const clone = await run('git', ['clone', '--quiet', root, folder]);
    if (clone.code !== 0) throw new Error(clone.output);
    const { code, output } = await run('npm', ['test', '--silent'], { cwd: folder });
    const seconds = (performance.now() - start) / 1000;
    const result = output.trim().split('\n').at(-1) ?? '';
    if (code !== 0) console.log(output.slice(-20_000));
    return { seconds, isBusy, result, passed: code === 0 };
  } finally {
    busy?.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  }
}

function keepCoreBusy(): ChildProcess {
  return spawn(process.execPath, ['-e', 'for (;;);'], { stdio: 'ignore' });
}

async function main(): Promise<void> {
  const flags = readFlags(
    {
      times: { type: 'string', default: '15' },
      busy: { type: 'string', default: '5' },
    },
    HELP,
  );
  const times = wholeNumber('times', flags.times, 1, 1000);
  const busy = wholeNumber('busy', flags.busy, 0, 1000);

  const runs: RepeatedRun[] = [];
  for (let index = 0; index < times; index++) {
    const one = await runOnce(index >= times - busy);
    runs.push(one);
    const mark = one.passed ? '✓' : '✗';
    const load = one.isBusy ? ', with a busy core' : '';
    console.log(
      `${mark}  run ${index + 1} of ${times}: ${one.result}, ${one.seconds.toFixed(0)} s${load}`,
    );
  }
  const seconds = runs.map((one) => one.seconds).toSorted((a, b) => a - b);
  const [shortest, middle, longest] = [0, Math.floor(seconds.length / 2), seconds.length - 1].map(
    (index) => (seconds[index] ?? 0).toFixed(0),
  );
  const failed = runs.filter(({ passed }) => !passed).length;
  console.log(`Seconds: shortest ${shortest}, median ${middle}, longest ${longest}`);
  console.log(`${runs.length - failed} passed, ${failed} failed`);
  if (failed > 0) process.exitCode = 1;
}

startProgram();
await main();
