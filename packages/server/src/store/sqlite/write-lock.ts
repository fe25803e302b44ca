// Whose turn it is to write: groups of the log and transactions take turns, first come, first served. Groups share theirs with each other.

export class Turns {
  private last: Promise<void> = Promise.resolve();
  /** What the groups at the end of the line wait for; undefined where a transaction stands there. */
  private beforeGroups: Promise<void> | undefined;

  /** Resolves when nobody else writes, with what ends the turn. */
  async take(): Promise<() => void> {
    const before = this.last;
    const { promise, resolve } = Promise.withResolvers<void>();
    this.last = promise;
    this.beforeGroups = undefined;
    await before;
    return resolve;
  }

  /** Resolves when nobody writes but others who share, with what ends the turn. */
  async share(): Promise<() => void> {
    const before = (this.beforeGroups ??= this.last);
    const { promise, resolve } = Promise.withResolvers<void>();
    const { last } = this;
    this.last = last === before ? promise : last.then(() => promise);
    await before;
    return resolve;
  }
}
