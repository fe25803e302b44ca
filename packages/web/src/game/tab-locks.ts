// Ensures that only one tab plays a game. A tab holds a lock on its game. Another tab may take
// over: it asks the first one to release the lock, and steals the lock if that does not happen in
// time.

/** The method of `navigator.locks` that `TabLocks` calls; tests pass their own. */
export interface LockManagerLike {
  request(
    name: string,
    options: {
      readonly ifAvailable?: boolean;
      readonly steal?: boolean;
      readonly signal?: AbortSignal;
    },
    callback: (lock: object | null) => Promise<void> | undefined,
  ): Promise<unknown>;
}

/** The methods of `BroadcastChannel` that the locks call; tests pass their own. */
export interface ChannelLike {
  postMessage(message: unknown): void;
  addEventListener(type: 'message', listener: (event: { readonly data: unknown }) => void): void;
}

/** A lock that this tab holds. */
export interface Hold {
  readonly release: () => void;
}

export interface GameLocks {
  /** Locks a game; undefined if `TabLocks` finds it locked. After `onLost` it must not be saved. */
  hold(name: string, onLost: () => void): Promise<Hold | undefined>;
  /** Locks a game even if another tab has the lock. */
  takeOver(name: string, onLost: () => void): Promise<Hold | undefined>;
}

/** How long a tab waits for another one. Each call starts a new timer. */
export interface LockTimeouts {
  /** For a tab that may be closing. Browsers release its lock only a moment later. */
  readonly closing: () => AbortSignal;
  /** For a tab that was asked to release its lock. */
  readonly yielding: () => AbortSignal;
}

const YIELD = 'yield';
const NO_LOCK: Hold = { release: () => undefined };

interface Held extends Hold {
  readonly onLost: () => void;
}

export class TabLocks implements GameLocks {
  private readonly locks: LockManagerLike;
  private readonly channel: ChannelLike;
  private readonly timeouts: LockTimeouts;
  private readonly held = new Map<string, Held>();
  /** The last request by lock name. Settles when this tab has no longer, or never got, the lock. */
  private readonly requests = new Map<string, Promise<unknown>>();

  constructor(locks: LockManagerLike, channel: ChannelLike, timeouts: LockTimeouts) {
    this.locks = locks;
    this.channel = channel;
    this.timeouts = timeouts;
    channel.addEventListener('message', ({ data }) => this.onMessage(data));
  }

  async hold(name: string, onLost: () => void): Promise<Hold | undefined> {
    // Waits until a lock that this tab has just released is free.
    if (!this.held.has(name)) await this.requests.get(name);
    // The timer starts only when another tab is known to hold the lock, because a busy browser may
    // be slow to grant a free lock.
    const hold = await this.request(name, { ifAvailable: true }, onLost);
    return hold ?? this.request(name, { signal: this.timeouts.closing() }, onLost);
  }

  async takeOver(name: string, onLost: () => void): Promise<Hold | undefined> {
    this.channel.postMessage({ type: YIELD, name });
    const hold = await this.request(name, { signal: this.timeouts.yielding() }, onLost);
    return hold ?? this.request(name, { steal: true }, onLost);
  }

  private request(
    name: string,
    options: Parameters<LockManagerLike['request']>[1],
    onLost: () => void,
  ): Promise<Hold | undefined> {
    return new Promise((resolve) => {
      let granted: Held | undefined;
      const wait = this.locks.request(name, options, (lock) => {
        if (lock === null) {
          resolve(undefined);
          return undefined;
        }
        return new Promise<void>((release) => {
          granted = { onLost, release: () => this.drop(name, granted, release) };
          this.held.set(name, granted);
          resolve(granted);
        });
      });
      // The request rejects if waiting timed out, if the lock was stolen, or if the page may not
      // use storage. Without storage no tab can save, so no lock is needed.
      const end = wait.catch((error: unknown) => {
        resolve(isAbort(error) ? undefined : NO_LOCK);
        if (granted !== undefined && this.held.get(name) === granted) {
          this.held.delete(name);
          granted.onLost();
        }
      });
      this.requests.set(name, end);
    });
  }

  private drop(name: string, granted: Held | undefined, release: () => void): void {
    if (this.held.get(name) === granted) this.held.delete(name);
    release();
  }

  private onMessage(data: unknown): void {
    const name = nameToYield(data);
    const held = name === undefined ? undefined : this.held.get(name);
    if (held === undefined) return;
    // `onLost` comes first: this tab must stop saving the game before the next holder reads it.
    held.onLost();
    held.release();
  }
}

function isAbort(error: unknown): boolean {
  return error instanceof DOMException && ['AbortError', 'TimeoutError'].includes(error.name);
}

function nameToYield(data: unknown): string | undefined {
  if (typeof data !== 'object' || data === null || !('type' in data) || !('name' in data)) {
    return undefined;
  }
  return data.type === YIELD && typeof data.name === 'string' ? data.name : undefined;
}

/** Without `navigator.locks` (plain http): asks the other tabs to stop, and does not wait. */
export class FallbackLocks implements GameLocks {
  private readonly channel: ChannelLike;
  private readonly held = new Map<string, Held>();

  constructor(channel: ChannelLike) {
    this.channel = channel;
    channel.addEventListener('message', ({ data }) => {
      const held = this.held.get(nameToYield(data) ?? '');
      held?.release();
      held?.onLost();
    });
  }

  hold(name: string, onLost: () => void): Promise<Hold | undefined> {
    this.channel.postMessage({ type: YIELD, name });
    const hold: Held = { onLost, release: () => void this.held.delete(name) };
    this.held.set(name, hold);
    return Promise.resolve(hold);
  }

  takeOver(name: string, onLost: () => void): Promise<Hold | undefined> {
    return this.hold(name, onLost);
  }
}
