// Entry point to all tables of a node. Tables in use are cached; others are loaded from their log
// on demand, and broken ones are blocked for a while.
import { isDeepStrictEqual } from 'node:util';
import { explain, type Explanation, RULES_VERSION, type Subject } from '@eminent/engine';
import {
  dealWords,
  type SeatState,
  type TableRow,
  type TableSetup,
} from '@eminent/protocol/online';
import type { Logger } from 'pino';
import * as v from 'valibot';
import type { User } from '../core/user.ts';
import { newId, type Store } from '../store/index.ts';
import type { Watcher } from './subscribers.ts';
import {
  decide,
  type Decide,
  refuse,
  type Result,
  type TableCommand,
  type TableRefusal,
  write,
} from './commands.ts';
import { newDealSecret } from './deal.ts';
import { type EntryOf, entryVersionOf, rowsOf } from './entries.ts';
import { ChangeFeed } from './change-feed.ts';
import { type SessionDeps, TableSession } from './table-session.ts';
import { type TableState, UnplayableLogError } from './table-state.ts';
import { loadTable } from './load-table.ts';
import { ALWAYS_UP } from './outages.ts';
import { decideRematch, type RematchCommand } from './rematch.ts';
import type { TablePeers } from './table-peers.ts';
import { rowOf } from './table-row.ts';
import { setupProblem } from './check-setup.ts';
import { decideLeave, decideSit, decideUnseat, type SeatRequest } from './seating.ts';
import { DeadlinePoller, WAKE } from './deadline-poller.ts';

export interface HubDeps
  extends Pick<SessionDeps, 'botRunner' | 'log' | 'peers' | 'measured' | 'tracing'>,
    Partial<Pick<SessionDeps, 'now' | 'uptime' | 'pace'>> {
  readonly store: Pick<Store, 'log' | 'deadlines' | 'checksums'>;
  /** If more tables are cached, idle ones are evicted. */
  readonly mostIdle?: number;
}

/** A table that cannot be used, and why. */
interface Unusable {
  readonly ok: false;
  readonly refusal: TableRefusal;
  /** Whether only a newer node can play this table. */
  readonly isOnNewerNode?: boolean;
}
export type FoundTable = { readonly ok: true; readonly table: TableSession } | Unusable;

type Loading = Promise<TableSession | undefined>;

/** Minimum delay of bot answers and thinking time of bots, in milliseconds. */
const PACE = { pause: 900, thinking: 500 };
/** Maximum number of tables read concurrently. */
const AT_ONCE = 50;
const DAY_MS = 24 * 3600_000;
const MAX_IDLE = 500;
/** Tables used within this time are not evicted. Also the minimum time between two evictions. */
const USED_MS = 1000;
/** Delay before a broken table is loaded again. */
const BROKEN_MS = 5000;

const NO_TABLE: TableRefusal = { reason: 'no-such-table', sentence: 'unknown table' };
const NO_SEAT: TableRefusal = { reason: 'not-seated', sentence: 'you have no seat at this table' };
const UNAVAILABLE: TableRefusal = {
  reason: 'unavailable',
  sentence: 'this table is not available at the moment; nothing is lost',
};
const OTHER_RULES: TableRefusal = {
  reason: 'closed',
  sentence: 'this table uses rules that this server does not support',
};

export class Hub {
  readonly now: () => number;
  readonly changeFeed: ChangeFeed;
  private readonly store: HubDeps['store'];
  private readonly log: Logger;
  private readonly peers: TablePeers | undefined;
  private readonly sessionDeps: SessionDeps;
  private readonly deadlinePoller: DeadlinePoller;
  private readonly mostIdle: number;
  private readonly cached = new Map<string, Loading>();
  /** Tables that could not be loaded, and until when no new attempt is made. */
  private readonly broken = new Map<string, Unusable & { readonly until: number }>();
  private presence: (person: string) => SeatState['presence'] = () => undefined;
  private isClosed = false;
  private evictedAt = 0;

