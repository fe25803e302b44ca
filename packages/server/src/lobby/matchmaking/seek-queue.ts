// Active seeks and the gathering tables of matchmaking.
import type { TableRow } from '@eminent/protocol/online';
import type { Selectable } from 'kysely';
import { blockedEitherWay } from '../../accounts/friends.ts';
import type { Database } from '../../store/index.ts';
import type { LobbyDeps } from '../dependencies.ts';
import { freeSeats } from '../admission.ts';

export type SeekRow = Selectable<Database['seeks']>;

/** How long an offered seat is reserved. */
const OFFERED_MS = 15_000;

/** A gathering table, with the users who have a seat or were offered one. */
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
    return this.deps.people.context;
  }

  /** Active seeks without a game, oldest first. */
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

  /**
   * The oldest table with a free seat and no blocked player, or the table at which the user sits
   * already, if it is older.
   */
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

  /** The gathering tables of equal seeks, oldest first. */
  private async gathering({ players, clock }: SeekRow): Promise<readonly Gathering[]> {
    const waiting = await this.waiting(players, clock);
    const tables = [...new Set(waiting.flatMap(({ gathers }) => gathers ?? []))];
    const found = await Promise.all(tables.map((table) => this.peopleAt(table, waiting)));
    return found
      .flatMap((one) => one ?? [])
      .toSorted((a, b) => a.row.created - b.row.created || (a.row.table < b.row.table ? -1 : 1));
  }

  /**
   * A table with its users, after those who no longer seek have lost their seats. Undefined if the
   * table does not gather players.
   */
  private async peopleAt(
    table: string,
    waiting: readonly SeekRow[],
  ): Promise<Gathering | undefined> {
    const { hub } = this.deps;
    const here = waiting.filter(({ gathers }) => gathers === table);
    for (const { person } of (await hub.summary(table))?.seats ?? []) {
      if (person === undefined || here.some((one) => one.person === person)) continue;
      await hub.unseat(table, person);
    }
    const row = await hub.summary(table);
    if (row?.phase !== 'gathering') return undefined;
    const seated = row.seats.flatMap(({ person }) => person ?? []);
    const since = this.context.now() - OFFERED_MS;
    const offered = here.flatMap((one) => ((one.offered ?? 0) > since ? one.person : []));
    return { row, people: [...new Set([...seated, ...offered])] };
  }
}
