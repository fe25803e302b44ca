// A command with all that it starts: a process group of its own that ends as a whole, with the game or with the host, however that ends.
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { env, kill, platform } from 'node:process';
import type { Readable, Writable } from 'node:stream';

/** In the environment of a program and of all that it starts, so that what leaves the group is found too. */
const MARK = 'EMINENT_PROGRAM';

/** Kills whoever has the mark `$1` (where there is /proc) and then the own group. Runs without the mark itself. */
const SWEEP = `kill -KILL $(grep -las "${MARK}=$1" /proc/[0-9]*/environ | tr -dc '0-9\\n')
kill -KILL 0`;

/**
 * Runs `$1` as the leader of the group. Beside it a shell waits for the end of the lifeline (3), whose other end only the host has: it
 * closes when the host ends, also by SIGKILL, and then everything with the mark `$2` is killed.
 */
const SUPERVISED = `( read -r _; exec env -i PATH="$PATH" /bin/sh -c "$3" sweep "$2" ) <&3 >/dev/null 2>&1 3<&- &
exec 3<&-
exec /bin/sh -c "$1"`;

/** The whole environment of a program: where commands are, that text is UTF-8, and the mark. */
function environment(mark: string): NodeJS.ProcessEnv {
  const needed = platform === 'win32' ? ['PATH', 'SystemRoot', 'ComSpec', 'PATHEXT'] : ['PATH'];
  const kept = needed.flatMap((name) => (env[name] === undefined ? [] : [[name, env[name]]]));
  return { ...Object.fromEntries(kept), LANG: 'C.UTF-8', [MARK]: mark };
}

function start(command: string, folder: string | undefined, mark: string): ChildProcess {
  const common = { cwd: folder, env: environment(mark), windowsHide: true } as const;
  // What a program writes to its standard error is nobody's: it goes nowhere, so that it cannot fill anything.
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
    // Nobody is left.
  }
}

/** Rounds of looking for stragglers; they may start others meanwhile. */
const ROUNDS = 5;

/** Kills who left the group but has its mark. Only where there is /proc; elsewhere nobody can tell. */
function killStragglers(mark: string): void {
  if (!existsSync('/proc/self/environ')) return;
  for (let round = 0; round < ROUNDS; round++) {
    const found = readdirSync('/proc').filter((name) => /^\d+$/.test(name) && isMarked(name, mark));
    if (found.length === 0) return;
    for (const name of found) killOne(Number(name));
  }
}

function isMarked(pid: string, mark: string): boolean {
  try {
    return readFileSync(`/proc/${pid}/environ`, 'latin1').includes(`${MARK}=${mark}`);
  } catch {
    // It has ended, or belongs to somebody else.
    return false;
  }
}

function killOne(pid: number): void {
  try {
    kill(pid, 'SIGKILL');
  } catch {
    // It has ended.
  }
}

export class ProcessGroup {
  /** Settled when the leader has ended, with the way it did. */
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
    if (this.child.pid !== undefined) {
      killGroup(this.child.pid);
      killStragglers(this.mark);
    }
    for (const stream of this.child.stdio) stream?.destroy();
  }
}
