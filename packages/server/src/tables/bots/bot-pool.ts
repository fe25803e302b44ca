// Thread pool for bots. Threads start on demand.
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { downgraded, searches, type BotRunner, type BotJob } from './bot-job.ts';

/** Maximum queue length. Further jobs get no answer, so the table uses the default option. */
const MAX_WAITING = 2000;
/** From this number of queued jobs per thread on, fast bots replace those that search. */
const MAX_QUEUED_PER_THREAD = 8;
/** A thread that takes longer for a job is terminated, and the job gets no answer. */
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
  private startedJobs = 0;
  private isClosed = false;

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
      const isOverloaded = this.queue.length >= this.size * MAX_QUEUED_PER_THREAD;
      this.queue.push({ job: isOverloaded ? downgraded(job) : job, done });
      this.startJobs();
    });
  }

  async close(): Promise<void> {
    this.isClosed = true;
    for (const { done } of this.queue.splice(0)) done(undefined);
    await Promise.all([...this.threads].map((thread) => this.drop(thread)));
  }

  private startJobs(): void {
    while (this.queue.length > 0) {
      const thread = this.idleThread();
      const next = thread === undefined ? undefined : this.queue.shift();
      if (thread === undefined || next === undefined) return;
      this.startedJobs++;
      const alarm = setTimeout(() => void this.drop(thread), MAX_THINKING_MS);
      thread.current = { ...next, id: this.startedJobs, alarm };
      thread.worker.postMessage({ id: this.startedJobs, job: next.job });
    }
  }

  /** Starts a thread if necessary; undefined if all are busy. */
  private idleThread(): Thread | undefined {
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
    if (!this.isClosed) this.startJobs();
  }
}
