// Entry point to all tables of a node. Tables in use are cached; others are loaded from their log
// on demand.
import { isDeepStrictEqual } from 'node:util';
import { explain, type Explanation, type Subject } from '@eminent/engine';
import {
  dealWords,
  type SeatState,
  type TableResult,
  type TableRow,
  type TableSetup,
} from '@eminent/protocol/online';
import type { Logger } from 'pino';
import * as v from 'valibot';
import type { TraceContext } from '../telemetry/tracing.ts';
import type { User } from '../core/user.ts';
import { type LogEntry, newId, type Store } from '../store/index.ts';
import { TableCache, type FoundTable } from './table-cache.ts';
import type { Watcher } from './subscribers.ts';
import { refuse, type TableRefusal, type TableCommand, write } from './commands.ts';
import { newDealSecret } from './deal.ts';
import { type EntryOf, entryVersionOf } from './entries.ts';
import type { Decide, Result, SessionContext } from './session-context.ts';
import { ChangeFeed, type Listener } from './change-feed.ts';
import { type TableSession, rowsOf, WAKE } from './table-session.ts';
import type { TableState } from './table-state.ts';
import { loadTable } from './load-table.ts';
import { ALWAYS_UP, type ServiceUptime } from './outages.ts';
import { decideRematch, type RematchCommand } from './rematch.ts';
import { resultOf } from './result.ts';
import type { TablePeers } from './table-peers.ts';
import { rowOf } from './table-row.ts';
import { setupProblem } from './check-setup.ts';
import { decideLeave, decideSit, decideUnseat, type SeatRequest } from './seating.ts';
import type { BotRunner } from './bots/bot-job.ts';
import { DeadlinePoller } from './deadline-poller.ts';

export type { FoundTable } from './table-cache.ts';
export type { Watcher } from './subscribers.ts';
export type { Result, Where } from './session-context.ts';

export interface HubDeps {
  readonly store: Pick<Store, 'log' | 'deadlines' | 'checksums'>;
  readonly log: Logger;
  readonly botRunner: BotRunner;
  /** Other nodes on the same store; absent on a single node. */
  readonly peers?: TablePeers | undefined;
  readonly now?: () => number;
  /** Uptime of the service; by default it counts as always up. */
  readonly uptime?: ServiceUptime;
  /** Pace of bots in milliseconds. */
  readonly pace?: SessionContext['pace'];
  /** Maximum number of cached tables without watchers. */
  readonly mostIdle?: number;
  readonly presenceOf?: (person: string) => SeatState['presence'];
  readonly measured?: SessionContext['measured'];
  readonly tracing?: SessionContext['tracing'];
}

const PACE = { pause: 900, thinking: 500 };
/** Number of tables read concurrently. */
const AT_ONCE = 50;
const DAY_MS = 24 * 3600_000;
/** Maximum size of entries sent inline to other nodes; larger ones are read from the log there. */
const MAX_INLINED = 8000;

export class Hub {
  readonly now: () => number;
  private readonly deps: HubDeps;
  private readonly tableCache: TableCache;
  private readonly deadlinePoller: DeadlinePoller;
  private readonly changeFeed: ChangeFeed;
  private readonly loads = new Set<(table: string) => void>();
  private readonly presences = new Set<(row: TableRow) => void>();
  private readonly uptime: ServiceUptime;
  private presence: (person: string) => SeatState['presence'];

