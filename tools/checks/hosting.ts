// What the Dockerfile puts into its image runs: made in an empty folder, started there without this checkout, and asked a few things.
import { spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { serverFlags } from '../commands.mjs';
import { makeImage } from '../hosting/image.ts';

const START_MS = 60_000;
const MEGABYTE = 1024 * 1024;

interface Check {
  readonly name: string;
  readonly isTrue: boolean;
}

/** Starts the server of a folder with nothing of this environment, and gives its address. */
async function start(image: string, data: string) {
  const program = ['packages/cli/src/main.ts', 'server', 'start'];
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
  const asked = await fetch(`${address}/api/v1/session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Ann' }),
  });
  const cookie = asked.headers.get('set-cookie')?.split(';')[0] ?? '';
  const again = await fetch(`${address}/api/v1/session`, { headers: { cookie } });
  const { person } = (await again.json()) as { person?: { name: string } };
  return [
    { name: 'is ready', isTrue: (await get('/readyz')).status === 200 },
    { name: 'serves the page', isTrue: (await page.text()).includes('<div id="root"') },
    { name: 'names the build of the page', isTrue: /^[0-9a-f]{16}$/.test(version.build) },
    { name: 'lets somebody begin', isTrue: asked.status === 201 },
    { name: 'knows who it was', isTrue: person?.name === 'Ann' },
  ];
}

function bytesIn(folder: string): number {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, entry) => sum + statSync(join(entry.parentPath, entry.name)).size, 0);
}

async function main(): Promise<void> {
  const parent = mkdtempSync(join(tmpdir(), 'eminent-image-'));
  try {
    const built = join(parent, 'built');
    await makeImage(built);
    // As COPY in the Dockerfile does; a path that led back to this checkout would be found out here.
    const image = join(parent, 'image');
    cpSync(built, image, { recursive: true, verbatimSymlinks: true });
    rmSync(built, { recursive: true });
    const { address, stop } = await start(image, join(parent, 'data'));
    const checks = address === undefined ? [] : await ask(address);
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
