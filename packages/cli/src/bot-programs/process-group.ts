// Runs a command in its own process group, which is killed as a whole. Except on Windows, it is
// also killed if this process (the host) ends, even by SIGKILL.
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { env, kill, platform } from 'node:process';
import type { Readable, Writable } from 'node:stream';

/** Environment variable of all processes of a program, also of those that left the group. */
const MARK = 'EMINENT_PROGRAM';

/**
 * Shell script: kills all processes with the mark `$1` (where /proc exists), then its own group. It
 * must run without the mark, or it would kill itself first.
 */
const SWEEP = `kill -KILL $(grep -las "${MARK}=$1" /proc/[0-9]*/environ | tr -dc '0-9\\n')
kill -KILL 0`;

/**
 * Shell script: runs the command `$1` as the leader of the group. In the background, a second shell
 * reads the pipe at file descriptor 3. Only the host has the other end of this pipe, so the read
 * ends when the host ends, even by SIGKILL. The script `$3` then kills every process with the mark
 * `$2`.
 */
const SUPERVISED = `( read -r _; exec env -i PATH="$PATH" /bin/sh -c "$3" sweep "$2" ) <&3 >/dev/null 2>&1 3<&- &
exec 3<&-
exec /bin/sh -c "$1"`;

/** Returns all variables of a program: what its shell needs, a UTF-8 locale, and the mark. */
function environment(mark: string): NodeJS.ProcessEnv {
  const needed = platform === 'win32' ? ['PATH', 'SystemRoot', 'ComSpec', 'PATHEXT'] : ['PATH'];
  const kept = Object.fromEntries(needed.map((name) => [name, env[name]]));
  return { ...kept, LANG: 'C.UTF-8', [MARK]: mark };
}

function start(command: string, folder: string | undefined, mark: string): ChildProcess {
  const common = { cwd: folder, env: environment(mark), windowsHide: true } as const;
  // Discards standard error of the program, which could fill a disk or a pipe.
  if (platform === 'win32') {
    return spawn(command, { ...common, shell: true, stdio: ['pipe', 'pipe', 'ignore'] });
  }
  return spawn('/bin/sh', ['-c', SUPERVISED, 'eminent-program', command, mark, SWEEP], {
    ...common,
    detached: true,
    stdio: ['pipe', 'pipe', 'ignore', 'pipe'],
  });
}

function killGroup(pid: number): void {
  if (platform === 'win32') {
    spawnSync('taskkill', ['/PID', String(pid), '/T', '/F'], { stdio: 'ignore' });
    return;
  }
  try {
    kill(-pid, 'SIGKILL');
  } catch {
    // The group is already gone.
  }
}

/** Maximum passes over the process list. A marked process may start another one meanwhile. */
const MAX_PASSES = 5;

/** Kills marked processes that have left the group. Does nothing where /proc does not exist. */
function killStragglers(mark: string): void {
  if (!existsSync('/proc/self/environ')) return;
  for (let pass = 0; pass < MAX_PASSES; pass++) {
    const found = readdirSync('/proc').filter((name) => /^\d+$/.test(name) && isMarked(name, mark));
    if (found.length === 0) return;
    for (const name of found) killOne(Number(name));
  }
}

function isMarked(pid: string, mark: string): boolean {
  try {
    return readFileSync(`/proc/${pid}/environ`, 'latin1').includes(`${MARK}=${mark}`);
  } catch {
    // The process has ended, or belongs to another user.
    return false;
  }
}

function killOne(pid: number): void {
  try {
    kill(pid, 'SIGKILL');
  } catch {
    // The process has ended.
  }
}

export class ProcessGroup {
  /** Resolves with a description when the first process of the group ends or cannot be started. */
  readonly ended: Promise<string>;
  readonly input: Writable;
  readonly output: Readable;
  private readonly child: ChildProcess;
  private readonly mark = crypto.randomUUID();
  private isKilled = false;

  constructor(command: string, folder: string | undefined) {
    this.child = start(command, folder, this.mark);
    const { stdin, stdout } = this.child;
    if (stdin === null || stdout === null) throw new Error('a process without pipes');
    this.input = stdin;
    this.output = stdout;
    // A pipe may break at any time. `ended` reports the reason, so these errors are ignored.
    for (const stream of this.child.stdio) stream?.on('error', () => undefined);
    this.ended = new Promise((resolve) => {
      this.child.once('error', (error) => resolve(`could not be started: ${error.message}`));
      this.child.once('exit', (code, signal) =>
        resolve(`ended with ${signal ?? `exit status ${code}`}`),
      );
    });
    // Kills the processes that the first process leaves behind.
    void this.ended.then(() => this.kill());
  }

  /**
   * Kills all processes of the group and closes its streams. Works only once: later, another
   * process may have the process id.
   */
  kill(): void {
    if (this.isKilled) return;
    this.isKilled = true;
    if (this.child.pid !== undefined) {
      killGroup(this.child.pid);
      killStragglers(this.mark);
    }
    for (const stream of this.child.stdio) stream?.destroy();
  }
}
