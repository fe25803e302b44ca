// Whose sessions have ended, in the database: a node that did not hear of it reads it there, and closes what is open for him.
import type { Kysely } from 'kysely';
import { type Database, newId } from '../store/index.ts';

/** Nobody is deaf for longer without being restarted. */
const KEPT_MS = 24 * 3600_000;
/** Clocks of nodes differ by less. */
const SKEW_MS = 5000;

export class Notices {
  private readonly db: Kysely<Database>;
  private readonly now: () => number;
  private readonly seen = new Set<string>();
  /** From when on notices are read. */
  private from: number;

  constructor(db: Kysely<Database>, now: () => number) {
    this.db = db;
    this.now = now;
    this.from = now() - SKEW_MS;
  }

  async write(person: string): Promise<void> {
    const at = this.now();
    const id = newId();
    this.seen.add(id);
    await this.db
      .insertInto('notices')
      .values({ id, person, at, expires: at + KEPT_MS })
      .execute();
  }

  /** Everybody of whom nothing was read yet. */
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

  /** Up to now everything was heard. */
  skip(): void {
    this.from = this.now() - SKEW_MS;
    this.seen.clear();
  }
}
