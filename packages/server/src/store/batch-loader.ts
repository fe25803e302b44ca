// Batches concurrent lookups of the same kind into one query, for example when clients reconnect
// after a node failure.
import { StoreError } from './errors.ts';

/** Maximum number of keys per query. */
const MAX_BATCH = 200;
/** Maximum number of concurrent queries. Later keys wait for the next query. */
const AT_ONCE = 2;

interface Waiting<Key, Answer> {
  readonly key: Key;
  readonly resolve: (answer: Answer) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Looks keys up in batches. `ask` returns the answers in the order of the keys. Every answer is
 * read after its key was requested; nothing is cached.
 */
export class BatchLoader<Key, Answer> {
  private readonly ask: (keys: readonly Key[]) => Promise<readonly Answer[]>;
  private waiting: Waiting<Key, Answer>[] = [];
  /** Number of running queries. */
  private running = 0;
  private isScheduled = false;

  constructor(ask: (keys: readonly Key[]) => Promise<readonly Answer[]>) {
    this.ask = ask;
  }

  /** Looks a key up. Rejects with the error of `ask`. */
  of(key: Key): Promise<Answer> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ key, resolve, reject });
      this.schedule();
    });
  }

  private schedule(): void {
    if (this.isScheduled || this.waiting.length === 0 || this.running >= AT_ONCE) return;
    this.isScheduled = true;
    // Asks at the end of this turn of the event loop, so that keys of the same turn share a query.
    setImmediate(() => {
      this.isScheduled = false;
      this.running++;
      void this.answer(this.waiting.splice(0, MAX_BATCH)).finally(() => {
        this.running--;
        this.schedule();
      });
      this.schedule();
    });
  }

  private async answer(group: readonly Waiting<Key, Answer>[]): Promise<void> {
    try {
      const answers = await this.ask(group.map(({ key }) => key));
      for (const [i, { resolve }] of group.entries()) resolve(answers[i] as Answer);
    } catch (error) {
      const failsAll = group.length === 1 || (error instanceof StoreError && error.isTransient);
      // One bad key must not fail the other keys, so each key gets its own query.
      if (!failsAll) await Promise.all(group.map((one) => this.answer([one])));
      else for (const { reject } of group) reject(error);
    }
  }
}
