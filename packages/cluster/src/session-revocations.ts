// Stores ended sessions, so that nodes that missed the message close the user's sockets.
import type { Kysely } from 'kysely';
import { type Database, newId } from '@eminent/server/store';

/** How long revocations are kept. */
const KEPT_MS = 24 * 3600_000;
/** Upper bound of clock skew between nodes. */
const SKEW_MS = 5000;

export class SessionRevocations {
  private readonly db: Kysely<Database>;
  private readonly now: () => number;
  /** Ids of revocations that were read or written here. */
  private readonly seen = new Set<string>();
  /** Revocations since then may be unread. */
  private from: number;

  constructor(db: Kysely<Database>, now: () => number) {
    this.db = db;
    this.now = now;
    this.from = now() - SKEW_MS;
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

  /** Users with unread revocations. */
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

  /** Skips everything up to now, because it was received as messages. */
  skip(): void {
    this.from = this.now() - SKEW_MS;
    this.seen.clear();
  }
}
