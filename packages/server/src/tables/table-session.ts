// A table in play on this node. Commands run one at a time and are written before they are applied
// and published. Other nodes may write to the same log: on a sequence conflict, the session reads
// the new entries and retries.
import type { SeatState } from '@eminent/protocol/online';
import type { Logger } from 'pino';
import type { AnswerPart } from '../telemetry/metrics.ts';
import type { Tracing } from '../telemetry/tracing.ts';
import { type ExtraWrites, type LogEntry, type Store, StoreError } from '../store/index.ts';
import { Subscribers, type Watcher } from './subscribers.ts';
import { nextAction, nextDeadline } from './automatic-actions.ts';
import type { ChangeFeed, Where } from './change-feed.ts';
import type { Decide, Result, Verdict } from './commands.ts';
import { WAKE } from './deadline-poller.ts';
import { DelayedView } from './delayed-view.ts';
import { type Entry, rowsOf } from './entries.ts';
import type { TableState } from './table-state.ts';
import { entryOf, loadTable, sumOf } from './load-table.ts';
import { answersInPerson } from './seat.ts';
import { type TableMessage, type TableMessageOf, writtenMessage } from './table-peers.ts';
import { ActionScheduler, type SchedulerDeps } from './action-scheduler.ts';

export interface SessionDeps extends SchedulerDeps {
  readonly store: Pick<Store, 'log' | 'checksums'>;
  readonly log: Logger;
  readonly changeFeed: ChangeFeed;
  readonly presenceOf: (person: string) => SeatState['presence'];
  /** Records how long a stage of a command took, in seconds. */
  readonly measured?: ((part: AnswerPart, seconds: number) => void) | undefined;
  readonly tracing?: Tracing | undefined;
  /** Called if queued work fails with an error other than a StoreError. Must evict the session. */
  readonly failed: (session: TableSession, error: unknown) => void;
}

/** Maximum number of attempts to write the entries of a command despite conflicts. */
const MAX_TRIES = 50;
/** Maximum number of queued commands. Further ones are refused. */
const MAX_WAITING = 200;
const ANSWERS_PER_CHECKSUM = 40;
/**
 * With its entries, a node stores a wake-up: a time at which any node loads the table, in case this
 * node has failed. This is its delay. The first write after half of it renews the wake-up.
 */
const WAKE_MS = 30_000;
/** Maximum delay of the wake-up while no bot, prepared answer or standing order can act. */
const CALM_WAKE_MS = 4 * 60_000;
/** While other nodes cannot be reached, a table counts as current for this long after a read. */
const VERIFIED_MS = 1000;
const CATCH_UP_DELAY_MS = 1000;

const UNAVAILABLE: Result = {
  ok: false,
  refusal: {
    reason: 'unavailable',
    sentence: 'this could not be stored; nothing has changed, try again in a moment',
  },
};

const READ_ONLY: Result = {
  ok: false,
  refusal: {
    reason: 'unavailable',
    sentence: 'this server is read-only at the moment; nothing has changed, try again later',
  },
};

export class TableSession {
  readonly tableState: TableState;
  readonly subscribers: Subscribers;
  usedAt: number;
  /** Whether `stop` was called. Callers must then get a new session from the hub. */
  isStopped = false;
  private readonly deps: SessionDeps;
  private readonly unsubscribePeers: (() => void) | undefined;
  private readonly scheduler: ActionScheduler;
  private queue: Promise<unknown> = Promise.resolve();
  private queuedTasks = 0;
  private queuedCommands = 0;
  /** Refusal of commands that failed with an error; depends on the last StoreError. */
  private storeRefusal = UNAVAILABLE;
  private answersAtChecksum = 0;
  /** When this state was last known to be current, in milliseconds since 1970. */
  private verifiedAt: number;
  /** When the last read of the log started (`performance.now()`). */
  private readAt: number;
  /** A queued read that has not started. */
  private refreshing: Promise<void> | undefined;
  /** When the wake-up that this node stored is due; undefined if it has stored none. */
  private wakesAt: number | undefined;
  /** True during a write and after one with an error: its entries may be in the log. */
  private isWriteUncertain = false;
  private catchUpTimer: NodeJS.Timeout | undefined;
  private delayed: DelayedView | undefined;
  private readonly onlookersByNode = new Map<string, number>();

