// One tab at a time plays a game. A tab holds the lock of the game it plays; another one that wants it is told so, and may take over:
// it asks the first one to step back, and takes the lock by force from one that does not answer.

/** The part of `navigator.locks` that is used. */
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

/** The part of a `BroadcastChannel` that is used. */
export interface PostLike {
  postMessage(message: unknown): void;
  addEventListener(type: 'message', listener: (event: { readonly data: unknown }) => void): void;
}

export interface Hold {
  readonly release: () => void;
}

export interface GameLocks {
  /** Holds a game; undefined when another tab does. `onLost` is called when a tab takes it over: nothing may be written afterwards. */
  hold(name: string, onLost: () => void): Promise<Hold | undefined>;
  takeOver(name: string, onLost: () => void): Promise<Hold | undefined>;
}

/** How long a tab waits for another one; each call begins a wait. */
export interface Patience {
  /** For the lock of a game that may just be closed elsewhere: a browser gives it back a moment after its tab is gone. */
  readonly toClose: () => AbortSignal;
  /** For a tab that was asked to step back. */
  readonly toYield: () => AbortSignal;
}

const YIELD = 'yield';
const FREE: Hold = { release: () => undefined };

interface Held extends Hold {
  readonly onLost: () => void;
}

export class TabLocks implements GameLocks {
  private readonly locks: LockManagerLike;
  private readonly post: PostLike;
  private readonly patience: Patience;
  private readonly held = new Map<string, Held>();
  /** By name, the last request of this tab; it ends when the lock is free again. */
  private readonly requests = new Map<string, Promise<unknown>>();

  constructor(locks: LockManagerLike, post: PostLike, patience: Patience) {
    this.locks = locks;
    this.post = post;
    this.patience = patience;
    post.addEventListener('message', ({ data }) => this.heard(data));
  }

  async hold(name: string, onLost: () => void): Promise<Hold | undefined> {
    // A lock that this tab has just given back is free only after a moment.
    if (!this.held.has(name)) await this.requests.get(name);
    // Patience begins when another tab is known to hold it: a busy browser may take as long to answer for what is free.
    const given = await this.request(name, { ifAvailable: true }, onLost);
    return given ?? this.request(name, { signal: this.patience.toClose() }, onLost);
  }

  async takeOver(name: string, onLost: () => void): Promise<Hold | undefined> {
    this.post.postMessage({ type: YIELD, name });
    const given = await this.request(name, { signal: this.patience.toYield() }, onLost);
    return given ?? this.request(name, { steal: true }, onLost);
  }

  private request(
    name: string,
    options: Parameters<LockManagerLike['request']>[1],
    onLost: () => void,
  ): Promise<Hold | undefined> {
    return new Promise((resolve) => {
      let mine: Held | undefined;
      const wait = this.locks.request(name, options, (lock) => {
        if (lock === null) {
          resolve(undefined);
          return undefined;
        }
        return new Promise<void>((release) => {
          mine = { onLost, release: () => this.drop(name, mine, release) };
          this.held.set(name, mine);
          resolve(mine);
        });
      });
      // Rejected when the wait was given up, or when the lock was taken by force; or because a page that may store nothing may lock
      // nothing, and then has nothing to lose.
      const end = wait.catch((error: unknown) => {
        resolve(isAbort(error) ? undefined : FREE);
        if (mine !== undefined && this.held.get(name) === mine) {
          this.held.delete(name);
          mine.onLost();
        }
      });
      this.requests.set(name, end);
    });
  }

  private drop(name: string, mine: Held | undefined, release: () => void): void {
    if (this.held.get(name) === mine) this.held.delete(name);
    release();
  }

  private heard(data: unknown): void {
    const name = nameToYield(data);
    const held = name === undefined ? undefined : this.held.get(name);
    if (held === undefined) return;
    // First the last word, then the lock: who waits for it reads what was written.
    held.onLost();
    held.release();
  }
}

/** A lock that was taken by force, or a wait that was given up or took too long. */
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
 * Locks where the browser has none, which is so where a page comes over plain http from another machine: whoever begins a game asks
 * the other tabs to step back from it.
 */
export class PoliteLocks implements GameLocks {
  private readonly post: PostLike;
  private readonly held = new Map<string, Held>();

  constructor(post: PostLike) {
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
