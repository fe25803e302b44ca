// Threads in which bots think, so that nobody else waits for them: a few, started when first needed, with a line before them that does not
// grow without bound.
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { hurried, searches, type Thinker, type ThinkJob } from './bot-job.ts';

/** Questions that may wait; beyond them bots give the default answer. */
const MOST_WAITING = 2000;
/** Questions that wait for each thread; beyond them bots that search are hurried. */
const MOST_FOR_THREAD = 8;
/** A thread that thinks for longer is lost, and its question is answered by default. */
const MOST_THINKING_MS = 20_000;

interface Waiting {
  readonly job: ThinkJob;
  readonly done: (token: string | undefined) => void;
}

interface Thread {
  readonly worker: Worker;
  current: (Waiting & { readonly id: number; readonly alarm: NodeJS.Timeout }) | undefined;
}

export class ThinkPool implements Thinker {
  private readonly size: number;
  private readonly script: URL;
  private readonly threads = new Set<Thread>();
  private readonly line: Waiting[] = [];
  private jobs = 0;
  private isClosed = false;

  /** Questions that wait for a thread. */
  get waiting(): number {
    return this.line.length;
  }

  constructor(
    size = Math.max(1, availableParallelism() - 1),
    script = new URL('./bot-thread.ts', import.meta.url),
  ) {
    this.size = size;
    this.script = script;
  }

  searches = searches;

  think(job: ThinkJob): Promise<string | undefined> {
    if (this.isClosed || this.line.length >= MOST_WAITING) return Promise.resolve(undefined);
    return new Promise((done) => {
      const isLate = this.line.length >= this.size * MOST_FOR_THREAD;
      this.line.push({ job: isLate ? hurried(job) : job, done });
      this.go();
    });
  }

  async close(): Promise<void> {
    this.isClosed = true;
    for (const { done } of this.line.splice(0)) done(undefined);
    await Promise.all([...this.threads].map((thread) => this.drop(thread)));
  }

  private go(): void {
    while (this.line.length > 0) {
      const thread = this.idle();
      const next = thread === undefined ? undefined : this.line.shift();
      if (thread === undefined || next === undefined) return;
      this.jobs++;
      const alarm = setTimeout(() => void this.drop(thread), MOST_THINKING_MS);
      thread.current = { ...next, id: this.jobs, alarm };
      thread.worker.postMessage({ id: this.jobs, job: next.job });
    }
  }

  private idle(): Thread | undefined {
    for (const thread of this.threads) if (thread.current === undefined) return thread;
    return this.threads.size < this.size ? this.start() : undefined;
  }

  private start(): Thread {
    const thread: Thread = { worker: new Worker(this.script), current: undefined };
    thread.worker.unref();
    thread.worker.on('message', ({ id, token }: { id: number; token: string | undefined }) => {
      if (thread.current?.id === id) this.finish(thread, token);
      this.go();
    });
    // A thread that falls over takes its question with it, and no other.
    thread.worker.on('error', () => void this.drop(thread));
    thread.worker.on('exit', () => void this.drop(thread));
    this.threads.add(thread);
    return thread;
  }

  private finish(thread: Thread, token: string | undefined): void {
    const { current } = thread;
    thread.current = undefined;
    if (current === undefined) return;
    clearTimeout(current.alarm);
    current.done(token);
  }

  private async drop(thread: Thread): Promise<void> {
    if (!this.threads.delete(thread)) return;
    this.finish(thread, undefined);
    await thread.worker.terminate();
    if (!this.isClosed) this.go();
  }
}