  /**
   * Loads a table and subscribes to its messages from other nodes. Undefined for an empty log.
   * Throws an UnplayableLogError or a StoreError.
   */
  static async load(id: string, deps: SessionDeps): Promise<TableSession | undefined> {
    const { store, peers, uptime } = deps;
    let session: TableSession | undefined;
    let missedSeq = 0;
    const unsubscribePeers = await peers?.join(id, (message) => {
      if (session !== undefined) session.receive(message);
      else if (message.kind === 'written') missedSeq = Math.max(missedSeq, message.seq);
    });
    const readAt = performance.now();
    try {
      const [rows, sum] = await Promise.all([store.log.read(id, 0), store.checksums.latest(id)]);
      if (rows.length > 0) {
        if (!uptime.isFresh) await uptime.readOutages();
        const tableState = loadTable(id, rows, sum, uptime.outages);
        session = new TableSession(tableState, deps, readAt, unsubscribePeers);
      }
    } finally {
      if (session === undefined) unsubscribePeers?.();
    }
    if (session === undefined) return undefined;
    deps.changeFeed.announceLoaded(id);
    if (missedSeq > session.tableState.seq) await session.refresh();
    // The writer of the last entries may have failed before it published them.
    peers?.publishTable(id, { kind: 'written', seq: session.tableState.seq, rows: [] });
    session.scheduler.reschedule('elsewhere');
    return session;
  }

  private constructor(
    tableState: TableState,
    deps: SessionDeps,
    readAt: number,
    unsubscribePeers: (() => void) | undefined,
  ) {
    this.readAt = readAt;
    this.tableState = tableState;
    this.deps = deps;
    this.unsubscribePeers = unsubscribePeers;
    this.usedAt = deps.now();
    this.verifiedAt = deps.now();
    this.scheduler = new ActionScheduler(tableState, deps, (decision) =>
      this.commitAutomatic(decision),
    );
    this.subscribers = new Subscribers(tableState, {
      presenceOf: deps.presenceOf,
      others: () => (this.delayed?.subscribers.onlookers ?? 0) + this.onlookersElsewhere,
    });
  }

  get id(): string {
    return this.tableState.id;
  }

  /**
   * Whether the session may be evicted: no watchers, work, or pending bot or prepared answer. A
   * running clock does not count, as the stored wake-up loads the table again.
   */
  get isIdle(): boolean {
    const isUsed = this.isWatched || this.queuedTasks > 0 || this.isWriteUncertain;
    return !isUsed && nextAction(this.tableState) === undefined;
  }

  /** Whether anyone watches on this node. */
  get isWatched(): boolean {
    return !this.subscribers.isEmpty || this.delayed !== undefined;
  }

  /** Whether another node may have written entries that are missing here. */
  get isStale(): boolean {
    const { peers, now } = this.deps;
    if (peers === undefined) return false;
    const since = peers.connectedSince;
    // Messages sent before `since` were missed.
    if (since !== undefined) return this.verifiedAt <= since;
    return now() - this.verifiedAt > VERIFIED_MS;
  }

  /** Writes a decision's entries. Returns the sequence number that `seat` sees, or a refusal. */
  commit(decision: Decide, seat?: number): Promise<Result> {
    if (this.queuedCommands >= MAX_WAITING) {
      const sentence = 'too many commands are waiting at this table; try again in a moment';
      return Promise.resolve({ ok: false, refusal: { reason: 'too-many', sentence } });
    }
    this.queuedCommands++;
    this.usedAt = this.deps.now();
    const requestedAt = performance.now();
    return this.enqueue(async () => {
      this.measure('wait', requestedAt);
      try {
        return await this.tryAll(decision, seat);
      } finally {
        this.queuedCommands--;
        this.measure('whole', requestedAt);
      }
    });
  }

