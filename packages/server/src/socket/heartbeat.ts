// Checks all sockets periodically, in small batches. Pinging twenty thousand sockets at once would
// block the event loop for half a second.

/** Number of batches in a round. Each round checks every socket once. */
const PARTS = 60;

export class HeartbeatCheck {
  private readonly all: ReadonlySet<{ checkIdle(): void }>;
  private readonly timer: NodeJS.Timeout;
  private round: Iterator<{ checkIdle(): void }> | undefined;
  /** The current batch of the round. */
  private part = 0;

  /** Checks each socket of `all` once every `everyMs` milliseconds. */
  constructor(all: ReadonlySet<{ checkIdle(): void }>, everyMs: number) {
    this.all = all;
    this.timer = setInterval(() => this.checkBatch(), everyMs / PARTS).unref();
  }

  stop(): void {
    clearInterval(this.timer);
  }

  private checkBatch(): void {
    this.round ??= this.all.values();
    this.part = (this.part + 1) % PARTS;
    const isLast = this.part === 0;
    const most = isLast ? Infinity : Math.ceil(this.all.size / PARTS);
    for (let looked = 0; looked < most; looked++) {
      const next = this.round.next();
      if (next.done === true) break;
      next.value.checkIdle();
    }
    if (isLast) this.round = undefined;
  }
}
