// Sends requests to a database thread and receives the replies. After a thread has died, the next
// request starts a new one.
import { Worker } from 'node:worker_threads';
import { StoreError, type StoreErrorReason } from '../errors.ts';
import {
  type Failure,
  failureOf,
  type Replies,
  type Reply,
  type Request,
  type ThreadOptions,
} from './messages.ts';

interface Waiting {
  readonly resolve: (value: never) => void;
  readonly reject: (error: StoreError) => void;
}

/**
 * Reasons by SQLite's result code (sqlite.org/rescode.html). Those above 255 are extended codes of
 * failed disk writes. Other codes: `failed`.
 */
const REASONS: Readonly<Record<number, StoreErrorReason>> = {
  5: 'locked',
  6: 'locked',
  8: 'read-only',
  11: 'damaged',
  13: 'full',
  14: 'read-only',
  19: 'conflict',
  26: 'damaged',
  778: 'read-only',
  1034: 'read-only',
  1546: 'read-only',
  4874: 'read-only',
};

export function errorOf({ code, sentence }: Failure): StoreError {
  const reason = code === undefined ? undefined : (REASONS[code] ?? REASONS[code & 0xff]);
  return new StoreError(reason ?? 'failed', sentence);
}

export interface SqlThread {
  ask<const R extends Request>(request: R): Promise<Replies[R['kind']]>;
  close(): Promise<void>;
}

export class Thread implements SqlThread {
  private readonly options: ThreadOptions;
  private readonly waiting = new Map<number, Waiting>();
  private worker: Worker | undefined;
  private lastId = 0;
  private isClosed = false;

  constructor(options: ThreadOptions) {
    this.options = options;
  }

  ask<const R extends Request>(request: R): Promise<Replies[R['kind']]> {
    if (this.isClosed) return Promise.reject(new StoreError('closed'));
    const worker = (this.worker ??= this.start());
    const id = ++this.lastId;
    return new Promise((resolve, reject) => {
      this.waiting.set(id, { resolve, reject });
      worker.postMessage({ id, request });
    });
  }

  async close(): Promise<void> {
    if (this.isClosed) return;
    const shutdown = this.worker === undefined ? undefined : this.ask({ kind: 'close' });
    this.isClosed = true;
    await shutdown;
    await this.worker?.terminate();
  }

  private start(): Worker {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), {
      workerData: this.options,
      name: `store-${this.options.role}`,
    });
    worker.on('message', (replies: readonly Reply[]) => {
      for (const reply of replies) this.settle(reply);
    });
    worker.on('error', (error) => this.end(worker, errorOf(failureOf(error))));
    worker.on('exit', () =>
      this.end(worker, new StoreError('failed', 'the database thread ended')),
    );
    return worker;
  }

  private settle({ id, failure, value }: Reply): void {
    const one = this.waiting.get(id);
    if (one === undefined) return;
    this.waiting.delete(id);
    if (failure === undefined) one.resolve(value as never);
    else one.reject(errorOf(failure));
  }

  private end(worker: Worker, error: StoreError): void {
    if (this.worker !== worker) return;
    this.worker = undefined;
    const left = [...this.waiting.values()];
    this.waiting.clear();
    for (const one of left) one.reject(error);
  }
}
