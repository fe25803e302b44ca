// The way out: what was opened is closed in the opposite order, each within the time that is left.
import { setTimeout as sleep } from 'node:timers/promises';

/** A service manager ends a program by force after ten seconds or more. */
const MOST_MS = 9_000;

export class Closing {
  readonly #steps: (() => void | Promise<void>)[] = [];
  #closed: Promise<void> | undefined;

  /** To be done when the server ends, before everything that was named earlier. */
  last(step: () => void | Promise<void>): void {
    this.#steps.push(step);
  }

  get isUnderWay(): boolean {
    return this.#closed !== undefined;
  }

  /** The same for everybody who asks. A step that fails or hangs does not keep the others. */
  close(): Promise<void> {
    this.#closed ??= this.#all();
    return this.#closed;
  }

  async #all(): Promise<void> {
    const end = Date.now() + MOST_MS;
    for (const step of this.#steps.toReversed()) {
      const limit = new AbortController();
      const late = sleep(Math.max(100, end - Date.now()), undefined, {
        ref: false,
        signal: limit.signal,
      }).catch(() => undefined);
      await Promise.race([
        Promise.resolve()
          .then(step)
          .catch(() => undefined),
        late,
      ]);
      limit.abort();
    }
  }
}
