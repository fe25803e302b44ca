// Graceful shutdown: closes resources in reverse order of creation, within a time limit.
import { setTimeout as sleep } from 'node:timers/promises';

/** Time limit. Docker kills a process after ten seconds. */
const MAX_MS = 9_000;

export class Shutdown {
  readonly #steps: (() => void | Promise<void>)[] = [];
  #closed: Promise<void> | undefined;

  /** Adds a step, which runs before those added earlier. */
  defer(step: () => void | Promise<void>): void {
    this.#steps.push(step);
  }

  get isUnderWay(): boolean {
    return this.#closed !== undefined;
  }

  /** Runs all steps, once. Ignores failures, and steps that take longer than the time limit. */
  close(): Promise<void> {
    this.#closed ??= this.#all();
    return this.#closed;
  }

  async #all(): Promise<void> {
    const end = Date.now() + MAX_MS;
    for (const step of this.#steps.toReversed()) {
      const timer = new AbortController();
      const timeout = sleep(Math.max(100, end - Date.now()), undefined, {
        ref: false,
        signal: timer.signal,
      }).catch(() => undefined);
      await Promise.race([
        Promise.resolve()
          .then(step)
          .catch(() => undefined),
        timeout,
      ]);
      timer.abort();
    }
  }
}
