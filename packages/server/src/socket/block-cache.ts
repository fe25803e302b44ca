// Whom the people with a socket here have blocked, and who has blocked them: nothing of what they say at a table goes from one to the other.
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

  /** Before somebody is told of a table. */
  async load(person: string | undefined): Promise<void> {
    if (person !== undefined) this.cached.set(person, await this.fetch(person));
  }

  /** Somebody has blocked another, or does no more. */
  async reload(person: string): Promise<void> {
    if (this.cached.has(person)) await this.load(person);
  }

  /** The last socket of somebody is gone. */
  forget(person: string): void {
    this.cached.delete(person);
  }
}