  private commitAutomatic(decision: Decide): Promise<Result> {
    const { tracing } = this.deps;
    if (tracing === undefined) return this.commit(decision);
    const command = { kind: 'unasked', table: this.id };
    return tracing.command(command, performance.now(), () => this.commit(decision));
  }

  private measure(part: AnswerPart, since: number): void {
    this.deps.measured?.(part, (performance.now() - since) / 1000);
  }

  private receive(message: TableMessage): void {
    switch (message.kind) {
      case 'written':
        return this.receiveWritten(message);
      case 'onlookers':
        return this.setRemoteOnlookers(message.from, message.count);
      case 'who':
        return this.publishOnlookers();
    }
  }

  private receiveWritten({ seq, rows, trace }: TableMessageOf<'written'>): void {
    const { id: table } = this;
    const { tracing } = this.deps;
    const read = () =>
      this.readWritten(
        seq,
        rows.map((row) => ({ table, ...row })),
      );
    if (trace === undefined || tracing === undefined) void read();
    else void tracing.remote(trace, table, read);
  }

  /** Applies another node's entries up to `last`. Reads them if `rows` does not fit. */
  private async readWritten(last: number, rows: readonly LogEntry[]): Promise<void> {
    if (last <= this.tableState.seq) return;
    await this.enqueue(async () => {
      const { tableState } = this;
      if (last <= tableState.seq || this.isStopped) return;
      const fits = rows[0]?.seq === tableState.seq + 1 && rows.at(-1)?.seq === last;
      const begun = performance.now();
      await this.guarded(async () => {
        if (!fits) return this.catchUp(true);
        await this.refreshOutages();
        return this.applyRows(rows, 'elsewhere');
      });
      this.measure('receive', begun);
    });
  }

  /**
   * Reads new entries, unless the last read began at or after `since` (`performance.now()`).
   * Resolves even if the read fails.
   */
  refresh(since = performance.now()): Promise<void> {
    if (this.readAt >= since) return Promise.resolve();
    this.refreshing ??= this.enqueue(() => {
      this.refreshing = undefined;
      return this.guarded(() => this.catchUp());
    });
    return this.refreshing;
  }

  /** Number of spectators on all nodes. */
  get onlookers(): number {
    return this.onlookersHere + this.onlookersElsewhere;
  }

  private get onlookersHere(): number {
    return this.subscribers.onlookers + (this.delayed?.subscribers.onlookers ?? 0);
  }

  private get onlookersElsewhere(): number {
    let sum = 0;
    for (const count of this.onlookersByNode.values()) sum += count;
    return sum;
  }

  private setRemoteOnlookers(node: string, count: number): void {
    if ((this.onlookersByNode.get(node) ?? 0) === count) return;
    if (count === 0) this.onlookersByNode.delete(node);
    else this.onlookersByNode.set(node, count);
    this.publish();
  }

  nodeJoined(): void {
    // The node that joined does not know the spectators here.
    if (this.onlookersHere > 0) this.publishOnlookers();
    // It may have spectators that are not counted here.
    if (this.isWatched) this.deps.peers?.publishTable(this.id, { kind: 'who' });
  }

  nodeGone(node: string): void {
    if (this.onlookersByNode.delete(node)) this.publish();
  }

  private publishOnlookers(): void {
    if (!this.isWatched) return;
    this.deps.peers?.publishTable(this.id, { kind: 'onlookers', count: this.onlookersHere });
  }

