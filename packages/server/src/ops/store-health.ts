// Checks whether the store works, and reports its figures as metrics.
import { type Store, StoreError } from '../store/index.ts';
import type { Metrics } from '../telemetry/metrics.ts';

/** Table and kind of a deadline that is set and cleared to test whether writes work. */
const PROBE = ['-', 'probe'] as const;

/** How long a failed write counts as a problem. A smaller test write may succeed meanwhile. */
const UNHEALTHY_MS = 10_000;

const NO_WRITE = 'writing failed';

export class StoreHealth {
  readonly #now: () => number;
  #failedAt = -Infinity;

  constructor(now: () => number) {
    this.#now = now;
  }

  /** Records a failure of the store, if it is transient. */
  note(error: unknown): void {
    if (error instanceof StoreError && error.isTransient) this.#failedAt = this.#now();
  }

  /** Returns the store, with failed appends to the log recorded here. */
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

  /** Tests the store. Returns what is wrong; undefined if it works. */
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

/** Registers the figures of the store as metrics. */
export function watchStore(metrics: Metrics, { figures }: Store): void {
  metrics.watch('commits', () => figures.commits);
  metrics.watch('log_entries', () => figures.entries);
  metrics.watch('commit_seconds', () => figures.lastCommitMs / 1000);
  metrics.watch('commit_queue', () => figures.waiting);
}
