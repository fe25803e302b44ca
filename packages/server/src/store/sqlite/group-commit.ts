// Group commit: the writes of one turn of the event loop go to the writing thread together. Groups
// that arrive during a commit share the next one.
import { StoreError } from '../errors.ts';
import type { Write, Written } from './messages.ts';
import type { SqlThread } from './thread.ts';
import { errorOf } from './thread.ts';
import type { WriteLock } from './write-lock.ts';

interface Waiting {
  readonly resolve: (written: Written) => void;
  readonly reject: (error: unknown) => void;
}

export class GroupCommit {
  private readonly thread: SqlThread;
  private readonly writeLock: WriteLock;
  private writes: Write[] = [];
  private waiting: Waiting[] = [];
  private isScheduled = false;
  private readonly running = new Set<Promise<void>>();
  readonly figures = { commits: 0, entries: 0, lastCommitMs: 0, waiting: 0 };

  constructor(thread: SqlThread, writeLock: WriteLock) {
    this.thread = thread;
    this.writeLock = writeLock;
  }

  /** Resolves when the write is on disk. Rejects with a StoreError. */
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

  async idle(): Promise<void> {
    while (this.isScheduled || this.running.size > 0) {
      // oxlint-disable-next-line no-await-in-loop
      await new Promise((resolve) => setImmediate(resolve));
      // oxlint-disable-next-line no-await-in-loop
      await Promise.all(this.running);
    }
  }

  private schedule(): void {
    if (this.isScheduled) return;
    this.isScheduled = true;
    // Commits at the end of this turn of the event loop, so that its writes share a commit.
    setImmediate(() => {
      const commit = this.commit().finally(() => this.running.delete(commit));
      this.running.add(commit);
    });
  }

  private async commit(): Promise<void> {
    const release = await this.writeLock.acquireShared();
    const { writes, waiting } = this;
    this.writes = [];
    this.waiting = [];
    this.isScheduled = false;
    try {
      const { written, commitMs } = await this.thread.ask({ kind: 'group', writes });
      this.count(writes, commitMs);
      waiting.forEach((one, i) => {
        const result = written[i];
        if (result === undefined) one.reject(new StoreError('failed', 'no answer to a write'));
        else one.resolve(result);
      });
    } catch (error) {
      for (const one of waiting) one.reject(error);
    } finally {
      this.figures.waiting -= writes.length;
      release();
    }
  }

  /** `commitMs` is undefined if an earlier group shared the commit. */
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
