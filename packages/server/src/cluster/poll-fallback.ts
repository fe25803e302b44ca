// What a node asks the database while it does not hear the others, and once more when it does again: what was written at the tables that
// somebody here looks at or has in a list, which tables came and went, whose sessions have ended, and who has blocked whom.
import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { Database } from '../store/index.ts';
import type { Hub } from '../tables/hub.ts';
import type { Neighbours } from './peers.ts';
import type { Notices } from './session-revocations.ts';

export interface AskingParts {
  readonly neighbours: Neighbours;
  readonly notices: Notices;
  readonly db: Kysely<Database>;
  readonly hub: Hub;
  readonly log: Logger;
  readonly now: () => number;
  /** Tables that stand in somebody's list here. */
  readonly listed: () => Iterable<string>;
  /** Closes what is open here for a person whose session has ended. */
  readonly signOut: (person: string) => void;
  /** Learns anew whom this person does not want to meet. */
  readonly apart: (person: string) => Promise<void>;
  /** Learns anew who was silenced or banned. */
  readonly standing: () => Promise<void>;
}

const EVERY_MS = 700;
const MOST_ROWS = 500;
/** Clocks of nodes differ by less, and a row is written a moment after its entry. */
const BACK_MS = 5000;

export class Asking {
  private readonly parts: AskingParts;
  private readonly timer: NodeJS.Timeout;
  private readonly rows = new Map<string, number>();
  private isAsking = false;
  private isDue = true;

  constructor(parts: AskingParts) {
    this.parts = parts;
    this.timer = setInterval(() => void this.ask(), EVERY_MS).unref();
  }

  close(): void {
    clearInterval(this.timer);
  }

  private async ask(): Promise<void> {
    const { isHeard } = this.parts.neighbours;
    if (this.isAsking || (isHeard && !this.isDue)) return;
    this.isAsking = true;
    try {
      await this.askAll();
      // Once more after the last silence: what was said at its end is lost.
      this.isDue = !isHeard;
    } catch (error) {
      this.isDue = true;
      this.parts.log.warn({ err: error }, 'what other nodes did could not be read');
    } finally {
      this.isAsking = false;
    }
  }

  private async askAll(): Promise<void> {
    const { hub, listed, signOut, apart, standing, neighbours, notices } = this.parts;
    await standing();
    for (const person of await notices.read()) signOut(person);
    for (const person of await this.parted()) await apart(person);
    await hub.catchUp([...listed(), ...(await this.changedRows())]);
    if (neighbours.isHeard) notices.skip();
  }

  /** Who has blocked somebody lately, or was blocked. */
  private async parted(): Promise<ReadonlySet<string>> {
    const rows = await this.parts.db
      .selectFrom('blocks')
      .select(['person', 'other'])
      .where('at', '>=', this.parts.now() - BACK_MS)
      .execute();
    return new Set(rows.flatMap(({ person, other }) => [person, other]));
  }

  /** Tables that began, filled or ended lately and were not seen so. */
  private async changedRows(): Promise<readonly string[]> {
    const from = this.parts.now() - BACK_MS;
    const rows = await this.parts.db
      .selectFrom('tables')
      .select(['id', 'updated'])
      .where('updated', '>=', from)
      .orderBy('updated', 'desc')
      .limit(MOST_ROWS)
      .execute();
    const fresh = rows.filter(({ id, updated }) => this.rows.get(id) !== updated);
    for (const { id, updated } of fresh) this.rows.set(id, updated);
    for (const [id, updated] of this.rows) if (updated < from) this.rows.delete(id);
    return fresh.map(({ id }) => id);
  }
}
