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
  /**
   * Locks a game; undefined if another tab has the lock. `onLost` is called when another tab takes
   * the lock. After that call, this tab may not save the game.
   */
  hold(name: string, onLost: () => void): Promise<Hold | undefined>;
  /** Like `hold`, but takes the lock from another tab. */
  takeOver(name: string, onLost: () => void): Promise<Hold | undefined>;
}

/** How long a tab waits for another one. Each call starts a new timer. */
export interface LockTimeouts {
  /** For a tab that may just be closing: browsers release its lock a moment later. */
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
  private readonly post: ChannelLike;
  private readonly timeouts: LockTimeouts;
  private readonly held = new Map<string, Held>();
  /** The last request of this tab by lock name. Settles when this tab no longer has the lock. */
  private readonly requests = new Map<string, Promise<unknown>>();

  constructor(locks: LockManagerLike, post: ChannelLike, timeouts: LockTimeouts) {
    this.locks = locks;
    this.post = post;
    this.timeouts = timeouts;
    post.addEventListener('message', ({ data }) => this.onMessage(data));
  }

  async hold(name: string, onLost: () => void): Promise<Hold | undefined> {
    // A lock that this tab has just released is free only after a moment.
    if (!this.held.has(name)) await this.requests.get(name);
    // The timer starts only when another tab is known to hold the lock, because a busy browser may
    // be slow to grant a free lock.
    const hold = await this.request(name, { ifAvailable: true }, onLost);
    return hold ?? this.request(name, { signal: this.timeouts.closing() }, onLost);
  }

  async takeOver(name: string, onLost: () => void): Promise<Hold | undefined> {
    this.post.postMessage({ type: YIELD, name });
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
      // The request rejects if the wait was aborted, if the lock was stolen, or if the page may not
      // use storage. Without storage there are no locks, and no tab can overwrite anything.
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

/** Whether a lock was stolen, or a wait was aborted or timed out. */
function isAbort(error: unknown): boolean {
  return error instanceof DOMException && ['AbortError', 'TimeoutError'].includes(error.name);
}

function nameToYield(data: unknown): string | undefined {
  if (typeof data !== 'object' || data === null || !('type' in data) || !('name' in data)) {
    return undefined;
  }
  return data.type === YIELD && typeof data.name === 'string' ? data.name : undefined;
}

/**
 * Fallback without `navigator.locks` (plain http from another machine): a tab that starts a game
 * asks the other tabs to release it.
 */
export class FallbackLocks implements GameLocks {
  private readonly post: ChannelLike;
  private readonly held = new Map<string, Held>();

  constructor(post: ChannelLike) {
    this.post = post;
    post.addEventListener('message', ({ data }) => {
      const held = this.held.get(nameToYield(data) ?? '');
      held?.release();
      held?.onLost();
    });
  }

  hold(name: string, onLost: () => void): Promise<Hold | undefined> {
    this.post.postMessage({ type: YIELD, name });
    const hold: Held = { onLost, release: () => void this.held.delete(name) };
    this.held.set(name, hold);
    return Promise.resolve(hold);
  }

  takeOver(name: string, onLost: () => void): Promise<Hold | undefined> {
    return this.hold(name, onLost);
  }
}
