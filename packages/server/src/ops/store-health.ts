// Whether the store does its work: what readiness asks, and its figures.
import { type Store, StoreError } from '../store/index.ts';
import type { Metrics } from '../telemetry/metrics.ts';

/** A deadline that means nothing: to set it is to write, and so to find out whether writing is possible. */
const PROBE = ['-', 'probe'] as const;

/** A write that failed counts for so long: the small probe may still find room where an answer of a player does not. */
const REMEMBERED_MS = 10_000;

const NO_WRITE = 'nothing can be written';

export class StoreHealth {
  readonly #now: () => number;
  #failedAt = -Infinity;

  constructor(now: () => number) {
    this.#now = now;
  }

  /** Notes an error that a request or a write ended with, if the store is its cause. */
  note(error: unknown): void {
    if (error instanceof StoreError && error.isTransient) this.#failedAt = this.#now();
  }

  /** The store, with notes of the answers that it could not write. */
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

  /** What keeps the store from writing and reading, or nothing. */
  async trouble({ deadlines, log, isReadOnly }: Store): Promise<string | undefined> {
    try {
      if (isReadOnly) {
        await log.read(PROBE[0], 0);
        return undefined;
      }
      await deadlines.set(...PROBE, Number.MAX_SAFE_INTEGER);
      await deadlines.clear(...PROBE);
      return this.#now() - this.#failedAt < REMEMBERED_MS ? NO_WRITE : undefined;
    } catch {
      return isReadOnly ? 'nothing can be read' : NO_WRITE;
    }
  }
}

export function watchStore(metrics: Metrics, { figures }: Store): void {
  metrics.watch('commits', () => figures.commits);
  metrics.watch('log_entries', () => figures.entries);
  metrics.watch('commit_seconds', () => figures.lastCommitMs / 1000);
  metrics.watch('commit_queue', () => figures.waiting);
}