  constructor(deps: HubDeps) {
    const { store, log, peers, now = Date.now, uptime = ALWAYS_UP, mostIdle = MAX_IDLE } = deps;
    const presenceOf = (person: string) => this.presence(person);
    this.now = now;
    this.store = store;
    this.log = log;
    this.peers = peers;
    this.mostIdle = mostIdle;
    this.changeFeed = new ChangeFeed(peers, presenceOf);
    this.sessionDeps = {
      ...deps,
      now,
      uptime,
      pace: deps.pace ?? PACE,
      presenceOf,
      changeFeed: this.changeFeed,
      failed: (session, error) => this.giveUp(session, error),
    };
    this.deadlinePoller = new DeadlinePoller({
      deadlines: store.deadlines,
      log,
      now,
      wake: (table) => this.wake(table),
      hasOthers: peers !== undefined,
    });
    uptime.onOutage(() => void this.eachLoaded((table) => this.publishClocks(table)));
    peers?.listen({
      people: (tables) => {
        for (const table of tables) void this.presenceChanged(table);
      },
      row: (row) => void this.receiveRow(row),
      nodeJoined: () => void this.eachLoaded((table) => table.nodeJoined()),
      nodeGone: (node) => void this.eachLoaded((table) => table.nodeGone(node)),
      presenceLost: (tables) => void this.refreshWatched(tables),
      connectionChanged: (isConnected) => isConnected && void this.catchUp([]),
    });
  }

  /** Starts polling for due deadlines. */
  start(): void {
    this.deadlinePoller.start();
  }

  /** Stops all tables and the bots, and waits for pending work. */
  async close(): Promise<void> {
    this.deadlinePoller.close();
    this.isClosed = true;
    const tables = await this.allLoaded();
    this.cached.clear();
    // Stop tables first, so that an aborted bot job does not lead to a default answer.
    const stopped = tables.map((table) => table.stop());
    await this.sessionDeps.botRunner.close();
    await Promise.all(stopped);
  }

  /** Number of tables in memory. */
  get size(): number {
    return this.cached.size;
  }

  /** Sets the source of presence information. */
  usePresence(presenceOf: (person: string) => SeatState['presence']): void {
    this.presence = presenceOf;
  }

  presenceOf(person: string): NonNullable<SeatState['presence']> {
    return this.presence(person) ?? 'offline';
  }

  /**
   * Creates a table without seated players. Returns a refusal for an invalid setup. If the id is
   * taken, returns the existing table if host and setup are the same; otherwise uses a new id.
   */
  async create(
    host: Pick<User, 'id'>,
    setup: TableSetup,
    table = newId(),
  ): Promise<{ ok: true; table: string } | { ok: false; refusal: TableRefusal }> {
    const problem = setupProblem(setup);
    if (problem !== undefined)
      return { ok: false, refusal: { reason: 'not-allowed', sentence: problem } };
    const created: EntryOf<'created'> = {
      type: 'created',
      version: entryVersionOf(setup),
      host: host.id,
      setup,
      secret: newDealSecret(),
      next: newDealSecret(),
    };
    const now = this.now();
    const outcome = await this.store.log.append(rowsOf(table, 0, [created], now), {
      set: [{ table, kind: WAKE, at: now + DAY_MS }],
    });
    const found = await this.find(table);
    if (outcome === 'taken' && !(found.ok && isSameTable(found.table.tableState, host, setup))) {
      return this.create(host, setup);
    }
    if (found.ok) this.changeFeed.announce(found.table, 'here');
    return { ok: true, table };
  }

  /** Gives a user a seat and returns it. The caller has checked that the user may join. */
  async sit(
    table: string,
    person: User,
    request: SeatRequest,
  ): Promise<Result & { readonly seat?: number }> {
    if (!v.is(dealWords, request.words)) {
      return {
        ok: false,
        refusal: { reason: 'malformed', sentence: 'expected words of 16 to 32 bytes' },
      };
    }
    const done = await this.commit(table, (tableState) => decideSit(tableState, person, request));
    if (!done.ok) return done;
    const found = await this.find(table);
    const seat = found.ok ? found.table.tableState.seatOf(person.id) : undefined;
    return seat === undefined ? done : { ...done, seat };
  }

