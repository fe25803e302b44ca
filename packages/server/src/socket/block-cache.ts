// Caches which users block, or are blocked by, each connected user who watches tables. Chat is not
// delivered between such users.
import type { SocketDeps } from './dependencies.ts';

const NO_USERS: ReadonlySet<string> = new Set();

export class BlockCache {
  private readonly fetch: SocketDeps['blockedEitherWay'];
  private readonly cached = new Map<string, ReadonlySet<string>>();

  constructor(fetch: SocketDeps['blockedEitherWay']) {
    this.fetch = fetch;
  }

  /** The users who block this user or are blocked by them; empty before `load`. */
  of(person: string | undefined): ReadonlySet<string> {
    return this.cached.get(person ?? '') ?? NO_USERS;
  }

  /** Loads the blocks of a user. Called before the user watches a table. */
  async load(person: string | undefined): Promise<void> {
    if (person !== undefined) this.cached.set(person, await this.fetch(person));
  }

  /** Reloads the blocks of a user after a change, if they were loaded before. */
  async reload(person: string): Promise<void> {
    if (this.cached.has(person)) await this.load(person);
  }

  /** Removes a user. Called when the last socket of the user closes. */
  forget(person: string): void {
    this.cached.delete(person);
  }
}