  constructor(deps: HubDeps) {
    const { store, log, peers, mostIdle, uptime = ALWAYS_UP } = deps;
    const now = deps.now ?? Date.now;
    this.deps = deps;
    this.now = now;
    this.uptime = uptime;
    this.presence = deps.presenceOf ?? (() => undefined);
    this.changeFeed = new ChangeFeed(peers, (person) => this.presence(person));
    const loaded = (table: string) => {
      for (const load of this.loads) load(table);
    };
    this.tableCache = new TableCache({ store, log, peers, now, mostIdle, loaded }, this.host());
    this.deadlinePoller = new DeadlinePoller({
      deadlines: store.deadlines,
      log,
      now,
      find: (table) => this.find(table),
      tableLoaded: (table) => this.changeFeed.announce(table, 'here'),
      hasOthers: peers !== undefined,
    });
    uptime.onOutage(() => void this.eachHere((table) => this.publishClocks(table)));
    peers?.listen({
      people: (tables) => {
        for (const table of tables) void this.presenceChanged(table);
      },
      row: (row) => void this.receiveRow(row),
      // The node may have been considered gone, together with its spectators.
      nodeJoined: () =>
        void this.eachHere((table) => {
          if (table.onlookersHere > 0) table.publishOnlookers();
          // It may have had spectators all along that this node missed.
          if (table.isWatched) peers.publishTable(table.id, { kind: 'who' });
        }),
      nodeGone: (node) => void this.eachHere((table) => table.nodeGone(node)),
      presenceLost: (tables) => void this.refreshWatched(tables),
      connectionChanged: (isConnected) => isConnected && void this.catchUp([]),
    });
  }

  private host(): Omit<SessionContext, 'failed'> {
    const { store, log, botRunner, pace, measured, tracing, peers } = this.deps;
    return {
      log: store.log,
      botRunner,
      now: this.now,
      uptime: this.uptime,
      pace: pace ?? PACE,
      presenceOf: (person) => this.presence(person),
      changed: (table, where) => this.changeFeed.announce(table, where),
      measured,
      tracing,
      storeFailed: (table, error) =>
        log.error({ table: table.id, err: error }, 'could not store an entry'),
      isAlone: () => peers === undefined || (peers.isConnected && peers.count === 0),
      connectedSince: () => (peers === undefined ? Number.NEGATIVE_INFINITY : peers.connectedSince),
      entriesWritten: (table, rows) =>
        peers?.publishTable(table, writtenMessage(rows, tracing?.traceContext())),
      onlookers: (table, count) => peers?.publishTable(table, { kind: 'onlookers', count }),
    };
  }

  /** Starts polling for due deadlines. */
  start(): void {
    this.deadlinePoller.start();
  }

  /** Stops all tables and waits for pending work. */
  async close(): Promise<void> {
    this.deadlinePoller.close();
    const tables = await this.tableCache.close();
    // Stop tables first, so that an aborted bot job is not taken for an answer.
    const stopped = tables.map((table) => table.stop());
    await this.deps.botRunner.close();
    await Promise.all(stopped);
  }

  /** Number of tables in memory. */
  get size(): number {
    return this.tableCache.size;
  }

  /** Sets the source of presence information. */
  usePresence(presenceOf: (person: string) => SeatState['presence']): void {
    this.presence = presenceOf;
  }

  presenceOf(person: string): NonNullable<SeatState['presence']> {
    return this.presence(person) ?? 'offline';
  }

  /** Registers a listener for every durable change. */
  onChange(listener: Listener): () => void {
    return this.changeFeed.listen(listener);
  }

  /**
   * Registers a listener for tables loaded from their log. Cached data about them may be outdated.
   */
  onLoad(listener: (table: string) => void): () => void {
    this.loads.add(listener);
    return () => this.loads.delete(listener);
  }

  /**
   * Creates a table without seated players. Returns a refusal for an invalid setup, and the
   * existing table if the same host made it under this id before.
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
    const outcome = await this.deps.store.log.append(rowsOf(table, 0, [created], now), {
      set: [{ table, kind: WAKE, at: now + DAY_MS }],
    });
    const found = await this.find(table);
    if (outcome === 'taken' && !(found.ok && isSameTable(found.table.tableState, host, setup))) {
      return this.create(host, setup);
    }
    if (found.ok) this.changeFeed.announce(found.table, 'here');
    return { ok: true, table };
  }

  /** Seats a person. The caller has checked the invitation, lobby or friendship. */
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

  /** Leaves a gathering table; does nothing once the game has started. */
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

