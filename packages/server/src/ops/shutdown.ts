// Graceful shutdown: closes resources in reverse order of creation, within a deadline.
import { setTimeout as sleep } from 'node:timers/promises';

/** Less than the ten seconds after which service managers kill a process at the earliest. */
const MAX_MS = 9_000;

export class Shutdown {
  readonly #steps: (() => void | Promise<void>)[] = [];
  #closed: Promise<void> | undefined;

  /** Adds a step, to run before all earlier ones. */
  defer(step: () => void | Promise<void>): void {
    this.#steps.push(step);
  }

  get isUnderWay(): boolean {
    return this.#closed !== undefined;
  }

  /** Idempotent. A failing or hanging step does not block the others. */
  close(): Promise<void> {
    this.#closed ??= this.#all();
    return this.#closed;
  }

  async #all(): Promise<void> {
    const end = Date.now() + MAX_MS;
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
