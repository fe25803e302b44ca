// Computes the two table lists of a user: the lobby, and their own tables.
import { CORRESPONDENCE_SECONDS, type MyRow, type TableRow } from '@eminent/protocol/online';
import { blockedEitherWay } from '../accounts/friends.ts';
import { DAY } from '../core/context.ts';
import { allIdsOf, type User } from '../core/user.ts';
import { NO_HOST } from '../tables/seating.ts';
import type { Lists } from '../socket/dependencies.ts';
import {
  freeSeats,
  hasBlockedPlayer,
  isSeparatedByBlock,
  isWelcome,
  seatIn,
} from './table-access.ts';
import { withReservedSeats } from './reserved-seats.ts';
import { invitedTo, secretsOf } from './table-links.ts';
import type { LobbyDeps } from './dependencies.ts';

export interface Filter {
  /** Only tables whose game has not started. */
  readonly open?: boolean | undefined;
  readonly players?: number | undefined;
  readonly clock?: 'live' | 'day' | 'none' | undefined;
  readonly rated?: boolean | undefined;
  /** Only tables in play that may be watched. */
  readonly watch?: boolean | undefined;
}

const REMATCH_SHOWN_MS = 3 * DAY;

function paceOf({ clock }: TableRow): 'live' | 'day' | 'none' {
  if (clock.kind === 'none') return 'none';
  return clock.decision >= CORRESPONDENCE_SECONDS ? 'day' : 'live';
}

function matches(row: TableRow, filter: Filter): boolean {
  return (
    (filter.open !== true || row.phase === 'gathering') &&
    (filter.watch !== true || (row.phase === 'playing' && row.spectators !== 'no')) &&
    (filter.players === undefined || row.game.players === filter.players) &&
    (filter.clock === undefined || paceOf(row) === filter.clock) &&
    (filter.rated === undefined || row.rated === filter.rated)
  );
}

/** Whether everyone may see the table in the lobby. */
function isPublic(row: TableRow): boolean {
  if (row.join !== 'listed') return false;
  return row.phase === 'gathering'
    ? freeSeats(row) > 0
    : row.phase === 'playing' && row.spectators !== 'no';
}

export class TableLists implements Lists {
  private readonly deps: LobbyDeps;
  /** Cache by user id: those whom the user blocks or who block the user. */
  private readonly blocked = new Map<string, ReadonlySet<string>>();

  constructor(deps: LobbyDeps) {
    this.deps = deps;
  }

  /** The lobby: invitations, gathering tables, then tables to watch. Each newest first. */
  async lobby(person: User | undefined, filter: Filter = {}): Promise<readonly TableRow[]> {
    const { tableIndex, hub, accounts } = this.deps;
    await tableIndex.settled();
    const blocked = await this.reloadBlocks(person);
    const invited = person === undefined ? [] : await invitedTo(accounts.context, allIdsOf(person));
    const rows = [...(await hub.summaries(invited)), ...(await tableIndex.listed())];
    const seen = new Set<string>();
    const shown = rows.filter((row) => {
      if (seen.has(row.table)) return false;
      seen.add(row.table);
      const isInvited = invited.includes(row.table) && row.phase === 'gathering';
      if (!isInvited && !isPublic(row)) return false;
      if (seatIn(row, person) !== undefined) return false;
      return !hasBlockedPlayer(row, blocked) && matches(row, filter);
    });
    return withReservedSeats(this.deps, shown);
  }

  private async reloadBlocks(person: User | undefined): Promise<ReadonlySet<string>> {
    if (person === undefined) return new Set();
    const blocked = await blockedEitherWay(this.deps.accounts.context, person.id);
    this.blocked.set(person.id, blocked);
    if (this.blocked.size > 10_000) this.blocked.clear();
    return blocked;
  }

  inLobby(row: TableRow, person: User | undefined): TableRow | undefined {
    if (!isPublic(row) || seatIn(row, person) !== undefined) return undefined;
    const blocked = person && this.blocked.get(person.id);
    return blocked !== undefined && hasBlockedPlayer(row, blocked) ? undefined : row;
  }