  /** Deletes a chat line. */
  deleteChatLine(table: string, line: number): Promise<Result> {
    return this.commit(table, (tableState) =>
      tableState.talk.some(({ id }) => id === line)
        ? write({ type: 'unsaid', line })
        : refuse('stale', 'unknown chat line'),
    );
  }

  /** Renames a person at the table; an empty name erases it. */
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

  /** Runs a command of a seated person. */
  command(table: string, person: string, command: TableCommand): Promise<Result> {
    return this.withSeat(table, person, (session, seat) => session.command(seat, command));
  }

  async rematch(table: string, person: string, command: RematchCommand): Promise<Result> {
    return this.withSeat(table, person, async (session, seat) => {
      const id = newId();
      const done = await session.commit(
        (tableState) => decideRematch(tableState, seat, command, id),
        seat,
      );
      if (session.tableState.rematch?.table !== id) return done;
      const made = await this.find(id);
      if (made.ok) this.changeFeed.announce(made.table, 'here');
      return done;
    });
  }

  /** Explains why the person's seat cannot use something. */
  async explain(
    table: string,
    person: string,
    subject: Subject,
  ): Promise<readonly Explanation[] | TableRefusal> {
    const found = await this.find(table);
    if (!found.ok) return found.refusal;
    const { game, phase } = found.table.tableState;
    const seat = found.table.tableState.seatOf(person);
    if (seat === undefined)
      return { reason: 'not-seated', sentence: 'you have no seat at this table' };
    return game === undefined || phase !== 'playing' ? [] : explain(game.state, seat, subject);
  }

  /**
   * Subscribes a watcher to the table as of `requestedAt` (process clock) or later. The caller has
   * checked that they may watch.
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
    if (this.deps.peers !== undefined) await found.table.refresh(requestedAt);
    return (await found.table.watch(watcher, since))
      ? undefined
      : this.watch(table, watcher, since);
  }

  async unwatch(table: string, watcher: Watcher): Promise<void> {
    const session = await this.tableCache.loaded(table);
    await session?.unwatch(watcher);
  }

  /** The presence of a player changed: updates the subscribers of this table. */
  async presenceChanged(table: string): Promise<void> {
    const session = await this.tableCache.loaded(table);
    if (session === undefined) return;
    session.subscribers.publish(this.now());
    if (session.tableState.phase !== 'gathering') return;
    const row = this.changeFeed.row(session);
    for (const tell of this.presences) tell(row);
  }

  /**
   * Registers a listener for presence changes at gathering tables. The lobby shows whether the host
   * is present.
   */
  onPresence(listener: (row: TableRow) => void): () => void {
    this.presences.add(listener);
    return () => this.presences.delete(listener);
  }

  /** Number of sockets that watch a table here. */
  async presentAt(table: string): Promise<number> {
    return (await this.tableCache.loaded(table))?.subscribers.size ?? 0;
  }

  async summary(table: string): Promise<TableRow | undefined> {
    const found = await this.find(table);
    return found.ok ? this.changeFeed.row(found.table) : undefined;
  }

  /** The result, once the game is over. */
  async result(table: string): Promise<TableResult | undefined> {
    const found = await this.find(table);
    return found.ok ? resultOf(found.table.tableState) : undefined;
  }

  /** Reads from the state of a table within the server. */
  async look<T>(table: string, at: (tableState: TableState) => T): Promise<T | undefined> {
    const found = await this.find(table);
    return found.ok ? at(found.table.tableState) : undefined;
  }

  private withSeat(
    table: string,
    person: string,
    carryOut: (session: TableSession, seat: number) => Promise<Result>,
  ): Promise<Result> {
    const ready = this.tableCache.readySession(table);
    const seat = ready?.tableState.seatOf(person);
    // Avoids extra promises on the hot path: each costs about a microsecond per answer.
    if (ready !== undefined && seat !== undefined) return carryOut(ready, seat);
    return this.withSeatFound(table, person, carryOut);
  }

