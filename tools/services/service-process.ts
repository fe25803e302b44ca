// Starts an external service in a temporary folder as an unprivileged user.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findProgram } from '../debian-packages.ts';

export interface User {
  readonly uid: number;
  readonly gid: number;
}

/** The user for services if this process is root, because PostgreSQL refuses to run as root. */
export function unprivilegedUser(): User | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const users = readFileSync('/etc/passwd', 'utf8').split('\n');
  for (const name of ['postgres', 'nobody']) {
    const [, , uid, gid] = users.find((line) => line.startsWith(`${name}:`))?.split(':') ?? [];
    if (uid !== undefined && gid !== undefined) return { uid: Number(uid), gid: Number(gid) };
  }
  return undefined;
}

export function serviceFolder(name: string, user: User | undefined): string {
  const folder = mkdtempSync(join(tmpdir(), `eminent-${name}-`));
  if (user !== undefined) chownSync(folder, user.uid, user.gid);
  return folder;
}

export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

const alive = new Set<ChildProcess>();
const folders = new Set<string>();
process.on('exit', () => {
  for (const child of alive) child.kill('SIGQUIT');
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

/** Removes a folder when this process ends. Returns a function that removes the folder earlier. */
export function removeAtEnd(folder: string): () => void {
  folders.add(folder);
  return () => {
    folders.delete(folder);
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  };
}

/** Makes a command run as a user. On Linux it ends with this process, however that ends. */
function tetheredCommand(program: string, args: readonly string[], user: User | undefined) {
  const setpriv = process.platform === 'linux' ? findProgram(['setpriv']) : undefined;
  if (setpriv === undefined) return { program, args, options: { ...user } };
  const who =
    user === undefined ? [] : [`--reuid=${user.uid}`, `--regid=${user.gid}`, '--clear-groups'];
  return {
    program: setpriv,
    args: [...who, '--pdeathsig=QUIT', '--', program, ...args],
    options: {},
  };
}

export interface Service {
  readonly child: ChildProcess;
  /** Resolves when the process ends for any reason. */
  readonly ended: Promise<void>;
}

const START_MS = 60_000;

/** Waits until the output contains `ready`. Throws if it ends before or takes over START_MS. */
export async function startService(
  program: string,
  args: readonly string[],
  user: User | undefined,
  ready: string,
): Promise<Service> {
  const how = tetheredCommand(program, args, user);
  const child = spawn(how.program, how.args, {
    ...how.options,
    // The current folder may not be accessible to the other user.
    cwd: '/',
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, LC_ALL: 'C' },
  });
  alive.add(child);
  const ended = once(child, 'close').then(
    () => void alive.delete(child),
    () => void alive.delete(child),
  );
  let output = '';
  let isReady = false;
  await new Promise<void>((resolve, reject) => {
    const fail = (why: string) => {
      reject(new Error(`${program} did not start (${why}):\n${output}`));
    };
    const limit = setTimeout(() => {
      child.kill('SIGKILL');
      fail('it took too long');
    }, START_MS);
    const listen = (data: Buffer) => {
      if (isReady) return;
      output += data.toString();
      if (!output.includes(ready)) return;
      isReady = true;
      clearTimeout(limit);
      resolve();
    };
    child.stdout.on('data', listen);
    child.stderr.on('data', listen);
    void ended.then(() => {
      clearTimeout(limit);
      fail('it ended');
    });
  });
  return { child, ended };
}

/** Stops a service with a signal and waits until it has ended. */
export async function stopService(engine: Service, signal: NodeJS.Signals): Promise<void> {
  engine.child.kill(signal);
  await engine.ended;
}