  /** Leaves a gathering table, or resigns a game in progress to a bot. */
  leave(table: string, person: Pick<User, 'id'>): Promise<Result> {
    return this.commit(table, (tableState) => decideLeave(tableState, person.id));
  }

  /** Leaves a gathering table. Does nothing without a seat or once the game has started. */
  unseat(table: string, person: string): Promise<Result> {
    return this.commit(table, (tableState) => decideUnseat(tableState, person));
  }

  /** Ends a table on behalf of an administrator. */
  end(table: string): Promise<Result> {
    return this.commit(table, (tableState) =>
      tableState.phase === 'over'
        ? refuse('game-over', 'the game is over')
        : write({ type: 'closed' }),
    );
  }

  deleteChatLine(table: string, line: number): Promise<Result> {
    return this.commit(table, (tableState) =>
      tableState.talk.some(({ id }) => id === line)
        ? write({ type: 'unsaid', line })
        : refuse('stale', 'unknown chat line'),
    );
  }

  /** Renames a user at the table; an empty name means that the user was erased. */
  rename(table: string, person: string, name: string): Promise<Result> {
    return this.commit(table, (tableState) =>
      tableState.seats.some((seat) => seat.person === person && seat.name !== name)
        ? write({ type: 'renamed', person, name })
        : write(),
    );
  }

  /** Moves the seat of a guest to the account they signed in to. */
  move(table: string, guest: string, { id, name }: Pick<User, 'id' | 'name'>): Promise<Result> {
    return this.commit(table, (tableState) =>
      tableState.seatOf(guest) === undefined || tableState.seatOf(id) !== undefined
        ? write()
        : write({ type: 'moved', person: guest, to: id, name }),
    );
  }

  /** Runs a command of a seated user. */
  async command(table: string, person: string, command: TableCommand): Promise<Result> {
    const found = await this.findSeat(table, person);
    if (!found.ok) return found;
    const { seat } = found;
    return found.table.commit((tableState) => decide(tableState, seat, command), seat);
  }

  /** Accepts or declines a rematch. The last consent creates the new table. */
  async rematch(table: string, person: string, command: RematchCommand): Promise<Result> {
    const found = await this.findSeat(table, person);
    if (!found.ok) return found;
    const { seat, table: session } = found;
    const id = newId();
    const done = await session.commit(
      (tableState) => decideRematch(tableState, seat, command, id),
      seat,
    );
    if (session.tableState.rematch?.table !== id) return done;
    const newTable = await this.find(id);
    if (newTable.ok) this.changeFeed.announce(newTable.table, 'here');
    return done;
  }

  /** Explains why the user cannot use something in the game; empty if no game is in progress. */
  async explain(
    table: string,
    person: string,
    subject: Subject,
  ): Promise<readonly Explanation[] | TableRefusal> {
    const found = await this.findSeat(table, person);
    if (!found.ok) return found.refusal;
    const { game, phase } = found.table.tableState;
    return game === undefined || phase !== 'playing'
      ? []
      : explain(game.state, found.seat, subject);
  }

  /**
   * Subscribes a watcher to the table as of `requestedAt` (process clock) or later. `since`: the
   * client's sequence number. The caller has checked that the watcher has access.
   */
  async watch(
    table: string,
    watcher: Watcher,
    since: number | undefined,
    requestedAt = performance.now(),
  ): Promise<TableRefusal | undefined> {
    const found = await this.find(table);
    if (!found.ok) return found.refusal;
    // A client that reconnects from another node may have seen newer entries. Refresh, so that it
    // never sees the table go back.
    if (this.peers !== undefined) await found.table.refresh(requestedAt);
    return (await found.table.watch(watcher, since))
      ? undefined
      : this.watch(table, watcher, since);
  }

  async unwatch(table: string, watcher: Watcher): Promise<void> {
    const session = await this.loaded(table);
    await session?.unwatch(watcher);
  }

  /** Sends a changed presence to the subscribers of a table and, before the game, to lists. */
  async presenceChanged(table: string): Promise<void> {
    const session = await this.loaded(table);
    if (session === undefined) return;
    session.publish();
    if (session.tableState.phase !== 'gathering') return;
    this.changeFeed.announcePresence(session);
  }

