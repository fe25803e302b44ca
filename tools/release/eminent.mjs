#!/usr/bin/env node
// The released program. Without a command it serves the game; `eminent --help` lists the commands.
// If Node is older than 24, the pinned one is fetched once into the user's cache folder.
import { spawn } from 'node:child_process';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { serverFlags } from './flags.mjs';
import { installedNode, isNewEnough, packageFor, prepareFolder, VERSION } from './node.mjs';

const cache = join(process.env.XDG_CACHE_HOME || join(homedir(), '.cache'), 'eminent');
const main = fileURLToPath(new URL('../lib/cli/src/main.js', import.meta.url));

function stop(sentence) {
  console.error(sentence);
  process.exit(2);
}

function run(program, args, options) {
  return new Promise((resolve) => {
    const child = spawn(program, args, options);
    // Ctrl-C in a terminal already reaches the child.
    process.on('SIGINT', () => process.stdin.isTTY || child.kill('SIGINT'));
    for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
    child.on('error', ({ code }) => stop(`${program} could not be started: ${code}.`));
    child.on('exit', (code) => resolve(code ?? 1));
  });
}

async function provideNode() {
  if (isNewEnough(process.versions.node)) return process.execPath;
  const name = packageFor(process.platform, process.arch);
  if (name === undefined) {
    return stop(`This is Node ${process.version}: please install Node 24 or newer and try again.`);
  }
  const found = installedNode(cache, name);
  if (found !== undefined) return found;
  console.error(
    `This is Node ${process.version}, and Node 24 is needed: fetching Node ${VERSION} (npm package ${name}, 190 MB, its hash is checked), once …`,
  );
  const flags = ['ci', '--no-audit', '--no-fund', '--loglevel=error'];
  const options = { cwd: prepareFolder(cache, name), stdio: ['ignore', 2, 2], shell: true };
  if ((await run(`npm ${flags.join(' ')}`, [], options)) !== 0)
    stop('npm ci failed; its message is above.');
  return installedNode(cache, name) ?? stop(`npm ci did not bring ${name} ${VERSION}.`);
}

const words = process.argv.slice(2);
const [first = ''] = words;
const isServing = first === '' || (first.startsWith('-') && !['--help', '-h'].includes(first));
const args = isServing ? ['server', 'start', ...words] : words;
const flags = args[0] === 'server' && args[1] === 'start' ? serverFlags : [];
process.exitCode = await run(await provideNode(), [...flags, main, ...args], {
  stdio: 'inherit',
  env: { ...(isServing ? { EMINENT_LOG_LEVEL: 'warn' } : {}), ...process.env },
});
