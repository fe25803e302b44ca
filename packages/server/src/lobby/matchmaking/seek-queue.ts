// Lists active seeks, and finds a gathering table for a seek.
import type { TableRow } from '@eminent/protocol/online';
import type { Selectable } from 'kysely';
import { blockedEitherWay } from '../../accounts/friends.ts';
import type { Database } from '../../store/index.ts';
import type { LobbyDeps } from '../dependencies.ts';
import { freeSeats } from '../table-access.ts';

export type SeekRow = Selectable<Database['seeks']>;

/** How long an offered seat is kept free. */
const OFFERED_MS = 15_000;

/** A gathering table. `people`: the users who have a seat or were offered one. */
interface Gathering {
  readonly row: TableRow;
  readonly people: readonly string[];
}

export class SeekQueue {
  private readonly deps: LobbyDeps;

  constructor(deps: LobbyDeps) {
    this.deps = deps;
  }

  private get context() {
    return this.deps.accounts.context;
  }

  /** Active seeks for this number of players and clock, without a game; oldest first. */
  async waiting(players: number, clock: string): Promise<readonly SeekRow[]> {
    const { db, now } = this.context;
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

  /** The oldest gathering table that is the user's own, or has a free seat and no blocked users. */
  async tableFor(seek: SeekRow): Promise<string | undefined> {
    const blocked = await blockedEitherWay(this.context, seek.person);
    for (const { row, people } of await this.gathering(seek)) {
      if (row.seats.some(({ person }) => person === seek.person)) return row.table;
      const others = people.filter((person) => person !== seek.person);
      const isFree = others.length < seek.players && freeSeats(row) > 0;
      if (isFree && !others.some((person) => blocked.has(person))) return row.table;
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

  /** The table, after users who no longer seek have left. Undefined if it is not gathering. */
  private async peopleAt(
    table: string,
    waiting: readonly SeekRow[],
  ): Promise<Gathering | undefined> {
    const { hub } = this.deps;
    const seeksHere = waiting.filter(({ gathers }) => gathers === table);
    for (const { person } of (await hub.summary(table))?.seats ?? []) {
      if (person === undefined || seeksHere.some((one) => one.person === person)) continue;
      await hub.unseat(table, person);
    }
    const row = await hub.summary(table);
    if (row?.phase !== 'gathering') return undefined;
    const seated = row.seats.flatMap(({ person }) => person ?? []);
    const since = this.context.now() - OFFERED_MS;
    const offered = seeksHere.flatMap((one) => ((one.offered ?? 0) > since ? one.person : []));
    return { row, people: [...new Set([...seated, ...offered])] };
  }
}