  /** The row of a table for lists; undefined if the table cannot be used. */
  async summary(table: string): Promise<TableRow | undefined> {
    const found = await this.find(table);
    return found.ok ? this.changeFeed.row(found.table) : undefined;
  }

  /** The rows of tables for lists, in this order. Leaves out tables that cannot be used. */
  async summaries(tables: readonly string[]): Promise<readonly TableRow[]> {
    const rows = await Promise.all(tables.map((table) => this.summary(table)));
    return rows.flatMap((row) => row ?? []);
  }

  /** Reads something from the state of a table; undefined if the table cannot be used. */
  async look<T>(table: string, read: (tableState: TableState) => T): Promise<T | undefined> {
    const found = await this.find(table);
    return found.ok ? read(found.table.tableState) : undefined;
  }

  /**
   * Finds a table at which this user may have a seat. If this node does not know the seat, it reads
   * the log again, because another node may have written just now.
   */
  async seatedIn(table: string, person: string | undefined): Promise<FoundTable> {
    const found = await this.find(table);
    const isUnknown = found.ok && found.table.tableState.seatOf(person) === undefined;
    if (isUnknown && person !== undefined && this.peers !== undefined) {
      await found.table.refresh();
    }
    return found;
  }

  private async findSeat(
    table: string,
    person: string,
  ): Promise<(Extract<FoundTable, { ok: true }> & { readonly seat: number }) | Unusable> {
    const found = await this.seatedIn(table, person);
    if (!found.ok) return found;
    const seat = found.table.tableState.seatOf(person);
    return seat === undefined ? { ok: false, refusal: NO_SEAT } : { ...found, seat };
  }

  private async commit(table: string, decision: Decide): Promise<Result> {
    const found = await this.find(table);
    return found.ok ? found.table.commit(decision) : found;
  }

  /** Returns a table, loaded from its log if needed, or the reason why it cannot be used. */
  async find(id: string): Promise<FoundTable> {
    if (this.isClosed) return { ok: false, refusal: UNAVAILABLE };
    const broken = this.broken.get(id);
    if (broken !== undefined && broken.until > this.now()) return broken;
    this.broken.delete(id);
    let loading = this.cached.get(id);
    if (loading === undefined) {
      loading = TableSession.load(id, this.sessionDeps);
      this.cached.set(id, loading);
      this.evictIdle();
    }
    try {
      const session = await loading;
      if (session === undefined) {
        this.forget(id, loading);
        return { ok: false, refusal: this.isClosed ? UNAVAILABLE : NO_TABLE };
      }
      if (session.isGivenUp) return await this.find(id);
      session.usedAt = this.now();
      if (session.isStale) await session.refresh();
      return { ok: true, table: session };
    } catch (error) {
      this.forget(id, loading);
      // While closing, the store is closed as well, and the table is not broken.
      return this.isClosed ? { ok: false, refusal: UNAVAILABLE } : this.markBroken(id, error);
    }
  }

  /** A table that is already cached; undefined if it is not, or could not be loaded. */
  private async loaded(id: string): Promise<TableSession | undefined> {
    try {
      return await this.cached.get(id);
    } catch {
      // The caller of `find` has received the error.
      return undefined;
    }
  }

  private async allLoaded(): Promise<readonly TableSession[]> {
    const tables = await Promise.allSettled(this.cached.values());
    return tables.flatMap((one) => (one.status === 'fulfilled' ? (one.value ?? []) : []));
  }

  /** Evicts idle tables if too many are cached. */
  private evictIdle(): void {
    const now = this.now();
    if (this.cached.size <= this.mostIdle || now - this.evictedAt < USED_MS) return;
    this.evictedAt = now;
    for (const [id, loading] of this.cached) {
      void loading.then(
        (session) => {
          if (this.cached.size <= this.mostIdle || session?.isIdle !== true) return;
          if (this.now() - session.usedAt < USED_MS) return;
          if (this.forget(id, loading)) void session.stop();
        },
        () => this.forget(id, loading),
      );
    }
  }

  /**
   * Removes a table from the cache, unless it has been loaded again since. Returns whether it was
   * removed.
   */
  private forget(id: string, loading: Loading): boolean {
    return this.cached.get(id) === loading && this.cached.delete(id);
  }

