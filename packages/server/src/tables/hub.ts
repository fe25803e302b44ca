// All tables of a server: those that are played are kept at hand, all others are read from their log when somebody wants them.
import { botNames } from '@eminent/bots';
import {
  checkOptions,
  explain,
  RULES_VERSION,
  type Explanation,
  type Subject,
} from '@eminent/engine';
import {
  dealWords,
  type SeatState,
  type TableResult,
  type TableRow,
  type TableSetup,
} from '@eminent/protocol/online';
import type { Logger } from 'pino';
import * as v from 'valibot';
import type { Person } from '../people/who.ts';
import { newId, type Store } from '../store/index.ts';
import type { Watcher } from './audience.ts';
import { refuse, type TableRefusal, type TableWish, write } from './commands.ts';
import { newDealSecret } from './deal.ts';
import type { EntryOf } from './entries.ts';
import { HotTable, type Result, rowsOf, type TableHost, WAKE } from './hot-table.ts';
import { loadTable } from './load.ts';
import { type LiveTable, UnplayableLog } from './live.ts';
import { decideRematch, type RematchWish } from './rematch.ts';
import { resultOf } from './result.ts';
import { rowOf } from './rows.ts';
import { decideLeave, decideSit, type Sitting } from './sitting.ts';
import type { Thinker } from './thinking.ts';

export type { Watcher } from './audience.ts';
export type { Result } from './hot-table.ts';

export interface HubParts {
  readonly store: Pick<Store, 'log' | 'deadlines' | 'checksums'>;
  readonly log: Logger;
  readonly thinker: Thinker;
  readonly now?: () => number;
  /** How bots take their time, in milliseconds. */
  readonly pace?: TableHost['pace'];
  /** Tables that are kept at hand at most, while nobody looks at them. */
  readonly mostIdle?: number;
  readonly presenceOf?: (person: string) => SeatState['presence'];
  readonly measured?: TableHost['measured'];
}

export type Found =
  | { readonly ok: true; readonly table: HotTable }
  | { readonly ok: false; readonly refusal: TableRefusal };

const PACE = { pause: 900, thinking: 500 };
const MOST_IDLE = 500;
/** A table that could not be read is not tried again for so long. */
const BROKEN_MS = 5000;
const POLL_MS = 1000;
const MOST_DUE = 50;
/** What a start looks ahead: a table that was being played has a row that is due within this. */
const STARTED_MS = 60_000;

const NO_TABLE: TableRefusal = { reason: 'no-such-table', sentence: 'there is no such table' };

export class Hub {
  readonly now: () => number;
  private readonly parts: HubParts;
  private readonly host: TableHost;
  private readonly hot = new Map<string, Promise<HotTable | undefined>>();
  private readonly broken = new Map<
    string,
    { readonly until: number; readonly refusal: TableRefusal }
  >();
  private readonly listeners = new Set<(row: TableRow) => void>();
  private presence: (person: string) => SeatState['presence'];
  private poll: NodeJS.Timeout | undefined;
  private isClosed = false;
  private evictedAt = 0;

  constructor(parts: HubParts) {
    this.parts = parts;
    this.now = parts.now ?? Date.now;
    this.presence = parts.presenceOf ?? (() => undefined);
    this.host = {
      log: parts.store.log,
      thinker: parts.thinker,
      now: this.now,
      pace: parts.pace ?? PACE,
      presenceOf: (person) => this.presence(person),
      changed: (table) => this.announce(table),
      measured: parts.measured,
      unstored: (table, error) =>
        parts.log.error({ table: table.id, err: error }, 'an entry could not be stored'),
      failed: (table, error) => this.giveUp(table, error),
    };
  }

  /** Takes up every table for which something must happen by itself, now and from time to time. */
  start(): void {
    void this.takeUpAll();
    this.poll = setInterval(() => void this.takeUpDue(this.now()), POLL_MS);
    this.poll.unref();
  }

