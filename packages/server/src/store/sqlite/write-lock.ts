// The lock for writes, granted in order of request. A transaction holds the lock exclusively;
// several group commits may share it.

export class WriteLock {
  /** Resolves when all holders so far have released the lock. */
  private last: Promise<void> = Promise.resolve();
  /**
   * Resolves when the group commits at the end of the queue may start: after the transaction before
   * them. Undefined if a transaction is last in the queue.
   */
  private beforeGroups: Promise<void> | undefined;

  /** Resolves when no other writer is active, with a function that releases the lock. */
  async acquire(): Promise<() => void> {
    const before = this.last;
    const { promise, resolve } = Promise.withResolvers<void>();
    this.last = promise;
    this.beforeGroups = undefined;
    await before;
    return resolve;
  }

  /** Resolves when only other shared holders are active, with a function that releases the lock. */
  async acquireShared(): Promise<() => void> {
    const before = (this.beforeGroups ??= this.last);
    const { promise, resolve } = Promise.withResolvers<void>();
    const { last } = this;
    this.last = last === before ? promise : last.then(() => promise);
    await before;
    return resolve;
  }
}
