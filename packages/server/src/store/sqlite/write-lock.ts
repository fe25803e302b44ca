// Lock for writes, in order of request: exclusive for transactions, shared by group commits.

export class WriteLock {
  /** Resolves when all holders up to now have released the lock. */
  private last: Promise<void> = Promise.resolve();
  /**
   * Resolves when the last group commits in the queue may start; undefined behind a transaction.
   */
  private beforeGroups: Promise<void> | undefined;

  /** Waits for an exclusive lock. Returns a function that releases it. */
  async acquire(): Promise<() => void> {
    const before = this.last;
    const { promise, resolve } = Promise.withResolvers<void>();
    this.last = promise;
    this.beforeGroups = undefined;
    await before;
    return resolve;
  }

  /** Waits for a shared lock. Returns a function that releases it. */
  async acquireShared(): Promise<() => void> {
    const before = (this.beforeGroups ??= this.last);
    const { promise, resolve } = Promise.withResolvers<void>();
    const { last } = this;
    this.last = last === before ? promise : last.then(() => promise);
    await before;
    return resolve;
  }
}
