// What the Dockerfile puts into its image runs: a release, installed into an empty folder, started there and asked a few things.
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { serverFlags } from '../commands.mjs';
import { inRoot } from '../paths.ts';
import { run } from '../run-process.ts';
import { packRelease } from '../release/release.ts';
import type { Lock } from '../release/shrinkwrap.ts';

const START_MS = 60_000;
const MEGABYTE = 1024 * 1024;

interface Check {
  readonly name: string;
  readonly isTrue: boolean;
}

/** Starts the server of a folder with nothing of this environment, and gives its address. */
async function start(image: string, data: string) {
  const program = ['lib/cli/src/main.js', 'server', 'start'];
  const args = [...serverFlags, ...program, '--port', '0', '--data', data];
  const child = spawn(process.execPath, args, {
    cwd: image,
    env: { PATH: '', EMINENT_LOG_LEVEL: 'error' },
    stdio: ['ignore', 'pipe', 'inherit'],
    timeout: START_MS,
    killSignal: 'SIGKILL',
  });
  const ended = new Promise<number | null>((done) => child.once('exit', done));
  const lines = createInterface(child.stdout)[Symbol.asyncIterator]();
  const first = await Promise.race([lines.next(), ended.then(() => undefined)]);
  const address = /http:\S+\d/.exec(String(first?.value))?.[0];
  const stop = () => {
    child.kill('SIGTERM');
    return ended;
  };
  return { address, stop };
}

async function ask(address: string): Promise<Check[]> {
  const get = (path: string) => fetch(address + path);
  const page = await get('/');
  const version = (await (await get('/version')).json()) as { build: string };
  const response = await fetch(`${address}/api/v1/session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Ann' }),
  });
  const cookie = response.headers.get('set-cookie')?.split(';')[0] ?? '';
  const again = await fetch(`${address}/api/v1/session`, { headers: { cookie } });
  const { person } = (await again.json()) as { person?: { name: string } };
  return [
    { name: 'is ready', isTrue: (await get('/readyz')).status === 200 },
    { name: 'serves the page', isTrue: (await page.text()).includes('<div id="root"') },
    { name: 'names the build of the page', isTrue: /^[0-9a-f]{16}$/.test(version.build) },
    { name: 'lets somebody begin', isTrue: response.status === 201 },
    { name: 'knows who it was', isTrue: person?.name === 'Ann' },
  ];
}

/** Whether every package that npm installed is one of the lock file of the repository. */
function areLocked(image: string): boolean {
  const packagesIn = (file: string) =>
    (JSON.parse(readFileSync(file, 'utf8')) as { packages: Lock }).packages;
  const known = new Set(
    Object.entries(packagesIn(inRoot('package-lock.json'))).map(
      ([path, { version }]) => `${path.replace(/^.*node_modules\//, '')}@${version}`,
    ),
  );
  const installed = Object.entries(packagesIn(join(image, 'node_modules/.package-lock.json'))).map(
    ([path, { version }]) => `${path.replace(/^.*node_modules\//, '')}@${version}`,
  );
  const strangers = installed.filter((one) => !known.has(one));
  if (strangers.length > 0) console.log(`not in the lock file: ${strangers.join(', ')}`);
  return strangers.length === 0 && installed.length > 50;
}

function bytesIn(folder: string): number {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, entry) => sum + statSync(join(entry.parentPath, entry.name)).size, 0);
}

async function main(): Promise<void> {
  const parent = mkdtempSync(join(tmpdir(), 'eminent-image-'));
  try {
    const image = join(parent, 'image');
    const file = await packRelease(join(parent, 'release'));
    mkdirSync(image);
    const unpacked = await run('tar', ['-xzf', file, '-C', image, '--strip-components', '1']);
    if (unpacked.code !== 0) throw new Error(`tar: ${unpacked.output}`);
    const quiet = ['--ignore-scripts', '--no-audit', '--no-fund', '--prefer-offline'];
    const installed = await run('npm', ['ci', '--prefix', image, ...quiet]);
    if (installed.code !== 0) throw new Error(`npm ci: ${installed.output}`);
    const { address, stop } = await start(image, join(parent, 'data'));
    const checks = address === undefined ? [] : await ask(address);
    checks.push({ name: 'has the versions of the lock file', isTrue: areLocked(image) });
    checks.push({ name: 'starts and stops in order', isTrue: (await stop()) === 0 });
    for (const { name, isTrue } of checks) if (!isTrue) console.log(`failed: ${name}`);
    console.log(`the image holds ${Math.round(bytesIn(image) / MEGABYTE)} MB without Node`);
    const failed = checks.filter(({ isTrue }) => !isTrue).length;
    console.log(`${checks.length - failed} passed, ${failed} failed`);
    process.exitCode = failed === 0 && checks.length > 1 ? 0 : 1;
  } finally {
    rmSync(parent, { recursive: true, force: true });
  }
}

await main();