  /**
   * Subscribes a watcher. `since`: the sequence number the client has. Returns false if the session
   * was stopped. Rejects with a StoreError if the delayed view is needed and cannot be read.
   */
  watch(watcher: Watcher, since: number | undefined): Promise<boolean> {
    this.usedAt = this.deps.now();
    return this.enqueue(async () => {
      if (this.isStopped) return false;
      const before = this.onlookersHere;
      const subscribers = await this.subscribersFor(watcher);
      subscribers.add(watcher, since, this.deps.now());
      if (this.delayed !== undefined) this.publish();
      this.publishOnlookersIfChanged(before);
      return true;
    });
  }

  unwatch(watcher: Watcher): Promise<void> {
    return this.enqueue(() => {
      const now = this.deps.now();
      const before = this.onlookersHere;
      this.subscribers.remove(watcher, now);
      this.delayed?.subscribers.remove(watcher, now);
      if (this.delayed !== undefined) {
        if (this.delayed.subscribers.isEmpty) this.delayed = undefined;
        this.publish();
      }
      this.publishOnlookersIfChanged(before);
    });
  }

  private publishOnlookersIfChanged(before: number): void {
    const count = this.onlookersHere;
    if (count === before) return;
    this.deps.peers?.publishTable(this.id, { kind: 'onlookers', count });
  }

  /**
   * The subscribers that a watcher must join: live, or of the delayed view, which is created if
   * needed. Removes a watcher who may watch live from the delayed view.
   */
  private async subscribersFor(watcher: Watcher): Promise<Subscribers> {
    const { tableState, deps } = this;
    const isDelayed = tableState.setup.spectators === 'delayed' && tableState.phase !== 'over';
    if (!isDelayed || tableState.seatOf(watcher.person) !== undefined) {
      this.delayed?.subscribers.remove(watcher, deps.now());
      return this.subscribers;
    }
    this.delayed ??= new DelayedView(
      this.id,
      await deps.store.log.read(this.id, 0),
      {
        presenceOf: deps.presenceOf,
        others: () => this.subscribers.onlookers + this.onlookersElsewhere,
      },
      tableState.outages,
    );
    return this.delayed.subscribers;
  }

  /** Moves watchers to the delayed view. If it cannot be read, asks them to subscribe again. */
  private async moveToDelayed(watchers: readonly Watcher[]): Promise<void> {
    try {
      for (const watcher of watchers) {
        // oxlint-disable-next-line no-await-in-loop
        const subscribers = await this.subscribersFor(watcher);
        subscribers.add(watcher, undefined, this.deps.now());
      }
    } catch (error) {
      const sentence = 'this table is not available yet; subscribe again';
      const refused = { type: 'refused', table: this.id, reason: 'unavailable', sentence };
      for (const watcher of watchers) watcher.send(JSON.stringify(refused));
      if (!(error instanceof StoreError)) throw error;
      this.logStoreError(error);
    }
    this.subscribers.publish(this.deps.now());
  }

  private enqueue<T>(work: () => T | Promise<T>): Promise<T> {
    this.queuedTasks++;
    const result = this.queue.then(work);
    const done = () => {
      this.queuedTasks--;
    };
    this.queue = result.then(done, done);
    return result;
  }

  /** Sends what the log does not contain, such as presence and the number of spectators. */
  publish(): void {
    const now = this.deps.now();
    this.subscribers.publish(now);
    this.delayed?.subscribers.publish(now);
  }

  /** Drops all subscribers. Sends them `text`, or asks them to reconnect to another node. */
  dismiss(text: string | undefined): void {
    this.subscribers.dismiss(text);
    this.delayed?.subscribers.dismiss(text);
  }

  /** Stops timers and messages. Resolves when queued work is done. */
  async stop(): Promise<void> {
    this.isStopped = true;
    clearTimeout(this.catchUpTimer);
    this.scheduler.stop();
    this.unsubscribePeers?.();
    await this.queue;
  }