  /** Nothing happens any more; what was begun is finished. */
  async close(): Promise<void> {
    this.isClosed = true;
    clearInterval(this.poll);
    const tables = await Promise.allSettled(this.hot.values());
    this.hot.clear();
    // First they stop: a thought that is broken off is no answer.
    const stopped = tables.map(async (table) => {
      if (table.status === 'fulfilled') await table.value?.stop();
    });
    await this.parts.thinker.close();
    await Promise.all(stopped);
  }

  /** Tables at hand. */
  get size(): number {
    return this.hot.size;
  }

  /** Who tells whether people are here. */
  usePresence(presenceOf: (person: string) => SeatState['presence']): void {
    this.presence = presenceOf;
  }

  presenceOf(person: string): NonNullable<SeatState['presence']> {
    return this.presence(person) ?? 'offline';
  }

  /** After every durable change; lists, notifications and ratings hang on it. */
  onChange(listener: (row: TableRow) => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /** Makes a table where nobody sits yet; a sentence where the setup does not fit. */
  async create(
    host: Person,
    setup: TableSetup,
  ): Promise<{ ok: true; table: string } | { ok: false; refusal: TableRefusal }> {
    const problem = problemOf(setup);
    if (problem !== undefined)
      return { ok: false, refusal: { reason: 'not-allowed', sentence: problem } };
    const table = newId();
    const created: EntryOf<'created'> = {
      type: 'created',
      version: 1,
      host: host.id,
      setup,
      secret: newDealSecret(),
    };
    const now = this.now();
    await this.parts.store.log.append(rowsOf(table, 0, [created], now), {
      set: [{ table, kind: WAKE, at: now + 24 * 3600_000 }],
    });
    const found = await this.find(table);
    if (found.ok) this.announce(found.table);
    return { ok: true, table };
  }

  /** Sits down. Who may is known to the caller: an invitation, the lobby or friendship was checked before. */
  async sit(
    table: string,
    person: Person,
    sitting: Sitting,
  ): Promise<Result & { readonly seat?: number }> {
    if (!v.is(dealWords, sitting.words)) {
      return {
        ok: false,
        refusal: { reason: 'malformed', sentence: 'expected words of 16 to 32 bytes' },
      };
    }
    const done = await this.commit(table, (live) => decideSit(live, person, sitting));
    if (!done.ok) return done;
    const found = await this.find(table);
    const seat = found.ok ? found.table.live.seatOf(person.id) : undefined;
    return seat === undefined ? done : { ...done, seat };
  }

  /** Leaves a table that gathers; of a game that goes on, resigns to a bot. */
  leave(table: string, person: Pick<Person, 'id'>): Promise<Result> {
    return this.commit(table, (live) => decideLeave(live, person.id));
  }

  /** An administrator ends a table. */
  end(table: string): Promise<Result> {
    return this.commit(table, (live) =>
      live.phase === 'over' ? refuse('game-over', 'the game is over') : write({ type: 'closed' }),
    );
  }

  /** Takes a line of talk away. */
  unsay(table: string, line: number): Promise<Result> {
    return this.commit(table, (live) =>
      live.talk.some(({ id }) => id === line)
        ? write({ type: 'unsaid', line })
        : refuse('stale', 'there is no such line'),
    );
  }

  /** A person is called otherwise now, or was forgotten. */
  rename(table: string, person: string, name: string): Promise<Result> {
    return this.commit(table, (live) =>
      live.seats.some((seat) => seat.person === person && seat.name !== name)
        ? write({ type: 'renamed', person, name })
        : write(),
    );
  }

  /** A guest has become an account: so has whoever sits on the seat. */
  move(table: string, guest: string, { id, name }: Pick<Person, 'id' | 'name'>): Promise<Result> {
    return this.commit(table, (live) =>
      live.seatOf(guest) === undefined || live.seatOf(id) !== undefined
        ? write()
        : write({ type: 'moved', person: guest, to: id, name }),
    );
  }

  /** A wish of somebody who sits there. Whose seat it is for follows from the person. */
  async wish(table: string, person: string, wish: TableWish): Promise<Result> {
    return this.withSeat(table, person, (hot, seat) => hot.wish(seat, wish));
  }

  async rematch(table: string, person: string, wish: RematchWish): Promise<Result> {
    return this.withSeat(table, person, async (hot, seat) => {
      const id = newId();
      const done = await hot.commit((live) => decideRematch(live, seat, wish, id), seat);
      if (hot.live.rematch?.table !== id) return done;
      const made = await this.find(id);
      if (made.ok) this.announce(made.table);
      return done;
    });
  }

  /** Why the person's own seat cannot use something. */
  async explain(
    table: string,
    person: string,
    subject: Subject,
  ): Promise<readonly Explanation[] | TableRefusal> {
    const found = await this.find(table);
    if (!found.ok) return found.refusal;
    const { game, phase } = found.table.live;
    const seat = found.table.live.seatOf(person);
    if (seat === undefined)
      return { reason: 'not-seated', sentence: 'you do not sit at this table' };
    return game === undefined || phase !== 'playing' ? [] : explain(game.state, seat, subject);
  }

  /** Begins to tell somebody of a table. Who may look on is known to the caller. */
  async watch(
    table: string,
    watcher: Watcher,
    since: number | undefined,
  ): Promise<TableRefusal | undefined> {
    const found = await this.find(table);
    if (!found.ok) return found.refusal;
    await found.table.watch(watcher, since);
    return undefined;
  }

  async unwatch(table: string, watcher: Watcher): Promise<void> {
    const hot = await this.atHand(table);
    await hot?.unwatch(watcher);
  }

  /** Presence of somebody changed: the tables that are told here say so. */
  async presenceChanged(table: string): Promise<void> {
    const hot = await this.atHand(table);
    hot?.audience.tell(this.now());
  }

  /** A table that is at hand already. */
  private async atHand(table: string): Promise<HotTable | undefined> {
    try {
      return await this.hot.get(table);
    } catch {
      // Whoever wanted it has been told.
      return undefined;
    }
  }

  /** Sockets that are told of a table here. */
  async presentAt(table: string): Promise<number> {
    return (await this.atHand(table))?.audience.size ?? 0;
  }

  async summary(table: string): Promise<TableRow | undefined> {
    const found = await this.find(table);
    return found.ok ? this.row(found.table) : undefined;
  }

  /** Once the game is over. */
  async result(table: string): Promise<TableResult | undefined> {
    const found = await this.find(table);
    return found.ok ? resultOf(found.table.live) : undefined;
  }

  /** What a caller within the server needs to know of a table: who sits where, how it was set up. */
  async look<T>(table: string, at: (live: LiveTable) => T): Promise<T | undefined> {
    const found = await this.find(table);
    return found.ok ? at(found.table.live) : undefined;
  }

  private async withSeat(
    table: string,
    person: string,
    carryOut: (hot: HotTable, seat: number) => Promise<Result>,
  ): Promise<Result> {
    const found = await this.find(table);
    if (!found.ok) return found;
    const seat = found.table.live.seatOf(person);
    if (seat === undefined) {
      return {
        ok: false,
        refusal: { reason: 'not-seated', sentence: 'you do not sit at this table' },
      };
    }
    return carryOut(found.table, seat);
  }

  private async commit(
    table: string,
    decision: Parameters<HotTable['commit']>[0],
  ): Promise<Result> {
    const found = await this.find(table);
    return found.ok ? found.table.commit(decision) : found;
  }

  /** A table at hand, read from its log where it is not. */
  async find(table: string): Promise<Found> {
    const broken = this.broken.get(table);
    if (broken !== undefined && broken.until > this.now())
      return { ok: false, refusal: broken.refusal };
    this.broken.delete(table);
    let loading = this.hot.get(table);
    if (loading === undefined) {
      loading = this.load(table);
      this.hot.set(table, loading);
      this.evict();
    }
    try {
      const hot = await loading;
      if (hot !== undefined) return { ok: true, table: hot };
      this.hot.delete(table);
      return { ok: false, refusal: NO_TABLE };
    } catch (error) {
      this.hot.delete(table);
      return { ok: false, refusal: this.breakOff(table, error) };
    }
  }

  private async load(id: string): Promise<HotTable | undefined> {
    const { log, checksums } = this.parts.store;
    const rows = await log.read(id, 0);
    if (rows.length === 0 || this.isClosed) return undefined;
    const hot = new HotTable(loadTable(id, rows, await checksums.latest(id)), this.host);
    hot.wake();
    return hot;
  }

  /** Tables that nobody looks at leave memory, those first that were used longest ago. */
  private evict(): void {
    const most = this.parts.mostIdle ?? MOST_IDLE;
    const now = this.now();
    if (this.hot.size <= most || now - this.evictedAt < POLL_MS) return;
    this.evictedAt = now;
    for (const [id, loading] of this.hot) {
      if (this.hot.size <= most) return;
      void loading.then(
        (hot) => {
          if (hot?.isIdle !== true || this.now() - hot.usedAt < POLL_MS) return;
          void hot.stop();
          this.hot.delete(id);
        },
        () => this.hot.delete(id),
      );
    }
  }

  /** A table that threw disturbs no other: it is closed for the moment, with a report, and read again from its log. */
  private giveUp(table: HotTable, error: unknown): void {
    void table.stop();
    this.hot.delete(table.id);
    const refusal = this.breakOff(table.id, error);
    table.dismiss(JSON.stringify({ type: 'refused', table: table.id, ...refusal }));
  }

  private breakOff(table: string, error: unknown): TableRefusal {
    const isOld = error instanceof UnplayableLog;
    this.parts.log.error(
      { table, err: error, rules: RULES_VERSION },
      'table closed for the moment',
    );
    const sentence = isOld
      ? 'this table was played under other rules than this server has, and cannot go on here'
      : 'this table cannot be used at the moment; nothing of it is lost';
    const refusal: TableRefusal = { reason: isOld ? 'closed' : 'unavailable', sentence };
    this.broken.set(table, { until: this.now() + BROKEN_MS, refusal });
    return refusal;
  }

  private row(table: HotTable): TableRow {
    return rowOf(table.live, table.onlookers, this.host.presenceOf);
  }

  private announce(table: HotTable): void {
    if (this.listeners.size === 0) return;
    const row = this.row(table);
    for (const listener of this.listeners) listener(row);
  }

  /** What a process that died had begun waits no longer than it must; others are served meanwhile. */
  private async takeUpAll(): Promise<void> {
    const until = this.now() + STARTED_MS;
    while ((await this.takeUpDue(until)) === MOST_DUE && !this.isClosed);
  }

  /** Returns how many were due. */
  private async takeUpDue(until: number): Promise<number> {
    const { store, log } = this.parts;
    try {
      const due = await store.deadlines.due(until, MOST_DUE);
      await Promise.all(due.map(({ table, kind }) => this.wake(table, kind)));
      return due.length;
    } catch (error) {
      log.error({ err: error }, 'deadlines could not be read');
      return 0;
    }
  }

  private async wake(table: string, kind: string): Promise<void> {
    if (kind !== WAKE || this.isClosed) return;
    const { deadlines } = this.parts.store;
    const found = await this.find(table);
    // Rows of lists may be older than the log after a sudden end.
    if (found.ok) this.announce(found.table);
    const next = found.ok ? found.table.rewake(this.now()) : this.now() + STARTED_MS;
    if (next === undefined) await deadlines.clear(table, WAKE);
    else await deadlines.set(table, WAKE, Math.max(next, this.now() + STARTED_MS));
  }
}

/** What does not fit in a setup that its schema lets through. */
function problemOf(setup: TableSetup): string | undefined {
  const checked = checkOptions(setup.game);
  if (!checked.ok) return checked.error;
  if (setup.seats.length !== setup.game.players) {
    return `expected ${setup.game.players} seats, found ${setup.seats.length}`;
  }
  const known = botNames();
  for (const seat of setup.seats) {
    if (seat.kind === 'bot' && !known.includes(seat.bot)) return 'there is no such computer player';
  }
  return setup.seats.every(({ kind }) => kind === 'bot')
    ? 'somebody must be able to sit down'
    : undefined;
}
