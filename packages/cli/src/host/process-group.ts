// A command with all that it starts: a process group of its own that ends as a whole, with the game or with the host, however that ends.
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { env, kill, platform } from 'node:process';
import type { Readable, Writable } from 'node:stream';

/**
 * Runs `$1` as the leader of the group. Beside it a shell waits for the end of the lifeline (3), whose other end only the host has: it
 * closes when the host ends, also by SIGKILL, and then the group is killed.
 */
const SUPERVISED = `( read -r _; kill -KILL 0 ) <&3 >/dev/null 2>&1 3<&- &
exec 3<&-
exec /bin/sh -c "$1"`;

/** All that a program learns of the host's environment: where commands are, and that text is UTF-8. */
function environment(): NodeJS.ProcessEnv {
  const needed = platform === 'win32' ? ['PATH', 'SystemRoot', 'ComSpec', 'PATHEXT'] : ['PATH'];
  const kept = needed.flatMap((name) => (env[name] === undefined ? [] : [[name, env[name]]]));
  return { ...Object.fromEntries(kept), LANG: 'C.UTF-8' };
}

function start(command: string, folder: string | undefined): ChildProcess {
  const common = { cwd: folder, env: environment(), windowsHide: true } as const;
  // What a program writes to its standard error is nobody's: it goes nowhere, so that it cannot fill anything.
  if (platform === 'win32') {
    return spawn(command, { ...common, shell: true, stdio: ['pipe', 'pipe', 'ignore'] });
  }
  return spawn('/bin/sh', ['-c', SUPERVISED, 'eminent-program', command], {
    ...common,
    detached: true,
    stdio: ['pipe', 'pipe', 'ignore', 'pipe'],
  });
}

function killAll(pid: number): void {
  if (platform === 'win32') {
    spawnSync('taskkill', ['/PID', String(pid), '/T', '/F'], { stdio: 'ignore' });
    return;
  }
  try {
    kill(-pid, 'SIGKILL');
  } catch {
    // Nobody is left.
  }
}

export class ProcessGroup {
  /** Settled when the leader has ended, with the way it did. */
  readonly ended: Promise<string>;
  readonly input: Writable;
  readonly output: Readable;
  private readonly child: ChildProcess;
  private isKilled = false;

  constructor(command: string, folder: string | undefined) {
    this.child = start(command, folder);
    const { stdin, stdout } = this.child;
    if (stdin === null || stdout === null) throw new Error('a process without pipes');
    this.input = stdin;
    this.output = stdout;
    // Each of the pipes may break at any time; the end of the leader tells why.
    for (const stream of this.child.stdio) stream?.on('error', () => undefined);
    this.ended = new Promise((resolve) => {
      this.child.once('error', (error) => resolve(`could not be started: ${error.message}`));
      this.child.once('exit', (code, signal) =>
        resolve(`ended with ${signal ?? `exit status ${code}`}`),
      );
    });
    // What the leader leaves behind ends with it.
    void this.ended.then(() => this.kill());
  }

  /** Ends everything in the group and lets go of its streams. Happens once, since later the number may be another group's. */
  kill(): void {
    if (this.isKilled) return;
    this.isKilled = true;
    if (this.child.pid !== undefined) killAll(this.child.pid);
    for (const stream of this.child.stdio) stream?.destroy();
  }
}
