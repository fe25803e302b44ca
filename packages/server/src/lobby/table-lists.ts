// The rows that somebody sees: the lobby, where one may sit or look on now; and one's own tables, those first that wait for one.
import type { MyRow, TableRow } from '@eminent/protocol/online';
import { blockedEitherWay } from '../accounts/friends.ts';
import { DAY } from '../core/context.ts';
import type { User } from '../core/user.ts';
import { NO_HOST } from '../tables/seating.ts';
import type { Lists } from '../socket/dependencies.ts';
import { freeSeats, isApart, isWelcome, seatIn } from './admission.ts';
import { withKept } from './reserved-seats.ts';
import { invitedTo, secretsOf } from './table-links.ts';
import { idsOf, type LobbyDeps } from './dependencies.ts';

/** What somebody wants to see of the lobby; without anything, all of it. */
export interface Filter {
  /** Tables with a free seat for whoever asks. */
  readonly open?: boolean | undefined;
  readonly players?: number | undefined;
  readonly clock?: 'live' | 'day' | 'none' | undefined;
  readonly rated?: boolean | undefined;
  /** Tables that are played and may be watched. */
  readonly watch?: boolean | undefined;
}

/** A wish to play again is shown for so long. */
const WANTED_MS = 3 * DAY;
/** A decision of an hour or more is played by correspondence. */
const HOUR_SECONDS = 3600;

function paceOf({ clock }: TableRow): 'live' | 'day' | 'none' {
  if (clock.kind === 'none') return 'none';
  return clock.decision >= HOUR_SECONDS ? 'day' : 'live';
}

function fits(row: TableRow, filter: Filter): boolean {
  return (
    (filter.open !== true || row.phase === 'gathering') &&
    (filter.watch !== true || (row.phase === 'playing' && row.spectators !== 'no')) &&
    (filter.players === undefined || row.game.players === filter.players) &&
    (filter.clock === undefined || paceOf(row) === filter.clock) &&
    (filter.rated === undefined || row.rated === filter.rated)
  );
}

/** Whether a table stands in the lobby for everybody. */
function isPublic(row: TableRow): boolean {
  if (row.join !== 'listed') return false;
  return row.phase === 'gathering'
    ? freeSeats(row) > 0
    : row.phase === 'playing' && row.spectators !== 'no';
}

export class TableLists implements Lists {
  private readonly deps: LobbyDeps;
  /** Whom those who follow the lobby do not want to meet, as of when they began. */
  private readonly apart = new Map<string, ReadonlySet<string>>();

  constructor(deps: LobbyDeps) {
    this.deps = deps;
  }

  /** Tables to which one was invited first, then those that gather, then those to watch; each the newest first. */
  async lobby(person: User | undefined, filter: Filter = {}): Promise<readonly TableRow[]> {
    const { tableIndex, hub, people } = this.deps;
    await tableIndex.settled();
    const apart = await this.reloadBlocks(person);
    const invited = person === undefined ? [] : await invitedTo(people.context, idsOf(person));
    const own = await Promise.all(invited.map((table) => hub.summary(table)));
    const rows = [...own.flatMap((row) => row ?? []), ...(await tableIndex.listed())];
    const seen = new Set<string>();
    const shown = rows.filter((row) => {
      if (seen.has(row.table)) return false;
      seen.add(row.table);
      const isOwn = invited.includes(row.table) && row.phase === 'gathering';
      if (!isOwn && !isPublic(row)) return false;
      if (seatIn(row, person) !== undefined) return false;
      const meets = row.seats.some((seat) => seat.person !== undefined && apart.has(seat.person));
      return !meets && fits(row, filter);
    });
    return withKept(this.deps, shown);
  }

  private async reloadBlocks(person: User | undefined): Promise<ReadonlySet<string>> {
    if (person === undefined) return new Set();
    const apart = await blockedEitherWay(this.deps.people.context, person.id);
    this.apart.set(person.id, apart);
    if (this.apart.size > 10_000) this.apart.clear();
    return apart;
  }

  inLobby(row: TableRow, person: User | undefined): TableRow | undefined {
    const apart = person && this.apart.get(person.id);
    const meets = row.seats.some((seat) => seat.person !== undefined && apart?.has(seat.person));
    const isThere = isPublic(row) && !meets && seatIn(row, person) === undefined;
    return isThere ? row : undefined;
  }