  private async withSeatFound(
    table: string,
    person: string,
    carryOut: (session: TableSession, seat: number) => Promise<Result>,
  ): Promise<Result> {
    const found = await this.seatedIn(table, person);
    if (!found.ok) return found;
    const seat = found.table.tableState.seatOf(person);
    if (seat === undefined) {
      return {
        ok: false,
        refusal: { reason: 'not-seated', sentence: 'you have no seat at this table' },
      };
    }
    return carryOut(found.table, seat);
  }

  /**
   * Finds a table at which this person claims to sit. They may have been seated by another node
   * just now.
   */
  async seatedIn(table: string, person: string | undefined): Promise<FoundTable> {
    const found = await this.find(table);
    const isUnknown = found.ok && found.table.tableState.seatOf(person) === undefined;
    if (isUnknown && person !== undefined && this.deps.peers !== undefined) {
      await found.table.refresh();
    }
    return found;
  }

  private async commit(table: string, decision: Decide): Promise<Result> {
    const found = await this.find(table);
    return found.ok ? found.table.commit(decision) : found;
  }

  /** Returns a table, loading it from its log if needed. */
  find(table: string): Promise<FoundTable> {
    return this.tableCache.find(table);
  }

  /** Handles a table row received from another node. */
  private async receiveRow(row: TableRow): Promise<void> {
    this.changeFeed.announceRemote(row, await this.tableCache.loaded(row.table));
  }

  /** Reads what other nodes wrote at watched tables and at these listed ones. */
  async catchUp(listed: Iterable<string>): Promise<void> {
    const here = (await this.tableCache.all()).filter((table) => table.isWatched);
    const unknown: string[] = [];
    const wanted = new Set(here);
    for (const id of listed) {
      const table = await this.tableCache.loaded(id);
      if (table === undefined) unknown.push(id);
      else wanted.add(table);
    }
    await inBatches([...wanted], (table) => table.refresh());
    await inBatches(unknown, (id) => this.announceOnce(id));
  }

  /** Reads what other nodes wrote at those of these tables that are watched here. */
  private async refreshWatched(tables: readonly string[]): Promise<void> {
    const here = await Promise.all(tables.map((table) => this.tableCache.loaded(table)));
    const watched = here.filter((table) => table?.isWatched === true);
    await inBatches(
      watched.flatMap((table) => table ?? []),
      (table) => table.refresh(),
    );
  }

  /** Announces a table to the lists without keeping it in the cache. */
  private async announceOnce(table: string): Promise<void> {
    const rows = await this.deps.store.log.read(table, 0);
    try {
      const { outages } = this.uptime;
      const tableState = rows.length === 0 ? undefined : loadTable(table, rows, undefined, outages);
      if (tableState !== undefined)
        this.changeFeed.announceRemote(rowOf(tableState, 0, this.presence), undefined);
    } catch (error) {
      this.deps.log.warn({ table, err: error }, 'could not publish a table of another node');
    }
  }

  /** Deadlines have moved: sends the clocks again. */
  private publishClocks(table: TableSession): void {
    table.publishClocks();
    this.changeFeed.announce(table, 'here');
  }

  private async eachHere(work: (table: TableSession) => unknown): Promise<void> {
    await Promise.all((await this.tableCache.all()).map((table) => work(table)));
  }
}

/** Processes items in batches. */
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

/** The message to other nodes about new entries. */
function writtenMessage(rows: readonly LogEntry[], trace: TraceContext | undefined) {
  const seq = rows.at(-1)?.seq ?? 0;
  const size = rows.reduce((sum, { body }) => sum + body.length, 0);
  const inlined =
    size > MAX_INLINED
      ? []
      : rows.map(({ seq: at, at: when, body }) => ({ seq: at, at: when, body }));
  return {
    kind: 'written',
    seq,
    rows: inlined,
    ...(trace === undefined ? {} : { trace }),
  } as const;
}
