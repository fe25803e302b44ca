// Stores ended sessions, so that nodes that missed the message close the user's sockets.
import type { Kysely } from 'kysely';
import { type Database, newId } from '@eminent/server/store';

/** How long revocations are stored. */
const KEPT_MS = 24 * 3600_000;
/** Upper bound of clock skew between nodes. */
const MAX_SKEW_MS = 5000;

export class SessionRevocations {
  private readonly db: Kysely<Database>;
  private readonly now: () => number;
  /** Ids of revocations that this node has read or written. */
  private readonly seen = new Set<string>();
  /** Only revocations from this time on may be unread. */
  private from: number;

  constructor(db: Kysely<Database>, now: () => number) {
    this.db = db;
    this.now = now;
    this.from = now() - MAX_SKEW_MS;
  }

  /** Stores that sessions of a user have ended. */
  async write(person: string): Promise<void> {
    const at = this.now();
    const id = newId();
    this.seen.add(id);
    await this.db
      .insertInto('notices')
      .values({ id, person, at, expires: at + KEPT_MS })
      .execute();
  }

  /** Returns the users of revocations that this node has not read yet. */
  async read(): Promise<readonly string[]> {
    const rows = await this.db
      .selectFrom('notices')
      .select(['id', 'person'])
      .where('at', '>=', this.from)
      .execute();
    return rows.flatMap(({ id, person }) => {
      if (this.seen.has(id)) return [];
      this.seen.add(id);
      return [person];
    });
  }

  /** Ignores older revocations from now on: they have been read, or their messages have arrived. */
  skip(): void {
    this.from = this.now() - MAX_SKEW_MS;
    this.seen.clear();
  }
}
