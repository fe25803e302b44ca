// SQLite writes commits to a log beside its file. Folding copies them into the file; done by the writer it would delay commits, so a
// thread of its own does it, and the writer only the little that came meanwhile, and only once the log is long.
import type { SqlThread } from './thread.ts';
import type { Turns } from './write-lock.ts';

const EVERY_MS = 500;
/** Pages of the log after which it must begin anew; that takes a moment without commits. */
const MANY_PAGES = 16_000;

export class Folding {
  private readonly keeper: SqlThread;
  private readonly writer: SqlThread;
  private readonly turns: Turns;
  private readonly timer: NodeJS.Timeout;
  private busy = false;

  constructor(keeper: SqlThread, writer: SqlThread, turns: Turns) {
    this.keeper = keeper;
    this.writer = writer;
    this.turns = turns;
    this.timer = setInterval(() => void this.fold(), EVERY_MS).unref();
  }

  stop(): void {
    clearInterval(this.timer);
  }

  private async fold(): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    try {
      const pages = await this.keeper.ask({ kind: 'fold' });
      if (pages > MANY_PAGES) await this.beginAnew();
    } catch {
      // A full disk is told to whoever writes; here nothing is lost, and it is tried again.
    } finally {
      this.busy = false;
    }
  }

  /** With nobody writing, all of it is folded, and the next commit is written to its beginning. */
  private async beginAnew(): Promise<void> {
    const end = await this.turns.take();
    try {
      await this.writer.ask({ kind: 'fold' });
    } finally {
      end();
    }
  }
}
