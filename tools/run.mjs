// Entry point of every npm script. Installs missing packages, runs the program of the script with
// Node 24, and waits for it. Plain JavaScript without dependencies, because it also runs on Node 20
// before anything is installed.
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { constants } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { commands, helpText, nodeFlags } from './commands.mjs';
import { missingInstalls, needOf } from './dependencies.mjs';
import { installedNode, isNewEnough, packageFor, prepareFolder, VERSION } from './node.mjs';
import { problemBeforeStart } from './preflight.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const modules = join(root, 'node_modules');
const watchdog = pathToFileURL(join(root, 'tools/parent-watchdog.mjs')).href;
/** Time from a signal to the child process until SIGKILL. */
const GRACE_MS = 10_000;
const PARENT_CHECK_MS = 500;
const cachedCommands = ['start', 'eminent'];

function stop(sentence) {
  console.error(sentence);
  process.exit(2);
}

/** Returns the id of the parent process as text. Linux only, because it reads /proc. */
function parentOf(pid) {
  return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1).split(' ')[1];
}

/** The ids of npm and its shell. Empty without npm: a command may outlive the user's shell. */
function npmProcessIds() {
  if (process.env.npm_lifecycle_event === undefined) return '';
  try {
    const isShell = readFileSync(`/proc/${process.ppid}/cmdline`, 'utf8').includes('run.mjs');
    return isShell ? `${process.ppid} ${parentOf(process.ppid)}` : `${process.ppid}`;
  } catch {
    return `${process.ppid}`;
  }
}

/** Runs a program until it ends. Forwards signals to it, and sends SIGTERM when npm ends. */
function runToEnd(program, args, options) {
  return new Promise((resolve) => {
    const end = (signal) => {
      child.kill(signal);
      setTimeout(() => child.kill('SIGKILL'), GRACE_MS).unref();
    };
    // Ctrl-C in a terminal already reaches the child. A second signal would interrupt its shutdown.
    const hasTerminal = process.stdin.isTTY || process.stdout.isTTY || process.stderr.isTTY;
    const handlers = {
      SIGINT: () => (hasTerminal ? undefined : end('SIGINT')),
      SIGTERM: () => end('SIGTERM'),
      SIGHUP: () => end('SIGHUP'),
    };
    for (const [signal, handler] of Object.entries(handlers)) process.on(signal, handler);
    // The handlers are set before the program starts, so that no signal is lost.
    const child = spawn(program, args, options);
    const before = npmProcessIds();
    const watch = setInterval(() => {
      if (npmProcessIds() === before) return;
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

async function install(folder, flags) {
  const npm = process.env.npm_execpath ?? '';
  // Uses the Node that runs npm, because npm may replace the folder of the running Node.
  const node = process.env.npm_node_execpath ?? process.execPath;
  const args = ['ci', ...flags, '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  const options = { cwd: folder, stdio: ['ignore', 2, 2] };
  const status = npm.endsWith('npm-cli.js')
    ? await runToEnd(node, [npm, ...args], options)
    : await runToEnd(`npm ${args.join(' ')}`, [], { ...options, shell: true });
  if (status > 128) process.exit(status);
  if (status !== 0) {
    stop('npm ci failed (its message is above); it needs the npm registry or a filled npm cache.');
  }
}

async function installPackages(need) {
  for (const { folder, flags } of missingInstalls(root, need)) {
    const what = folder === root ? 'the pinned packages' : 'the pinned packages of devtools';
    console.error(`Installing ${what} (npm ci), once …`);
    await install(folder, flags);
  }
}

/** Returns the running Node if it is new enough, else the pinned one, downloaded if missing. */
async function provideNode() {
  const { version } = process;
  if (isNewEnough(process.versions.node)) return process.execPath;
  const name = packageFor(process.platform, process.arch);
  if (name === undefined) {
    return stop(
      `This is Node ${version}, and Node 24 is needed: please install Node 24 or newer and try again (there is no package with it for ${process.platform} on ${process.arch}).`,
    );
  }
  const found = installedNode(root, name);
  if (found !== undefined) return found;
  console.error(
    `This is Node ${version}, and Node 24 is needed: fetching Node ${VERSION} into .node (npm package ${name}, 190 MB, its hash is checked), once …`,
  );
  await install(prepareFolder(root, name), []);
  return installedNode(root, name) ?? stop(`npm ci did not bring ${name} ${VERSION}.`);
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
  const command = commands[name];
  const { run, here, uninstalled } = command;
  const [script, ...args] = run;
  if (script === undefined) return help();
  if (name === 'start') {
    const problem = await problemBeforeStart(root, rest, process.env);
    if (problem !== undefined) return stop(problem);
  }
  // Node and the packages are installed in parallel, because npm unpacks an archive on one core.
  const [node] = await Promise.all([
    provideNode(),
    uninstalled === true ? undefined : installPackages(needOf(name, command, process.env)),
  ]);
  if (!existsSync(join(root, script))) {
    return stop(
      `"${name}" needs ${script}, which is not there; npm ci brings back what npm installs.`,
    );
  }
  process.exitCode = await runToEnd(
    node,
    [...nodeFlags(name, rest), '--import', watchdog, join(root, script), ...args, ...rest],
    {
      cwd: here ? (process.env.INIT_CWD ?? process.cwd()) : root,
      stdio: 'inherit',
      env: {
        // With cached code, a server or a terminal game starts in half the time.
        ...(cachedCommands.includes(name)
          ? { NODE_COMPILE_CACHE: join(modules, '.cache/compiled') }
          : {}),
        ...process.env,
        PATH: [dirname(node), join(modules, '.bin'), process.env.PATH ?? ''].join(delimiter),
      },
    },
  );
}

await main(process.argv.slice(2));
