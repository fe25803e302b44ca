// Caches the users with whom a connected user shares no chat, because one has blocked the other.
import type { SocketDeps } from './dependencies.ts';

const NO_USERS: ReadonlySet<string> = new Set();

export class BlockCache {
  private readonly fetch: SocketDeps['blockedEitherWay'];
  private readonly cached = new Map<string, ReadonlySet<string>>();

  constructor(fetch: SocketDeps['blockedEitherWay']) {
    this.fetch = fetch;
  }

  /** Returns the users who block this user or are blocked by them; empty before `load`. */
  of(person: string | undefined): ReadonlySet<string> {
    return this.cached.get(person ?? '') ?? NO_USERS;
  }

  /** Loads the blocks of a user. Must be called before the user watches a table. */
  async load(person: string | undefined): Promise<void> {
    if (person !== undefined) this.cached.set(person, await this.fetch(person));
  }

  /** Reloads the blocks of a user, if they were loaded before. */
  async reload(person: string): Promise<void> {
    if (this.cached.has(person)) await this.load(person);
  }

  /** Called when the last socket of a user has closed. */
  forget(person: string): void {
    this.cached.delete(person);
  }
}
