// Checks all sockets at intervals, in small batches. To ping twenty thousand sockets at once would
// block the event loop for half a second.

/** Number of batches per round. A round checks every socket once. */
const BATCHES = 60;

export class HeartbeatCheck {
  private readonly all: ReadonlySet<{ checkIdle(): void }>;
  private readonly timer: NodeJS.Timeout;
  private round: Iterator<{ checkIdle(): void }> | undefined;
  private batch = 0;

  /** Checks each socket of `all` once per `everyMs` milliseconds. */
  constructor(all: ReadonlySet<{ checkIdle(): void }>, everyMs: number) {
    this.all = all;
    this.timer = setInterval(() => this.checkBatch(), everyMs / BATCHES).unref();
  }

  stop(): void {
    clearInterval(this.timer);
  }

  private checkBatch(): void {
    this.round ??= this.all.values();
    this.batch = (this.batch + 1) % BATCHES;
    const isLast = this.batch === 0;
    const limit = isLast ? Infinity : Math.ceil(this.all.size / BATCHES);
    for (let checked = 0; checked < limit; checked++) {
      const next = this.round.next();
      if (next.done === true) break;
      next.value.checkIdle();
    }
    if (isLast) this.round = undefined;
  }
}