  /** Evicts a table after an error and drops its subscribers. A later access reloads it. */
  private giveUp(session: TableSession, error: unknown): void {
    const { id } = session;
    const loading = this.cached.get(id);
    void loading?.then((cached) => {
      if (cached === session && this.forget(id, loading)) void session.stop();
    });
    const { refusal, isOnNewerNode } = this.markBroken(id, error);
    const refused = JSON.stringify({ type: 'refused', table: id, ...refusal });
    session.dismiss(isOnNewerNode === true ? undefined : refused);
  }

  private markBroken(table: string, error: unknown): Unusable {
    const isUnplayable = error instanceof UnplayableLogError;
    this.log.error({ table, err: error, rules: RULES_VERSION }, 'table closed temporarily');
    const refusal = isUnplayable ? OTHER_RULES : UNAVAILABLE;
    const isOnNewerNode = isUnplayable && this.peers?.hasNewerPeer === true;
    const unusable = { ok: false, refusal, isOnNewerNode } as const;
    this.broken.set(table, { ...unusable, until: this.now() + BROKEN_MS });
    return unusable;
  }

  /** A stored deadline is due: loads the table. Returns the time of its next wake-up. */
  private async wake(table: string): Promise<number | undefined> {
    const found = await this.find(table);
    if (!found.ok) return this.now();
    // After a crash, the lists may be older than the log.
    this.changeFeed.announce(found.table, 'here');
    return found.table.wake();
  }

  /** Handles a table row received from another node. */
  private async receiveRow(row: TableRow): Promise<void> {
    this.changeFeed.announceRemote(row, await this.loaded(row.table));
  }

  /** Reads the new entries of watched tables and of `listed`, tables that are shown in lists. */
  async catchUp(listed: Iterable<string>): Promise<void> {
    const watched = (await this.allLoaded()).filter((table) => table.isWatched);
    const unknown: string[] = [];
    const wanted = new Set(watched);
    for (const id of listed) {
      const table = await this.loaded(id);
      if (table === undefined) unknown.push(id);
      else wanted.add(table);
    }
    await inBatches([...wanted], (table) => table.refresh());
    await inBatches(unknown, (id) => this.announceOnce(id));
  }

  /** Reads the new entries of those tables that have watchers on this node. */
  private async refreshWatched(tables: readonly string[]): Promise<void> {
    const sessions = await Promise.all(tables.map((table) => this.loaded(table)));
    const watched = sessions.flatMap((table) => (table?.isWatched === true ? [table] : []));
    await inBatches(watched, (table) => table.refresh());
  }

  /** Announces a table to the lists without keeping it in the cache. */
  private async announceOnce(table: string): Promise<void> {
    const rows = await this.store.log.read(table, 0);
    try {
      const { outages } = this.sessionDeps.uptime;
      const tableState = rows.length === 0 ? undefined : loadTable(table, rows, undefined, outages);
      if (tableState !== undefined)
        this.changeFeed.announceRemote(rowOf(tableState, 0, this.presence), undefined);
    } catch (error) {
      this.log.warn({ table, err: error }, 'could not publish a table of another node');
    }
  }

  /** Sends the clocks and the row of a table again after an outage has moved its deadlines. */
  private publishClocks(table: TableSession): void {
    table.publish();
    this.changeFeed.announce(table, 'here');
  }

  private async eachLoaded(work: (table: TableSession) => unknown): Promise<void> {
    await Promise.all((await this.allLoaded()).map((table) => work(table)));
  }
}

async function inBatches<T>(all: readonly T[], work: (one: T) => Promise<void>): Promise<void> {
  for (let at = 0; at < all.length; at += AT_ONCE) {
    // oxlint-disable-next-line no-await-in-loop
    await Promise.all(all.slice(at, at + AT_ONCE).map(work));
  }
}

/** Whether the table was created by this host with this setup. */
function isSameTable({ created }: TableState, host: Pick<User, 'id'>, setup: TableSetup): boolean {
  return created.host === host.id && isDeepStrictEqual(created.setup, setup);
}
