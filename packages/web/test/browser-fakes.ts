// Fakes of browser features: storage, locks, and channels between tabs.
import type { LockManagerLike, LockTimeouts, ChannelLike } from '../src/game/tab-locks.ts';
import { memoryStorage, type StorageLike } from '../src/storage/local-store.ts';

/** A storage for `room` characters. */
export function smallStorage(room: number): StorageLike & { room: number } {
  const storage = memoryStorage();
  const small = {
    room,
    get length() {
      return storage.length;
    },
    key: (index: number) => storage.key(index),
    getItem: (key: string) => storage.getItem(key),
    removeItem: (key: string) => storage.removeItem(key),
    setItem(key: string, value: string) {
      let used = value.length - (storage.getItem(key)?.length ?? 0);
      for (let i = 0; i < storage.length; i++) {
        used += storage.getItem(storage.key(i) ?? '')?.length ?? 0;
      }
      if (used > small.room) throw new Error('QuotaExceededError');
      storage.setItem(key, value);
    },
  };
  return small;
}

interface Owner {
  readonly name: string;
  readonly steal: () => void;
}

export class FakeLocks implements LockManagerLike {
  private readonly owners = new Map<string, Owner>();
  private readonly queue: { readonly name: string; readonly go: () => void }[] = [];

  request(...[name, options, callback]: Parameters<LockManagerLike['request']>): Promise<unknown> {
    return new Promise((resolve, reject) => {
      const own = (): void => {
        const owner: Owner = {
          name,
          steal: () => reject(new DOMException('stolen', 'AbortError')),
        };
        this.owners.set(name, owner);
        void Promise.resolve(callback({})).then(() => {
          if (this.owners.get(name) === owner) {
            this.owners.delete(name);
            this.next(name);
          }
          resolve(undefined);
        });
      };
      // The browser never calls back synchronously.
      queueMicrotask(() => {
        const owner = this.owners.get(name);
        // As in browsers, an aborted request fails even if the lock is free.
        if (options.signal?.aborted === true) return reject(options.signal.reason as DOMException);
        if (owner === undefined) return own();
        if (options.ifAvailable === true) return resolve(callback(null));
        if (options.steal === true) {
          owner.steal();
          return own();
        }
        const waiting = { name, go: own };
        this.queue.push(waiting);
        options.signal?.addEventListener('abort', () => {
          this.queue.splice(this.queue.indexOf(waiting), 1);
          reject(options.signal?.reason as DOMException);
        });
        return undefined;
      });
    });
  }

  private next(name: string): void {
    const at = this.queue.findIndex((one) => one.name === name);
    if (at >= 0) this.queue.splice(at, 1)[0]?.go();
  }
}

/** Waits without limit for another tab to yield, but only a moment for a closing tab. */
export const PATIENT: LockTimeouts = {
  closing: moment,
  yielding: () => new AbortController().signal,
};

function moment(): AbortSignal {
  const over = new AbortController();
  // The error is that of `AbortSignal.timeout`.
  void settled(5).then(() => over.abort(new DOMException('too long', 'TimeoutError')));
  return over.signal;
}

/** A fake of BroadcastChannel. */
export class FakePost {
  private readonly tabs: ((event: { readonly data: unknown }) => void)[] = [];

  /** A frozen tab receives nothing. */
  tab(isFrozen: () => boolean = () => false): ChannelLike {
    const { tabs } = this;
    let own: ((event: { readonly data: unknown }) => void) | undefined;
    return {
      postMessage: (data) => {
        for (const hear of tabs) if (hear !== own) queueMicrotask(() => hear({ data }));
      },
      addEventListener: (_, listener) => {
        own = (event) => {
          if (!isFrozen()) listener(event);
        };
        tabs.push(own);
      },
    };
  }
}

/** Lets pending microtasks run. */
export async function settled(turns = 50): Promise<void> {
  for (let i = 0; i < turns; i++) await Promise.resolve();
}
