// Whom the people with a socket here have blocked, and who has blocked them: nothing of what they say at a table goes from one to the other.
import type { WireParts } from './dependencies.ts';

const NOBODY: ReadonlySet<string> = new Set();

export class Apart {
  private readonly ask: WireParts['apartFrom'];
  private readonly known = new Map<string, ReadonlySet<string>>();

  constructor(ask: WireParts['apartFrom']) {
    this.ask = ask;
  }

  of(person: string | undefined): ReadonlySet<string> {
    return this.known.get(person ?? '') ?? NOBODY;
  }

  /** Before somebody is told of a table. */
  async learn(person: string | undefined): Promise<void> {
    if (person !== undefined) this.known.set(person, await this.ask(person));
  }

  /** Somebody has blocked another, or does no more. */
  async changed(person: string): Promise<void> {
    if (this.known.has(person)) await this.learn(person);
  }

  /** The last socket of somebody is gone. */
  forget(person: string): void {
    this.known.delete(person);
  }
}
