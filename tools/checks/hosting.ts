// Checks what the Docker image contains: installs a release as the image does, starts it, and sends
// requests.
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { sizesIn } from '../build-stamp.ts';
import { serverFlags } from '../commands.mjs';
import { inRoot } from '../paths.ts';
import { run } from '../run-process.ts';
import { packRelease } from '../release/release.ts';
import type { Lock } from '../release/shrinkwrap.ts';
import { CheckCounter } from '../testing/check-counter.ts';

const START_MS = 60_000;
const MEGABYTE = 1024 * 1024;

const counter = new CheckCounter();

/** Starts without the variables of this environment. `address` is undefined if it fails. */
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

async function checkResponses(address: string): Promise<void> {
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
  counter.check('is ready', (await get('/readyz')).status === 200);
  counter.check('serves the page', (await page.text()).includes('<div id="root"'));
  counter.check('names the build of the page', /^[0-9a-f]{16}$/.test(version.build));
  counter.check('starts a session', response.status === 201);
  counter.check('recognizes the session', person?.name === 'Ann');
}

/** Whether the repository's lock file has every package that npm installed, in this version. */
function areLocked(image: string): boolean {
  const packagesIn = (file: string): readonly string[] => {
    const { packages } = JSON.parse(readFileSync(file, 'utf8')) as { packages: Lock };
    return Object.entries(packages).map(
      ([path, { version }]) => `${path.replace(/^.*node_modules\//, '')}@${version}`,
    );
  };
  const known = new Set(packagesIn(inRoot('package-lock.json')));
  const installed = packagesIn(join(image, 'node_modules/.package-lock.json'));
  const unknown = installed.filter((one) => !known.has(one));
  if (unknown.length > 0) console.log(`not in the lock file: ${unknown.join(', ')}`);
  return unknown.length === 0 && installed.length > 50;
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
    counter.check('prints its address', address !== undefined);
    if (address !== undefined) await checkResponses(address);
    counter.check('has the versions of the lock file', areLocked(image));
    counter.check('stops in order', (await stop()) === 0);
    const bytes = Object.values(sizesIn(image)).reduce((sum, size) => sum + size, 0);
    console.log(`the image holds ${Math.round(bytes / MEGABYTE)} MB without Node`);
    counter.finish();
  } finally {
    rmSync(parent, { recursive: true, force: true });
  }
}

await main();