  /** Decides and writes. After a sequence conflict, reads the new entries and decides again. */
  private async tryAll(decision: Decide, seat: number | undefined): Promise<Result> {
    const result = await this.guarded(async () => {
      for (let tries = 0; tries < MAX_TRIES && !this.isStopped; tries++) {
        if (this.isWriteUncertain) await this.catchUp();
        const begun = performance.now();
        const verdict = decision(this.tableState);
        this.measure('decide', begun);
        if (verdict.kind === 'refused') return { ok: false, refusal: verdict.refusal } as const;
        if (verdict.kind === 'known') return { ok: true, seq: verdict.seq } as const;
        if (await this.append(verdict)) {
          return { ok: true, seq: this.tableState.shownSeq(seat) } as const;
        }
        await this.catchUp();
      }
      return UNAVAILABLE;
    });
    return result ?? this.storeRefusal;
  }

  /**
   * Runs work; returns undefined after an error. After a StoreError, the log may be read again
   * later; any other error evicts the session. `isRetry`: do not log a StoreError again.
   */
  private async guarded<T>(work: () => T | Promise<T>, isRetry = false): Promise<T | undefined> {
    try {
      return await work();
    } catch (error) {
      this.scheduler.backOff();
      if (error instanceof StoreError) {
        this.storeRefusal = error.reason === 'read-only' ? READ_ONLY : UNAVAILABLE;
        if (!isRetry) this.logStoreError(error);
        this.scheduleCatchUp();
      } else this.deps.failed(this, error);
      return undefined;
    }
  }

  private logStoreError(error: StoreError): void {
    this.deps.log.error({ table: this.id, err: error }, 'could not store an entry');
  }

  /** Reads the log later, if watchers may miss entries or the outcome of a write is unknown. */
  private scheduleCatchUp(): void {
    if (this.isStopped || !(this.isWatched || this.isWriteUncertain)) return;
    this.catchUpTimer ??= setTimeout(() => {
      this.catchUpTimer = undefined;
      void this.enqueue(() => this.guarded(() => this.catchUp(), true));
    }, CATCH_UP_DELAY_MS).unref();
  }

  /** Writes, publishes and applies entries. Returns false if another node wrote first. */
  private async append({ entries, other }: Extract<Verdict, { kind: 'write' }>): Promise<boolean> {
    if (entries.length === 0) return true;
    const { tableState } = this;
    const { uptime, store, now } = this.deps;
    // The time of an entry determines which outages its clocks leave out, so all must be known.
    if (!uptime.isFresh) await uptime.confirm();
    const at = Math.max(uptime.outages.entryTime(now()), tableState.at);
    const rows = rowsOf(tableState.id, tableState.seq, entries, at);
    const others = other === undefined ? [] : rowsOf(other.table, 0, other.entries, at);
    this.isWriteUncertain = true;
    const written = performance.now();
    const outcome = await store.log.append([...rows, ...others], this.extraWrites(other?.table));
    this.measure('commit', written);
    this.isWriteUncertain = false;
    if (outcome === 'taken') return false;
    // Publish before applying, so that other nodes apply the entries at the same time.
    this.publishWritten(rows);
    const applied = performance.now();
    for (const [i, entry] of entries.entries()) this.apply(entry, rows[i]?.seq ?? 0, at);
    this.measure('apply', applied);
    await this.afterChange('here');
    return true;
  }

  /** Reads and applies missing entries. Publishes them, unless another node has (`isPublished`). */
  private async catchUp(isPublished = false): Promise<void> {
    const begun = performance.now();
    const rows = await this.deps.store.log.read(this.id, this.tableState.seq);
    await this.refreshOutages();
    this.readAt = begun;
    // If the outcome of the last write is unknown, the missing entries may be those of this node.
    const mayBeHere = this.isWriteUncertain;
    this.isWriteUncertain = false;
    this.verifiedAt = this.deps.now();
    if (rows.length === 0) return;
    // The writer may have failed before it published them.
    if (mayBeHere || !isPublished) this.publishWritten(rows);
    await this.applyRows(rows, mayBeHere ? 'here' : 'elsewhere');
  }

