// Checks a release in an empty folder: it installs few packages, npx starts it, and it serves the
// page.
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { run } from '../run-process.ts';
import { CheckCounter } from '../testing/check-counter.ts';
import { packRelease } from '../release/release.ts';

const MAX_PACKAGES = 150;

const counter = new CheckCounter();

/** Starts the packed program with npx. `address` is undefined if it prints none. */
async function serve(file: string, folder: string) {
  // A relative path: npx takes an absolute one for a command.
  const args = ['--yes', `./${basename(file)}`, '--port', '0', '--data', join(folder, 'data')];
  const child = spawn('npx', args, {
    cwd: dirname(file),
    env: {
      ...process.env,
      npm_config_cache: join(folder, 'cache'),
      npm_config_prefer_offline: '1',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  });
  const ended = new Promise<void>((done) => child.once('exit', () => done()));
  let address: string | undefined;
  for await (const line of createInterface(child.stdout)) {
    address = /http:\S+\d/.exec(line)?.[0];
    if (address !== undefined) break;
  }
  const stop = async () => {
    if (child.pid !== undefined) process.kill(-child.pid, 'SIGTERM');
    await ended;
  };
  return { address, stop };
}

const folder = mkdtempSync(join(tmpdir(), 'eminent-release-'));
try {
  const file = await packRelease(join(folder, 'packed'));
  const project = join(folder, 'project');
  mkdirSync(project);
  const quiet = ['--no-audit', '--no-fund', '--prefer-offline', '--loglevel=error'];
  const installed = await run('npm', ['install', '--prefix', project, ...quiet, file]);
  counter.check('it can be installed', installed.code === 0, installed.output);
  const lock = JSON.parse(
    readFileSync(join(project, 'node_modules/.package-lock.json'), 'utf8'),
  ) as { packages: object };
  const packages = Object.keys(lock.packages).length;
  counter.check(
    `it brings at most ${MAX_PACKAGES} packages`,
    packages <= MAX_PACKAGES,
    `${packages}`,
  );
  const help = await run(join(project, 'node_modules/.bin/eminent'), ['--help']);
  counter.check(
    'its command prints help',
    help.code === 0 && help.output.includes('simulate'),
    help.output,
  );
  const { address, stop } = await serve(file, folder);
  counter.check('npx serves the game in a folder with nothing else', address !== undefined);
  if (address !== undefined) {
    const page = await (await fetch(address)).text();
    counter.check('the page is there', page.includes('<div id="root"'), page.slice(0, 300));
    counter.check('it is ready', (await fetch(`${address}/readyz`)).status === 200);
  }
  await stop();
  console.log(`${packages} packages`);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
counter.finish();
