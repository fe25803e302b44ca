// A server process that drills and benchmarks start, query, freeze and kill.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { serverFlags } from '../commands.mjs';
import { COMPILE_CACHE_ENV } from '../compile-cache.ts';
import { root } from '../paths.ts';
import type { ChildMessage, ParentMessage, ServerSetup, ServerStats } from './server-child.ts';

const START_MS = 120_000;
const TOO_LONG: ChildMessage = { type: 'failed', sentence: 'it took too long' };

/** Child processes to kill when this process exits. */
const running = new Set<ChildProcess>();
process.on('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});

export class ServerProcess {
  private readonly child: ChildProcess;
  private readonly gone: Promise<unknown>;
  port = 0;

  private constructor(args: readonly string[], env: Readonly<Record<string, string>>) {
    this.child = spawn(process.execPath, ['--expose-gc', ...args], {
      // The server logs to standard error, because standard output is for the result.
      stdio: ['ignore', 2, 2, 'ipc'],
      // Caches compiled code, so that restarts are fast.
      env: { ...process.env, ...COMPILE_CACHE_ENV, ...env },
    });
    running.add(this.child);
    this.gone = once(this.child, 'exit').then(() => running.delete(this.child));
  }

  /** Starts our own server from a source tree. Throws if it does not start. */
  static start(setup: ServerSetup, tree = root): Promise<ServerProcess> {
    const host = join(tree, 'tools/online/server-child.ts');
    return ServerProcess.run([...serverFlags, host, JSON.stringify(setup)]);
  }

  /** Starts a server that speaks the same messages. Throws if it does not start. */
  static async run(
    args: readonly string[],
    env: Readonly<Record<string, string>> = {},
  ): Promise<ServerProcess> {
    const server = new ServerProcess(args, env);
    const first = await server.next(START_MS).catch((): ChildMessage => TOO_LONG);
    if (first.type !== 'ready') {
      await server.kill();
      throw new Error(`the server did not start: ${first.type === 'failed' ? first.sentence : ''}`);
    }
    server.port = first.port;
    return server;
  }

  get pid(): number {
    return this.child.pid ?? 0;
  }

  async stats(collect = false): Promise<ServerStats> {
    const answer = await this.ask({ type: 'stats', collect });
    if (answer.type !== 'stats') throw new Error(`the server answered ${answer.type}`);
    return answer.stats;
  }

  /** Kills the server, as in a power failure. */
  async kill(): Promise<void> {
    this.child.kill('SIGKILL');
    await this.gone;
  }

  /** Stops the process with SIGSTOP: open connections get no replies. */
  freeze(): void {
    this.child.kill('SIGSTOP');
  }

  async stop(): Promise<void> {
    this.child.send({ type: 'stop' } satisfies ParentMessage);
    await this.gone;
  }

  /** Returns the next message from the server, so only one call may wait at a time. */
  ask(question: ParentMessage): Promise<ChildMessage> {
    this.child.send(question);
    return this.next(START_MS);
  }

  private async next(limitMs: number): Promise<ChildMessage> {
    const ended = this.gone.then((): ChildMessage => ({ type: 'failed', sentence: 'it ended' }));
    const message = once(this.child, 'message', { signal: AbortSignal.timeout(limitMs) });
    return Promise.race([message.then(([message]) => message as ChildMessage), ended]);
  }
}
