// Thread pool for bots. Threads start on demand, and the queue is bounded.
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { downgraded, searches, type BotRunner, type BotJob } from './bot-job.ts';

/** Maximum queue length. Further jobs get no answer, so the table uses the default option. */
const MAX_WAITING = 2000;
/** From this number of queued jobs per thread on, faster bots replace those that search. */
const MAX_FOR_THREAD = 8;
/** A thread that exceeds this time is terminated, and its job gets no answer. */
const MAX_THINKING_MS = 20_000;

interface Waiting {
  readonly job: BotJob;
  readonly done: (token: string | undefined) => void;
}

interface Thread {
  readonly worker: Worker;
  current: (Waiting & { readonly id: number; readonly alarm: NodeJS.Timeout }) | undefined;
}

export class BotPool implements BotRunner {
  private readonly size: number;
  private readonly script: URL;
  private readonly threads = new Set<Thread>();
  private readonly queue: Waiting[] = [];
  /** Number of jobs started so far. */
  private jobs = 0;
  private isClosed = false;

  /** Number of queued jobs. */
  get waiting(): number {
    return this.queue.length;
  }

  constructor(
    size = Math.max(1, availableParallelism() - 1),
    script = new URL('./bot-thread.ts', import.meta.url),
  ) {
    this.size = size;
    this.script = script;
  }

  searches = searches;

  run(job: BotJob): Promise<string | undefined> {
    if (this.isClosed || this.queue.length >= MAX_WAITING) return Promise.resolve(undefined);
    return new Promise((done) => {
      const isOverloaded = this.queue.length >= this.size * MAX_FOR_THREAD;
      this.queue.push({ job: isOverloaded ? downgraded(job) : job, done });
      this.startJobs();
    });
  }

  async close(): Promise<void> {
    this.isClosed = true;
    for (const { done } of this.queue.splice(0)) done(undefined);
    await Promise.all([...this.threads].map((thread) => this.drop(thread)));
  }

  /** Gives queued jobs to idle threads. */
  private startJobs(): void {
    while (this.queue.length > 0) {
      const thread = this.idle();
      const next = thread === undefined ? undefined : this.queue.shift();
      if (thread === undefined || next === undefined) return;
      this.jobs++;
      const alarm = setTimeout(() => void this.drop(thread), MAX_THINKING_MS);
      thread.current = { ...next, id: this.jobs, alarm };
      thread.worker.postMessage({ id: this.jobs, job: next.job });
    }
  }

  /** An idle thread, started if necessary; undefined if all are busy. */
  private idle(): Thread | undefined {
    for (const thread of this.threads) if (thread.current === undefined) return thread;
    return this.threads.size < this.size ? this.start() : undefined;
  }

  private start(): Thread {
    const thread: Thread = { worker: new Worker(this.script), current: undefined };
    thread.worker.unref();
    thread.worker.on('message', ({ id, token }: { id: number; token: string | undefined }) => {
      if (thread.current?.id === id) this.finish(thread, token);
      this.startJobs();
    });
    // A crashed thread loses only its current job.
    thread.worker.on('error', () => void this.drop(thread));
    thread.worker.on('exit', () => void this.drop(thread));
    this.threads.add(thread);
    return thread;
  }

  /** Settles the current job of a thread. */
  private finish(thread: Thread, token: string | undefined): void {
    const { current } = thread;
    thread.current = undefined;
    if (current === undefined) return;
    clearTimeout(current.alarm);
    current.done(token);
  }

  /** Terminates a thread. Its job gets no answer. */
  private async drop(thread: Thread): Promise<void> {
    if (!this.threads.delete(thread)) return;
    this.finish(thread, undefined);
    await thread.worker.terminate();
    if (!this.isClosed) this.startJobs();
  }
}
