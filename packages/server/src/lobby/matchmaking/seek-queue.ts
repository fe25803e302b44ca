// The tables at which those gather who look for the same: who sits there, who was offered a seat, and who has gone.
import type { TableRow } from '@eminent/protocol/online';
import type { Selectable } from 'kysely';
import { apartFrom } from '../../accounts/friends.ts';
import type { Database } from '../../store/index.ts';
import type { LobbyParts } from '../dependencies.ts';
import { freeSeats } from '../admission.ts';

export type SeekRow = Selectable<Database['seeks']>;

/** Whoever was offered a seat sits down at once, or has gone. */
const OFFERED_MS = 15_000;

/** A table that gathers, with those who sit there or are about to. */
interface Gathering {
  readonly row: TableRow;
  readonly people: readonly string[];
}

export class Seekers {
  private readonly parts: LobbyParts;

  constructor(parts: LobbyParts) {
    this.parts = parts;
  }

  private get ground() {
    return this.parts.people.ground;
  }

  /** Those who look for this and have no game yet, the longest first. */
  async waiting(players: number, clock: string): Promise<readonly SeekRow[]> {
    const { db, now } = this.ground;
    return await db
      .selectFrom('seeks')
      .selectAll()
      .where('players', '=', players)
      .where('clock', '=', clock)
      .where('table', 'is', null)
      .where('expires', '>=', now())
      .orderBy('created')
      .orderBy('id')
      .execute();
  }

  /** The oldest table with a seat for whoever looks, where nobody is whom he avoids; his own is among them. */
  async tableFor(seek: SeekRow): Promise<string | undefined> {
    const apart = await apartFrom(this.ground, seek.person);
    for (const { row, people } of await this.gathering(seek)) {
      const isOwn = row.seats.some(({ person }) => person === seek.person);
      if (isOwn) return row.table;
      const others = people.filter((person) => person !== seek.person);
      const isFree = others.length < seek.players && freeSeats(row) > 0;
      if (isFree && !others.some((person) => apart.has(person))) return row.table;
    }
    return undefined;
  }

  private async gathering({ players, clock }: SeekRow): Promise<readonly Gathering[]> {
    const waiting = await this.waiting(players, clock);
    const tables = [...new Set(waiting.flatMap(({ gathers }) => gathers ?? []))];
    const found = await Promise.all(tables.map((table) => this.peopleAt(table, waiting)));
    return found
      .flatMap((one) => one ?? [])
      .toSorted((a, b) => a.row.created - b.row.created || (a.row.table < b.row.table ? -1 : 1));
  }

  /** Whoever looks no more leaves first. */
  private async peopleAt(
    table: string,
    waiting: readonly SeekRow[],
  ): Promise<Gathering | undefined> {
    const { hub } = this.parts;
    const here = waiting.filter(({ gathers }) => gathers === table);
    for (const { person } of (await hub.summary(table))?.seats ?? []) {
      if (person === undefined || here.some((one) => one.person === person)) continue;
      await hub.unseat(table, person);
    }
    const row = await hub.summary(table);
    if (row?.phase !== 'gathering') return undefined;
    const seated = row.seats.flatMap(({ person }) => person ?? []);
    const since = this.ground.now() - OFFERED_MS;
    const offered = here.flatMap((one) => ((one.offered ?? 0) > since ? one.person : []));
    return { row, people: [...new Set([...seated, ...offered])] };
  }
}
