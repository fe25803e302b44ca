// SQLite writes commits to a log beside its file. Folding copies them into the file; done by the writer it would delay commits, so a
// thread of its own does it, and the writer only the little that came meanwhile, and only once the log is long.
import type { SqlThread } from './thread.ts';
import type { WriteLock } from './write-lock.ts';

const EVERY_MS = 500;
/** Pages of the log after which it must begin anew; that takes a moment without commits. */
const MANY_PAGES = 16_000;

export class Checkpointer {
  private readonly keeper: SqlThread;
  private readonly writer: SqlThread;
  private readonly writeLock: WriteLock;
  private readonly timer: NodeJS.Timeout;
  private busy = false;

  constructor(keeper: SqlThread, writer: SqlThread, writeLock: WriteLock) {
    this.keeper = keeper;
    this.writer = writer;
    this.writeLock = writeLock;
    this.timer = setInterval(() => void this.checkpoint(), EVERY_MS).unref();
  }

  stop(): void {
    clearInterval(this.timer);
  }

  private async checkpoint(): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    try {
      const pages = await this.keeper.ask({ kind: 'checkpoint' });
      if (pages > MANY_PAGES) await this.restartLog();
    } catch {
      // A full disk is told to whoever writes; here nothing is lost, and it is tried again.
    } finally {
      this.busy = false;
    }
  }

  /** With nobody writing, all of it is folded, and the next commit is written to its beginning. */
  private async restartLog(): Promise<void> {
    const end = await this.writeLock.acquire();
    try {
      await this.writer.ask({ kind: 'checkpoint' });
    } finally {
      end();
    }
  }
}