  /**
   * Tables that are not over, and those that others want to play again: those that wait for the person first, and of them the one that
   * waits longest.
   */
  async mine(person: User): Promise<readonly MyRow[]> {
    const { tableIndex } = this.deps;
    await tableIndex.settled();
    const found = await Promise.all(
      idsOf(person).map((id) => tableIndex.ofPerson(id, ['gathering', 'playing'])),
    );
    const rows = await Promise.all(found.flat().map((row) => this.ofMine(row, person)));
    const own = [...rows.flatMap((row) => row ?? []), ...(await this.wantedAgain(person))];
    return own.toSorted((a, b) => Number(waits(b)) - Number(waits(a)) || sinceOf(a) - sinceOf(b));
  }

  private async wantedAgain(person: User): Promise<readonly MyRow[]> {
    const { tableIndex, hub } = this.deps;
    const since = hub.now() - WANTED_MS;
    const found = await Promise.all(idsOf(person).map((id) => tableIndex.wantedAgain(id, since)));
    const rows = await Promise.all(found.flat().map((row) => this.againOf(row, person)));
    return rows.flatMap((row) => row ?? []);
  }

  /**
   * A game that is over stands among the person's own while somebody else, whom the person would meet, wants to play it again and the
   * person has not declined.
   */
  private async againOf(row: TableRow, person: User): Promise<MyRow | undefined> {
    const { rematch, updated, seats } = row;
    const seat = seatIn(row, person);
    if (seat === undefined || rematch === undefined) return undefined;
    if (rematch.declined?.[seat] === true) return undefined;
    if (updated <= this.deps.hub.now() - WANTED_MS) return undefined;
    const apart = await this.reloadBlocks(person);
    if (seats.some((one) => apart.has(one.person ?? ''))) return undefined;
    const isWanted = rematch.wanted.some((wants, at) => wants && at !== seat);
    return isWanted ? { ...row, seat } : undefined;
  }

  async ofMine(row: TableRow, person: User): Promise<MyRow | undefined> {
    const { hub, people } = this.deps;
    const seat = seatIn(row, person);
    if (row.phase === 'over') return this.againOf(row, person);
    if (seat === undefined) return undefined;
    // Who looks for anybody is told so by his seek; there is a game once it has begun.
    if (row.phase === 'gathering' && row.host === NO_HOST) return undefined;
    const own = await hub.look(row.table, ({ seats, created }) => ({
      ...((seats[seat]?.prepared.length ?? 0) === 0 ? {} : { prepared: true }),
      ...(created.after === undefined ? {} : { after: created.after }),
    }));
    const isHost = row.phase === 'gathering' && idsOf(person).includes(row.host);
    const secrets = isHost ? await secretsOf(people.context, row.table) : {};
    const mine: MyRow = {
      ...row,
      seat,
      ...own,
      ...(secrets.seat === undefined ? {} : { invitation: secrets.seat }),
    };
    const [shown] = row.phase === 'gathering' ? await withKept(this.deps, [mine]) : [mine];
    return shown;
  }

  /** How many games wait for somebody. */
  async waitingFor(person: User): Promise<number> {
    return (await this.mine(person)).filter(waits).length;
  }

  /** Where a friend sits, if whoever reads may come. */
  async tableOf(friend: string, reader: User) {
    const { tableIndex, people } = this.deps;
    for (const row of await tableIndex.ofPerson(friend, ['gathering', 'playing'])) {
      if (seatIn(row, reader) !== undefined) continue;
      if (await isApart(people.context, row, reader)) continue;
      const isOpen = await isWelcome(people.context, row, reader);
      const free = isOpen && row.phase === 'gathering' && freeSeats(row) > 0;
      const watch = isOpen && row.phase === 'playing' && row.spectators !== 'no';
      if (!free && !watch) continue;
      const turn = row.turn === undefined ? {} : { turn: row.turn };
      return { table: row.table, ...turn, free, watch };
    }
    return undefined;
  }
}

export function waits({ asked, seat }: MyRow): boolean {
  return asked?.seat === seat;
}

function sinceOf({ asked, updated }: MyRow): number {
  return asked?.since ?? updated;
}
