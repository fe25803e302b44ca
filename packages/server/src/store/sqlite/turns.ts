// Whose turn it is to write: groups of the log and transactions take turns, first come, first served.

export class Turns {
  private last: Promise<void> = Promise.resolve();

  /** Resolves when the turn has come, with what ends it. */
  async take(): Promise<() => void> {
    const before = this.last;
    let end = () => {};
    this.last = new Promise((resolve) => {
      end = resolve;
    });
    await before;
    return end;
  }
}
