// Caches the block list of each connected user, so that chat is not delivered between users who
// block each other.
import type { SocketDeps } from './dependencies.ts';

const NO_USERS: ReadonlySet<string> = new Set();

export class BlockCache {
  private readonly fetch: SocketDeps['blockedEitherWay'];
  private readonly cached = new Map<string, ReadonlySet<string>>();

  constructor(fetch: SocketDeps['blockedEitherWay']) {
    this.fetch = fetch;
  }

  of(person: string | undefined): ReadonlySet<string> {
    return this.cached.get(person ?? '') ?? NO_USERS;
  }

  /** Loads the block list before a user watches a table. */
  async load(person: string | undefined): Promise<void> {
    if (person !== undefined) this.cached.set(person, await this.fetch(person));
  }

  /** Reloads the block list after a change. */
  async reload(person: string): Promise<void> {
    if (this.cached.has(person)) await this.load(person);
  }

  /** Called when the last socket of a user closes. */
  forget(person: string): void {
    this.cached.delete(person);
  }
}
