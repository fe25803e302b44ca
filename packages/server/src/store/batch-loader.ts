// Combines concurrent lookups of the same kind into one query, for example when many clients
// reconnect after a node has failed.
import { StoreError } from './errors.ts';

const MAX_BATCH = 200;
/** Maximum number of concurrent queries. Further keys wait. */
const MAX_QUERIES = 2;

interface Waiting<Key, Answer> {
  readonly key: Key;
  readonly resolve: (answer: Answer) => void;
  readonly reject: (error: unknown) => void;
}

/** `ask` returns answers in the order of the keys. Nothing is cached. */
export class BatchLoader<Key, Answer> {
  private readonly ask: (keys: readonly Key[]) => Promise<readonly Answer[]>;
  private waiting: Waiting<Key, Answer>[] = [];
  private running = 0;
  private isScheduled = false;

  constructor(ask: (keys: readonly Key[]) => Promise<readonly Answer[]>) {
    this.ask = ask;
  }

  /** Looks up a key. Rejects if `ask` fails. */
  of(key: Key): Promise<Answer> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ key, resolve, reject });
      this.schedule();
    });
  }

  private schedule(): void {
    if (this.isScheduled || this.waiting.length === 0 || this.running >= MAX_QUERIES) return;
    this.isScheduled = true;
    // Keys requested in one turn of the event loop share a query.
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
      // The error may concern one key only, so each key gets its own query.
      if (!failsAll) await Promise.all(group.map((one) => this.answer([one])));
      else for (const { reject } of group) reject(error);
    }
  }
}
