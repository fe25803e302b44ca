// The door to every npm script: installs what is missing, then hands over to Node 24.
// Plain JavaScript without dependencies, because it also runs on Node 20 before anything is installed.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const modules = join(root, 'node_modules');

const commands = {
  serve: ['tools/serve.ts'],
  dev: ['node_modules/vite/bin/vite.js', 'packages/web'],
  build: ['tools/build.ts', '--force'],
  test: ['tools/test.ts'],
  check: ['tools/test.ts', '--check'],
  format: ['node_modules/@biomejs/biome/bin/biome', 'format', '--write', '.'],
  unused: ['node_modules/knip/bin/knip.js'],
  bench: ['bench/main.ts'],
  'bench:against': ['bench/against.ts'],
  'bench:bots': ['bench/bots.ts'],
  'bench:page': ['bench/page.ts'],
  'bench:lighthouse': ['bench/lighthouse.ts'],
  arena: ['packages/cli/src/main.ts', 'arena'],
  perft: ['tools/perft.ts'],
  'contact-sheet': ['tools/contact-sheet.ts'],
  soak: ['tools/soak.ts'],
  playthroughs: ['tools/playthroughs/main.ts'],
  properties: ['tools/properties.ts'],
  train: ['tools/train/main.ts'],
  mutation: [
    'node_modules/@stryker-mutator/core/bin/stryker.js',
    'run',
    'tools/stryker.config.json',
  ],
  eminent: ['packages/cli/src/main.ts'],
};

function readLock(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8')).packages;
  } catch {
    return undefined;
  }
}

/** Whether node_modules holds what package-lock.json asks for; npm writes its own copy when it is done. */
function isInstalled() {
  const wanted = readLock(join(root, 'package-lock.json'));
  const present = readLock(join(modules, '.package-lock.json'));
  if (wanted === undefined || present === undefined) return false;
  return Object.entries(wanted).every(([path, entry]) => {
    if (!path.startsWith('node_modules/')) return true;
    const found = present[path];
    if (found === undefined) return entry.optional === true;
    return found.version === entry.version;
  });
}

function install() {
  console.error('Installing the pinned packages (npm ci), once …');
  const npm = process.env.npm_execpath ?? '';
  // The Node that runs npm, since this one may live in the folder that npm is about to replace.
  const node = process.env.npm_node_execpath ?? process.execPath;
  const flags = ['ci', '--no-audit', '--no-fund', '--loglevel=error'];
  const result = npm.endsWith('npm-cli.js')
    ? spawnSync(node, [npm, ...flags], { cwd: root, stdio: ['ignore', 2, 2] })
    : spawnSync(`npm ${flags.join(' ')}`, { cwd: root, stdio: ['ignore', 2, 2], shell: true });
  if (result.status !== 0) {
    stop('npm ci failed (its message is above); it needs the npm registry or a filled npm cache.');
  }
}

/** Node 24 as pinned in package.json, or this Node where it is at least as new. */
function findNode() {
  const os = process.platform === 'win32' ? 'win' : process.platform;
  const binary = process.platform === 'win32' ? 'node.exe' : 'node';
  const pinned = join(modules, `node-${os}-${process.arch}`, 'bin', binary);
  if (existsSync(pinned)) return pinned;
  if (Number(process.versions.node.split('.')[0]) >= 24) return process.execPath;
  return stop(
    `No Node 24 package exists for ${process.platform} on ${process.arch}: please install Node 24 or newer and try again.`,
  );
}

function stop(sentence) {
  console.error(sentence);
  process.exit(1);
}

const [name = '', ...rest] = process.argv.slice(2);
const command = commands[name];
if (command === undefined)
  stop(`Unknown command "${name}"; known: ${Object.keys(commands).join(', ')}.`);
if (!isInstalled()) install();

const [script, ...args] = command;
if (!existsSync(join(root, script)))
  stop(`"${name}" needs ${script}, which this checkout does not have.`);

const child = spawn(findNode(), [join(root, script), ...args, ...rest], {
  // A command line tool reads files relative to where the person stands; everything else works in the root.
  cwd: name === 'eminent' ? (process.env.INIT_CWD ?? process.cwd()) : root,
  stdio: 'inherit',
  env: { ...process.env, PATH: join(modules, '.bin') + delimiter + (process.env.PATH ?? '') },
});
// Ctrl-C reaches the child by itself; this process only waits for it.
process.on('SIGINT', () => undefined);
process.on('SIGTERM', () => child.kill('SIGTERM'));
child.on('error', (error) => stop(`Node could not be started: ${error.message}`));
child.on('exit', (code) => process.exit(code ?? 1));
