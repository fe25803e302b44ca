// Runs checkpoints of SQLite's write-ahead log (WAL): copies its pages into the database file. A
// separate thread does this, because a checkpoint in the writer delays commits.
import type { SqlThread } from './thread.ts';
import type { WriteLock } from './write-lock.ts';

const EVERY_MS = 500;
/** Length in pages from which writes are stopped for a moment, to restart the WAL. */
const LONG_WAL_PAGES = 16_000;

export class Checkpointer {
  private readonly keeper: SqlThread;
  private readonly writer: SqlThread;
  private readonly writeLock: WriteLock;
  private readonly timer: NodeJS.Timeout;
  private isBusy = false;

  constructor(keeper: SqlThread, writer: SqlThread, writeLock: WriteLock) {
    this.keeper = keeper;
    this.writer = writer;
    this.writeLock = writeLock;
    this.timer = setInterval(() => void this.checkpoint(), EVERY_MS).unref();
  }

  stop(): void {
    clearInterval(this.timer);
  }

  /** Runs a checkpoint. Restarts the WAL if it has become long. */
  private async checkpoint(): Promise<void> {
    if (this.isBusy) return;
    this.isBusy = true;
    try {
      const pages = await this.keeper.ask({ kind: 'checkpoint' });
      if (pages > LONG_WAL_PAGES) await this.restartLog();
    } catch {
      // The next checkpoint tries again. If the disk is full, the writer reports it.
    } finally {
      this.isBusy = false;
    }
  }

  /**
   * Runs a checkpoint while writes wait, so that the next commit reuses the WAL from its beginning.
   */
  private async restartLog(): Promise<void> {
    const release = await this.writeLock.acquire();
    try {
      await this.writer.ask({ kind: 'checkpoint' });
    } finally {
      release();
    }
  }
}
