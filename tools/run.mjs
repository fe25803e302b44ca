// The door to every npm script: installs what is missing, then hands over to Node 24 and stays with it to the end.
// Plain JavaScript without dependencies, because it also runs on Node 20 before anything is installed.
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { constants } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { commands, helpText, nodeFlags } from './commands.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const modules = join(root, 'node_modules');
const leash = pathToFileURL(join(root, 'tools/leash.mjs')).href;
/** How long a program may take to end after it was told to. */
const GRACE_MS = 10_000;
const PARENT_CHECK_MS = 500;
/** Commands of which the compiled code is kept. */
const kept = ['start', 'eminent'];

function stop(sentence) {
  console.error(sentence);
  process.exit(2);
}

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
    return found.version === entry.version && existsSync(join(root, path, 'package.json'));
  });
}

/** The number of the process that started a process; only Linux tells. */
function parentOf(pid) {
  return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1).split(' ')[1];
}

/** Who started this, as text: npm, perhaps with a shell in between. By hand it may outlive its shell, so that there is nobody. */
function starters() {
  if (process.env.npm_lifecycle_event === undefined) return '';
  try {
    const isShell = readFileSync(`/proc/${process.ppid}/cmdline`, 'utf8').includes('run.mjs');
    return isShell ? `${process.ppid} ${parentOf(process.ppid)}` : `${process.ppid}`;
  } catch {
    return `${process.ppid}`;
  }
}

/** Starts a program that ends with this one, whichever way this one ends; its exit status. */
function runToEnd(program, args, options) {
  return new Promise((resolve) => {
    const end = (signal) => {
      child.kill(signal);
      setTimeout(() => child.kill('SIGKILL'), GRACE_MS).unref();
    };
    // Ctrl-C in a terminal reaches the child by itself, and a second one would cut its farewell short.
    const hasTerminal = process.stdin.isTTY || process.stdout.isTTY || process.stderr.isTTY;
    const handlers = {
      SIGINT: () => (hasTerminal ? undefined : end('SIGINT')),
      SIGTERM: () => end('SIGTERM'),
      SIGHUP: () => end('SIGHUP'),
    };
    for (const [signal, handler] of Object.entries(handlers)) process.on(signal, handler);
    // Only now, so that no signal finds a program without anybody who passes it on.
    const child = spawn(program, args, options);
    const before = starters();
    const watch = setInterval(() => {
      if (starters() === before) return;
      clearInterval(watch);
      end('SIGTERM');
    }, PARENT_CHECK_MS);
    child.on('error', (error) => stop(`${program} could not be started: ${error.code}.`));
    child.on('exit', (code, signal) => {
      clearInterval(watch);
      for (const [name, handler] of Object.entries(handlers)) process.off(name, handler);
      resolve(code ?? 128 + (constants.signals[signal] ?? 0));
    });
  });
}

async function install() {
  console.error('Installing the pinned packages (npm ci), once …');
  const npm = process.env.npm_execpath ?? '';
  // The Node that runs npm, since this one may live in the folder that npm is about to replace.
  const node = process.env.npm_node_execpath ?? process.execPath;
  const flags = ['ci', '--no-audit', '--no-fund', '--loglevel=error'];
  const options = { cwd: root, stdio: ['ignore', 2, 2] };
  const status = npm.endsWith('npm-cli.js')
    ? await runToEnd(node, [npm, ...flags], options)
    : await runToEnd(`npm ${flags.join(' ')}`, [], { ...options, shell: true });
  if (status > 128) process.exit(status);
  if (status !== 0) {
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

function help() {
  process.stdout.on('error', () => process.exit(2));
  console.log(helpText());
}

async function main([first = '', ...following]) {
  const [name, ...rest] =
    first === 'tools' && following.length > 0 ? following : [first, ...following];
  if (!Object.hasOwn(commands, name)) {
    const shown = JSON.stringify(name.length > 40 ? `${name.slice(0, 40)}…` : name);
    return stop(`Unknown command ${shown}; npm run tools lists all commands.`);
  }
  const { run, here, uninstalled } = commands[name];
  const [script, ...args] = run;
  if (script === undefined) return help();
  if (uninstalled !== true && !isInstalled()) await install();
  if (!existsSync(join(root, script))) {
    return stop(
      `"${name}" needs ${script}, which is not there; npm ci brings back what npm installs.`,
    );
  }
  process.exitCode = await runToEnd(
    findNode(),
    [...nodeFlags(name, rest), '--import', leash, join(root, script), ...args, ...rest],
    {
      cwd: here ? (process.env.INIT_CWD ?? process.cwd()) : root,
      stdio: 'inherit',
      env: {
        // Whoever starts a server or plays in the terminal waits half as long when what was compiled is kept.
        ...(kept.includes(name) ? { NODE_COMPILE_CACHE: join(modules, '.cache/compiled') } : {}),
        ...process.env,
        PATH: join(modules, '.bin') + delimiter + (process.env.PATH ?? ''),
      },
    },
  );
}

await main(process.argv.slice(2));
