// Runs checkpoints of SQLite's write-ahead log (WAL). A checkpoint in the writer would delay
// commits, so a separate thread copies most pages. The writer only restarts a long WAL.
import type { SqlThread } from './thread.ts';
import type { WriteLock } from './write-lock.ts';

const EVERY_MS = 500;
/** Pages above which the WAL is restarted, which blocks commits for a moment. */
const MANY_PAGES = 16_000;

export class Checkpointer {
  /** The thread that runs checkpoints. */
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

  /** Copies committed pages from the WAL into the file. Restarts a long WAL. */
  private async checkpoint(): Promise<void> {
    if (this.isBusy) return;
    this.isBusy = true;
    try {
      const pages = await this.keeper.ask({ kind: 'checkpoint' });
      if (pages > MANY_PAGES) await this.restartLog();
    } catch {
      // The writer reports a full disk. Nothing is lost here; the checkpoint is retried.
    } finally {
      this.isBusy = false;
    }
  }

  /**
   * Blocks writes and copies the whole WAL, so that the next commit starts at the beginning of the
   * WAL file.
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