  private publishWritten(rows: readonly LogEntry[]): void {
    const { peers, tracing } = this.deps;
    peers?.publishTable(this.id, writtenMessage(rows, tracing?.traceContext()));
  }

  private refreshOutages(): Promise<void> | undefined {
    const { uptime } = this.deps;
    return uptime.isFresh ? undefined : uptime.readOutages();
  }

  private applyRows(rows: readonly LogEntry[], where: Where): Promise<void> | undefined {
    for (const row of rows) this.apply(entryOf(row), row.seq, row.at);
    return this.afterChange(where);
  }

  private apply(entry: Entry, seq: number, at: number): void {
    this.delayed?.enqueue(entry, seq, at, this.tableState.turn);
    this.tableState.apply(entry, seq, at);
  }

  /**
   * Publishes a change to subscribers and the change feed, and schedules the next automatic action.
   * Moves watchers that may no longer watch live to the delayed view.
   */
  private afterChange(where: Where): Promise<void> | undefined {
    const now = this.deps.now();
    this.verifiedAt = now;
    const begun = performance.now();
    const movedToDelayed = this.subscribers.publish(now);
    this.delayed?.publish(this.tableState, now);
    if (where === 'here') this.measure('publish', begun);
    const { tracing } = this.deps;
    if (tracing === undefined) this.announceAndSchedule(where);
    else tracing.detached(() => this.announceAndSchedule(where));
    return movedToDelayed.length === 0 ? undefined : this.moveToDelayed(movedToDelayed);
  }

  private announceAndSchedule(where: Where): void {
    this.deps.changeFeed.announce(this, where);
    this.scheduler.reschedule(where);
  }

  /** Wake-ups and a checksum to store with entries, if due. `other`: a new table to wake. */
  private extraWrites(other: string | undefined): ExtraWrites | undefined {
    const { tableState } = this;
    const now = this.deps.now();
    const delay = wakeDelay(tableState);
    const at = now + delay;
    // Renewed early, so that it rarely fires at an active table, even if the clocks of nodes
    // differ.
    const earliest = now + delay / 2;
    const mustRenew = this.wakesAt === undefined || this.wakesAt < earliest || this.wakesAt > at;
    const set = mustRenew ? [{ table: tableState.id, kind: WAKE, at }] : [];
    if (other !== undefined) set.push({ table: other, kind: WAKE, at: now + WAKE_MS });
    if (mustRenew) this.wakesAt = at;
    const sum =
      tableState.answers - this.answersAtChecksum >= ANSWERS_PER_CHECKSUM
        ? sumOf(tableState)
        : undefined;
    if (sum !== undefined) this.answersAtChecksum = tableState.answers;
    // Undefined saves sending an empty object to the database thread.
    if (sum === undefined) return set.length === 0 ? undefined : { set };
    return { set, sums: [sum] };
  }

  /** Schedules what is due. Returns when to wake the table again; undefined for never. */
  wake(): number | undefined {
    this.scheduler.reschedule('here');
    const now = this.deps.now();
    const deadline = nextDeadline(this.tableState);
    const next = nextAction(this.tableState) === undefined ? deadline : now + WAKE_MS;
    this.wakesAt = next === undefined ? undefined : Math.max(next, now + WAKE_MS);
    return this.wakesAt;
  }
}

/** Delay of the stored wake-up in milliseconds. */
function wakeDelay({ seats, setup, clock: { clock } }: TableState): number {
  const isCalm = seats.every(
    (seat) => answersInPerson(seat) && seat.prepared.length === 0 && seat.order === 'ask',
  );
  if (!isCalm || setup.hideHesitation) return WAKE_MS;
  const soonest = clock.kind === 'timed' ? clock.decision * 1000 : CALM_WAKE_MS;
  return Math.min(CALM_WAKE_MS, Math.max(WAKE_MS, soonest));
}