  /**
   * Unfinished tables and rematch requests. Those that wait for the user come first. Each part
   * starts with the oldest open question or last change.
   */
  async mine(person: User): Promise<readonly MyRow[]> {
    const { tableIndex } = this.deps;
    await tableIndex.settled();
    const found = await Promise.all(
      allIdsOf(person).map((id) => tableIndex.ofPerson(id, ['gathering', 'playing'])),
    );
    const rows = await Promise.all(found.flat().map((row) => this.ofMine(row, person)));
    const all = [...rows.flatMap((row) => row ?? []), ...(await this.rematchRequests(person))];
    return all.toSorted((a, b) => Number(waits(b)) - Number(waits(a)) || sinceOf(a) - sinceOf(b));
  }

  private async rematchRequests(person: User): Promise<readonly MyRow[]> {
    const { tableIndex, hub } = this.deps;
    const since = hub.now() - REMATCH_SHOWN_MS;
    const found = await Promise.all(
      allIdsOf(person).map((id) => tableIndex.rematchRequests(id, since)),
    );
    const rows = await Promise.all(found.flat().map((row) => this.rematchRowOf(row, person)));
    return rows.flatMap((row) => row ?? []);
  }

  /** A finished game with a rematch request; undefined if it is old, declined or blocked. */
  private async rematchRowOf(row: TableRow, person: User): Promise<MyRow | undefined> {
    const { rematch, updated } = row;
    const seat = seatIn(row, person);
    if (seat === undefined || rematch === undefined) return undefined;
    if (rematch.declined?.[seat] === true) return undefined;
    if (updated <= this.deps.hub.now() - REMATCH_SHOWN_MS) return undefined;
    const blocked = await this.reloadBlocks(person);
    if (hasBlockedPlayer(row, blocked)) return undefined;
    const isWanted = rematch.wanted.some((wants, at) => wants && at !== seat);
    return isWanted ? { ...row, seat } : undefined;
  }

  async ofMine(row: TableRow, person: User): Promise<MyRow | undefined> {
    const { hub, accounts } = this.deps;
    const seat = seatIn(row, person);
    if (row.phase === 'over') return this.rematchRowOf(row, person);
    if (seat === undefined) return undefined;
    // Tables of matchmaking are shown once the game has started.
    if (row.phase === 'gathering' && row.host === NO_HOST) return undefined;
    const details = await hub.look(row.table, ({ seats, created }) => ({
      ...((seats[seat]?.prepared.length ?? 0) === 0 ? {} : { prepared: true }),
      ...(created.after === undefined ? {} : { after: created.after }),
    }));
    const isHost = row.phase === 'gathering' && allIdsOf(person).includes(row.host);
    const secrets = isHost ? await secretsOf(accounts.context, row.table) : {};
    const mine: MyRow = {
      ...row,
      seat,
      ...details,
      ...(secrets.seat === undefined ? {} : { invitation: secrets.seat }),
    };
    const [shown] = row.phase === 'gathering' ? await withReservedSeats(this.deps, [mine]) : [mine];
    return shown;
  }

  /** Number of games that wait for a user. */
  async waitingFor(person: User): Promise<number> {
    return (await this.mine(person)).filter(waits).length;
  }

  /** A table of a friend that the reader may join (`free`) or watch; undefined without one. */
  async tableOf(friend: string, reader: User) {
    const { tableIndex, accounts } = this.deps;
    for (const row of await tableIndex.ofPerson(friend, ['gathering', 'playing'])) {
      if (seatIn(row, reader) !== undefined) continue;
      if (await isSeparatedByBlock(accounts.context, row, reader)) continue;
      const isOpen = await isWelcome(accounts.context, row, reader);
      const free = isOpen && row.phase === 'gathering' && freeSeats(row) > 0;
      const watch = isOpen && row.phase === 'playing' && row.spectators !== 'no';
      if (!free && !watch) continue;
      const turn = row.turn === undefined ? {} : { turn: row.turn };
      return { table: row.table, ...turn, free, watch };
    }
    return undefined;
  }
}

/** Whether the table waits for the user for whom the row was made. */
export function waits({ question, seat }: MyRow): boolean {
  return question?.seat === seat;
}

function sinceOf({ question, updated }: MyRow): number {
  return question?.since ?? updated;
}
