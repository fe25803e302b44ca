// Groups of writes, on the server's side: what came in with one turn of the event loop is handed over together; no timer. While a commit is under
// way the writing thread gathers what is handed over meanwhile for the next one, and waits for nobody here.
import { StoreError } from '../errors.ts';
import type { Write, Written } from './messages.ts';
import type { SqlThread } from './thread.ts';
import { errorOf } from './thread.ts';
import type { Turns } from './write-lock.ts';

interface Waiting {
  readonly resolve: (written: Written) => void;
  readonly reject: (error: unknown) => void;
}

export class Groups {
  private readonly thread: SqlThread;
  private readonly turns: Turns;
  private writes: Write[] = [];
  private waiting: Waiting[] = [];
  private soon = false;
  private readonly running = new Set<Promise<void>>();
  readonly figures = { commits: 0, entries: 0, lastCommitMs: 0, waiting: 0 };

  constructor(thread: SqlThread, turns: Turns) {
    this.thread = thread;
    this.turns = turns;
  }

  /** Resolves when it is durable. */
  async write(write: Write): Promise<Exclude<Written, { kind: 'failure' }>> {
    const written = await new Promise<Written>((resolve, reject) => {
      this.writes.push(write);
      this.waiting.push({ resolve, reject });
      this.figures.waiting++;
      this.schedule();
    });
    if (written.kind === 'failure') throw errorOf(written.failure);
    return written;
  }

  /** Resolves when nothing waits any more. */
  async idle(): Promise<void> {
    while (this.soon || this.running.size > 0) {
      // oxlint-disable-next-line no-await-in-loop
      await new Promise((resolve) => setImmediate(resolve));
      // oxlint-disable-next-line no-await-in-loop
      await Promise.all(this.running);
    }
  }

  private schedule(): void {
    if (this.soon) return;
    this.soon = true;
    // Not at once but after this turn of the event loop: what came in with the same read goes into the same commit.
    setImmediate(() => {
      const commit = this.commit().finally(() => this.running.delete(commit));
      this.running.add(commit);
    });
  }

  private async commit(): Promise<void> {
    const end = await this.turns.share();
    const { writes, waiting } = this;
    this.writes = [];
    this.waiting = [];
    this.soon = false;
    try {
      const { written, commitMs } = await this.thread.ask({ kind: 'group', writes });
      this.count(writes, commitMs);
      waiting.forEach((one, i) => {
        const mine = written[i];
        if (mine === undefined) one.reject(new StoreError('failed', 'no answer to a write'));
        else one.resolve(mine);
      });
    } catch (error) {
      for (const one of waiting) one.reject(error);
    } finally {
      this.figures.waiting -= writes.length;
      end();
    }
  }

  /** `commitMs` is undefined for what was committed together with the group before it. */
  private count(writes: readonly Write[], commitMs: number | undefined): void {
    if (commitMs !== undefined) {
      this.figures.commits++;
      this.figures.lastCommitMs = commitMs;
    }
    for (const write of writes) {
      if (write.kind === 'append') this.figures.entries += write.entries.length;
    }
  }
}
