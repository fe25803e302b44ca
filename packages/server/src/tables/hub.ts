// Entry point to all tables of a node. Tables in use are cached; others are loaded from their log
// on demand. A table that fails is refused for a few seconds.
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
  /** Beyond this number of cached tables, idle ones are evicted. */
  readonly maxCached?: number;
}

interface Unusable {
  readonly ok: false;
  readonly refusal: TableRefusal;
  /** Whether another node, which has newer rules, may be able to play the table. */
  readonly isOnNewerNode?: boolean;
}
export type FoundTable = { readonly ok: true; readonly table: TableSession } | Unusable;

type Loading = Promise<TableSession | undefined>;

const PACE = { pause: 900, thinking: 500 };
const MAX_CONCURRENT_READS = 50;
const DAY_MS = 24 * 3600_000;
const MAX_CACHED = 500;
/** Tables used within this time are not evicted. Also the minimum time between two evictions. */
const USED_MS = 1000;
/** A table that failed is refused for this long, then loaded again. */
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
  private readonly maxCached: number;
  private readonly cached = new Map<string, Loading>();
  /** Tables that failed, and until when they are refused. */
  private readonly broken = new Map<string, Unusable & { readonly until: number }>();
  private presence: (person: string) => SeatState['presence'] = () => undefined;
  private isClosed = false;
  private evictedAt = 0;

  constructor(deps: HubDeps) {
    const { store, log, peers, now = Date.now, uptime = ALWAYS_UP, maxCached = MAX_CACHED } = deps;
    const presenceOf = (person: string) => this.presence(person);
    this.now = now;
    this.store = store;
    this.log = log;
    this.peers = peers;
    this.maxCached = maxCached;
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

  get size(): number {
    return this.cached.size;
  }

  usePresence(presenceOf: (person: string) => SeatState['presence']): void {
    this.presence = presenceOf;
  }

  presenceOf(person: string): NonNullable<SeatState['presence']> {
    return this.presence(person) ?? 'offline';
  }

  /**
   * Creates a gathering table. If the id is taken, returns the existing table if host and setup are
   * the same; otherwise uses a new id.
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

  /** Leaves a gathering table, or hands the seat in a game in progress to a bot. */
  leave(table: string, person: Pick<User, 'id'>): Promise<Result> {
    return this.commit(table, (tableState) => decideLeave(tableState, person.id));
  }

  /** Leaves a gathering table. Does nothing without a seat or once the game has started. */
  unseat(table: string, person: string): Promise<Result> {
    return this.commit(table, (tableState) => decideUnseat(tableState, person));
  }

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

  /** Moves a guest's seat to the account they signed in to, unless it already has one here. */
  move(table: string, guest: string, { id, name }: Pick<User, 'id' | 'name'>): Promise<Result> {
    return this.commit(table, (tableState) =>
      tableState.seatOf(guest) === undefined || tableState.seatOf(id) !== undefined
        ? write()
        : write({ type: 'moved', person: guest, to: id, name }),
    );
  }

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
   * Subscribes a watcher whose access was checked. If there are other nodes, first reads new
   * entries, unless a read began after `requestedAt` (`performance.now()`). `since`: the sequence
   * number the client has. Returns undefined, or a refusal.
   */
  async watch(
    table: string,
    watcher: Watcher,
    since: number | undefined,
    requestedAt = performance.now(),
  ): Promise<TableRefusal | undefined> {
    const found = await this.find(table);
    if (!found.ok) return found.refusal;
    // A client that was connected to another node may have seen newer entries.
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

  /** The rows of tables for lists, in this order, without those that cannot be used. */
  async summaries(tables: readonly string[]): Promise<readonly TableRow[]> {
    const rows = await Promise.all(tables.map((table) => this.summary(table)));
    return rows.flatMap((row) => row ?? []);
  }

  /** Reads something from the state of a table; undefined if the table cannot be used. */
  async look<T>(table: string, read: (tableState: TableState) => T): Promise<T | undefined> {
    const found = await this.find(table);
    return found.ok ? read(found.table.tableState) : undefined;
  }

  /** Finds a table. If no seat of the user is known, reads the log again. */
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

  /** Returns a table, loaded from its log if needed, or a refusal. */
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
      if (session.isStopped) return await this.find(id);
      session.usedAt = this.now();
      if (session.isStale) await session.refresh();
      return { ok: true, table: session };
    } catch (error) {
      this.forget(id, loading);
      // While closing, the store is closed as well, and the table is not broken.
      return this.isClosed ? { ok: false, refusal: UNAVAILABLE } : this.markBroken(id, error);
    }
  }

  private async loaded(id: string): Promise<TableSession | undefined> {
    try {
      return await this.cached.get(id);
    } catch {
      // The caller of `find` has received a refusal.
      return undefined;
    }
  }

  private async allLoaded(): Promise<readonly TableSession[]> {
    const tables = await Promise.allSettled(this.cached.values());
    return tables.flatMap((table) => (table.status === 'fulfilled' ? (table.value ?? []) : []));
  }

  private evictIdle(): void {
    const now = this.now();
    if (this.cached.size <= this.maxCached || now - this.evictedAt < USED_MS) return;
    this.evictedAt = now;
    for (const [id, loading] of this.cached) {
      void loading.then(
        (session) => {
          if (this.cached.size <= this.maxCached || session?.isIdle !== true) return;
          if (this.now() - session.usedAt < USED_MS) return;
          if (this.forget(id, loading)) void session.stop();
        },
        () => this.forget(id, loading),
      );
    }
  }

  /** Evicts a table, unless it was loaded again since `loading`. Returns whether it did. */
  private forget(id: string, loading: Loading): boolean {
    return this.cached.get(id) === loading && this.cached.delete(id);
  }

  /** Evicts a table after an error. Tells its subscribers, and refuses it for BROKEN_MS. */
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

  /** Wakes a table. Returns when to do so again: now if it cannot be used, undefined for never. */
  private async wake(table: string): Promise<number | undefined> {
    const found = await this.find(table);
    if (!found.ok) return this.now();
    // After a crash, the lists may be older than the log.
    this.changeFeed.announce(found.table, 'here');
    return found.table.wake();
  }

  private async receiveRow(row: TableRow): Promise<void> {
    this.changeFeed.announceRemote(row, await this.loaded(row.table));
  }

  /** Reads new entries of watched tables and of `listed` ones, and announces them to lists. */
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
    await inBatches(unknown, (id) => this.announceUncached(id));
  }

  private async refreshWatched(tables: readonly string[]): Promise<void> {
    const sessions = await Promise.all(tables.map((table) => this.loaded(table)));
    const watched = sessions.flatMap((table) => (table?.isWatched === true ? [table] : []));
    await inBatches(watched, (table) => table.refresh());
  }

  private async announceUncached(table: string): Promise<void> {
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

  private publishClocks(table: TableSession): void {
    table.publish();
    this.changeFeed.announce(table, 'here');
  }

  private async eachLoaded(work: (table: TableSession) => unknown): Promise<void> {
    await Promise.all((await this.allLoaded()).map((table) => work(table)));
  }
}

async function inBatches<T>(all: readonly T[], work: (one: T) => Promise<void>): Promise<void> {
  for (let at = 0; at < all.length; at += MAX_CONCURRENT_READS) {
    // oxlint-disable-next-line no-await-in-loop
    await Promise.all(all.slice(at, at + MAX_CONCURRENT_READS).map(work));
  }
}

function isSameTable({ created }: TableState, host: Pick<User, 'id'>, setup: TableSetup): boolean {
  return created.host === host.id && isDeepStrictEqual(created.setup, setup);
}
