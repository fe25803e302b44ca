// Checks whether the store can be read and written, and reports its figures as metrics.
import { type Store, StoreError } from '../store/index.ts';
import type { Metrics } from '../telemetry/metrics.ts';

/** Table and kind of a dummy deadline, which is set and cleared to test whether writes work. */
const PROBE = ['-', 'probe'] as const;

/**
 * How long the store counts as failing after a failed write. A small test write may succeed where a
 * larger one fails.
 */
const UNHEALTHY_MS = 10_000;

const NO_WRITE = 'writing failed';

export class StoreHealth {
  readonly #now: () => number;
  #failedAt = -Infinity;

  constructor(now: () => number) {
    this.#now = now;
  }

  /** Records the time of a transient store error. Ignores all other errors. */
  note(error: unknown): void {
    if (error instanceof StoreError && error.isTransient) this.#failedAt = this.#now();
  }

  /** Wraps the store to record failed appends to the log. */
  watch(store: Store): Store {
    const append: Store['log']['append'] = async (...entries) => {
      try {
        return await store.log.append(...entries);
      } catch (error) {
        this.note(error);
        throw error;
      }
    };
    return { ...store, log: { ...store.log, append } };
  }

  /** Tests the store. Returns why it is not usable; undefined if it is. */
  async trouble({ deadlines, log, isReadOnly }: Store): Promise<string | undefined> {
    try {
      if (isReadOnly) {
        await log.read(PROBE[0], 0);
        return undefined;
      }
      await deadlines.set(...PROBE, Number.MAX_SAFE_INTEGER);
      await deadlines.clear(...PROBE);
      return this.#now() - this.#failedAt < UNHEALTHY_MS ? NO_WRITE : undefined;
    } catch {
      return isReadOnly ? 'reading failed' : NO_WRITE;
    }
  }
}

/** Registers the figures of the store as gauges. */
export function watchStore(metrics: Metrics, { figures }: Store): void {
  metrics.watch('commits', () => figures.commits);
  metrics.watch('log_entries', () => figures.entries);
  metrics.watch('commit_seconds', () => figures.lastCommitMs / 1000);
  metrics.watch('commit_queue', () => figures.waiting);
}
