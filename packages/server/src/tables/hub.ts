// All tables of a node and what may be asked of them: those that are played are at hand, all others are read from their log when somebody
// wants them.
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
import type { Neighbours } from '../cluster/peers.ts';
import type { Carried } from '../ops/tracing.ts';
import type { Person } from '../accounts/user.ts';
import { type LogEntry, newId, type Store } from '../store/index.ts';
import { AtHand, type Found } from './table-cache.ts';
import type { Watcher } from './subscribers.ts';
import { refuse, type TableRefusal, type TableWish, write } from './commands.ts';
import { newDealSecret } from './deal.ts';
import { type EntryOf, entryVersionOf } from './entries.ts';
import type { Decide, Result, TableHost } from './session-context.ts';
import { Changes, type Listener } from './change-feed.ts';
import { type HotTable, rowsOf, WAKE } from './table-session.ts';
import type { LiveTable } from './table-state.ts';
import { loadTable } from './load-table.ts';
import { ALWAYS_UP, type ServiceUptime } from './outages.ts';
import { decideRematch, type RematchWish } from './rematch.ts';
import { resultOf } from './result.ts';
import { rowOf } from './table-row.ts';
import { problemOf } from './check-setup.ts';
import { decideLeave, decideSit, decideUnseat, type Sitting } from './seating.ts';
import type { Thinker } from './bots/bot-job.ts';
import { Wakes } from './deadline-poller.ts';

export type { Found } from './table-cache.ts';
export type { Watcher } from './subscribers.ts';
export type { Result, Where } from './session-context.ts';

export interface HubParts {
  readonly store: Pick<Store, 'log' | 'deadlines' | 'checksums'>;
  readonly log: Logger;
  readonly thinker: Thinker;
  /** Other nodes on the same store; none where this is the only one. */
  readonly neighbours?: Neighbours | undefined;
  readonly now?: () => number;
  /** Whether the service was up; without it, it counts as up all the time. */
  readonly uptime?: ServiceUptime;
  /** How bots take their time, in milliseconds. */
  readonly pace?: TableHost['pace'];
  /** Tables that are kept at hand at most, while nobody looks at them. */
  readonly mostIdle?: number;
  readonly presenceOf?: (person: string) => SeatState['presence'];
  readonly measured?: TableHost['measured'];
  readonly tracing?: TableHost['tracing'];
}

const PACE = { pause: 900, thinking: 500 };
/** Tables that are read at the same time. */
const AT_ONCE = 50;
const DAY_MS = 24 * 3600_000;
/** Entries up to so many bytes are told to other nodes as they are; longer ones are read there. */
const MOST_TOLD = 8000;

export class Hub {
  readonly now: () => number;
  private readonly parts: HubParts;
  private readonly atHand: AtHand;
  private readonly wakes: Wakes;
  private readonly changes: Changes;
  private readonly loads = new Set<(table: string) => void>();
  private readonly presences = new Set<(row: TableRow) => void>();
  private readonly uptime: ServiceUptime;
  private presence: (person: string) => SeatState['presence'];

  constructor(parts: HubParts) {
    const { store, log, neighbours, mostIdle, uptime = ALWAYS_UP } = parts;
    const now = parts.now ?? Date.now;
    this.parts = parts;
    this.now = now;
    this.uptime = uptime;
    this.presence = parts.presenceOf ?? (() => undefined);
    this.changes = new Changes(neighbours, (person) => this.presence(person));
    const loaded = (table: string) => {
      for (const load of this.loads) load(table);
    };
    this.atHand = new AtHand({ store, log, neighbours, now, mostIdle, loaded }, this.host());
    this.wakes = new Wakes({
      deadlines: store.deadlines,
      log,
      now,
      find: (table) => this.find(table),
      taken: (table) => this.changes.announce(table, 'here'),
      hasOthers: neighbours !== undefined,
    });
    uptime.onOutage(() => void this.eachHere((table) => this.tellClocks(table)));
    neighbours?.listen({
      people: (tables) => {
        for (const table of tables) void this.presenceChanged(table);
      },
      row: (row) => void this.heardRow(row),
      // It may have been taken for gone, and with it who looked on there.
      came: () =>
        void this.eachHere((table) => {
          if (table.onlookersHere > 0) table.tellOnlookers();
          // It may have looked on all the while, and only this node did not hear of it.
          if (table.isWatched) neighbours.tellTable(table.id, { kind: 'who' });
        }),
      gone: (node) => void this.eachHere((table) => table.nodeGone(node)),
      unheard: (tables) => void this.lookAfter(tables),
      turned: (isHeard) => isHeard && void this.catchUp([]),
    });
  }

  private host(): Omit<TableHost, 'failed'> {
    const { store, log, thinker, pace, measured, tracing, neighbours } = this.parts;
    return {
      log: store.log,
      thinker,
      now: this.now,
      uptime: this.uptime,
      pace: pace ?? PACE,
      presenceOf: (person) => this.presence(person),
      changed: (table, where) => this.changes.announce(table, where),
      measured,
      tracing,
      unstored: (table, error) =>
        log.error({ table: table.id, err: error }, 'an entry could not be stored'),
      isAlone: () => neighbours === undefined || (neighbours.isHeard && neighbours.count === 0),
      heardSince: () =>
        neighbours === undefined ? Number.NEGATIVE_INFINITY : neighbours.heardSince,
      wrote: (table, rows) => neighbours?.tellTable(table, writtenNews(rows, tracing?.carried())),
      onlookers: (table, count) => neighbours?.tellTable(table, { kind: 'onlookers', count }),
    };
  }

  /** Takes up every table for which something must happen by itself, now and from time to time. */
  start(): void {
    this.wakes.start();
  }

  /** Nothing happens any more; what was begun is finished. */
  async close(): Promise<void> {
    this.wakes.close();
    const tables = await this.atHand.close();
    // First they stop: a thought that is broken off is no answer.
    const stopped = tables.map((table) => table.stop());
    await this.parts.thinker.close();
    await Promise.all(stopped);
  }

  /** Tables at hand. */
  get size(): number {
    return this.atHand.size;
  }

  /** Who tells whether people are here. */
  usePresence(presenceOf: (person: string) => SeatState['presence']): void {
    this.presence = presenceOf;
  }

  presenceOf(person: string): NonNullable<SeatState['presence']> {
    return this.presence(person) ?? 'offline';
  }

  /** After every durable change; lists, notifications and ratings hang on it. */
  onChange(listener: Listener): () => void {
    return this.changes.listen(listener);
  }

  /** When a table was read from its log: what is remembered of it from before may be old. */
  onLoad(listener: (table: string) => void): () => void {
    this.loads.add(listener);
    return () => this.loads.delete(listener);
  }

  /** Makes a table where nobody sits yet; a sentence where the setup does not fit. One that the host made so under this id is found again. */
  async create(
    host: Pick<Person, 'id'>,
    setup: TableSetup,
    table = newId(),
  ): Promise<{ ok: true; table: string } | { ok: false; refusal: TableRefusal }> {
    const problem = problemOf(setup);
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
    const outcome = await this.parts.store.log.append(rowsOf(table, 0, [created], now), {
      set: [{ table, kind: WAKE, at: now + DAY_MS }],
    });
    const found = await this.find(table);
    if (outcome === 'taken' && !(found.ok && isMadeSo(found.table.live, host, setup))) {
      return this.create(host, setup);
    }
    if (found.ok) this.changes.announce(found.table, 'here');
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

  /** The same of a table that gathers, and nothing of a game that has begun meanwhile. */
  unseat(table: string, person: string): Promise<Result> {
    return this.commit(table, (live) => decideUnseat(live, person));
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
  wish(table: string, person: string, wish: TableWish): Promise<Result> {
    return this.withSeat(table, person, (hot, seat) => hot.wish(seat, wish));
  }

  async rematch(table: string, person: string, wish: RematchWish): Promise<Result> {
    return this.withSeat(table, person, async (hot, seat) => {
      const id = newId();
      const done = await hot.commit((live) => decideRematch(live, seat, wish, id), seat);
      if (hot.live.rematch?.table !== id) return done;
      const made = await this.find(id);
      if (made.ok) this.changes.announce(made.table, 'here');
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

  /** Begins to tell somebody of a table as it is after `asked`, by the clock of this process. Who may look on is known to the caller. */
  async watch(
    table: string,
    watcher: Watcher,
    since: number | undefined,
    asked = performance.now(),
  ): Promise<TableRefusal | undefined> {
    const found = await this.find(table);
    if (!found.ok) return found.refusal;
    // Who comes from another node may have seen what that one wrote and has not been heard here, and nobody shall see a table go back.
    if (this.parts.neighbours !== undefined) await found.table.refresh(asked);
    return (await found.table.watch(watcher, since))
      ? undefined
      : this.watch(table, watcher, since);
  }

  async unwatch(table: string, watcher: Watcher): Promise<void> {
    const hot = await this.atHand.here(table);
    await hot?.unwatch(watcher);
  }

  /** Presence of somebody changed: the tables that are told here say so. */
  async presenceChanged(table: string): Promise<void> {
    const hot = await this.atHand.here(table);
    if (hot === undefined) return;
    hot.audience.tell(this.now());
    if (hot.live.phase !== 'gathering') return;
    const row = this.changes.row(hot);
    for (const tell of this.presences) tell(row);
  }

  /** Hears of tables that gather when somebody who sits there comes or goes: nobody sits down with a host who is not there. */
  onPresence(listener: (row: TableRow) => void): () => void {
    this.presences.add(listener);
    return () => this.presences.delete(listener);
  }

  /** Sockets that are told of a table here. */
  async presentAt(table: string): Promise<number> {
    return (await this.atHand.here(table))?.audience.size ?? 0;
  }

  async summary(table: string): Promise<TableRow | undefined> {
    const found = await this.find(table);
    return found.ok ? this.changes.row(found.table) : undefined;
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

  private withSeat(
    table: string,
    person: string,
    carryOut: (hot: HotTable, seat: number) => Promise<Result>,
  ): Promise<Result> {
    const ready = this.atHand.ready(table);
    const seat = ready?.live.seatOf(person);
    // Each promise that is waited for on the way costs about a microsecond of every answer.
    if (ready !== undefined && seat !== undefined) return carryOut(ready, seat);
    return this.withSeatFound(table, person, carryOut);
  }

  private async withSeatFound(
    table: string,
    person: string,
    carryOut: (hot: HotTable, seat: number) => Promise<Result>,
  ): Promise<Result> {
    const found = await this.seatedIn(table, person);
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

  /** A table at which somebody says to sit: at another node he may have sat down a moment ago. */
  async seatedIn(table: string, person: string | undefined): Promise<Found> {
    const found = await this.find(table);
    const isUnknown = found.ok && found.table.live.seatOf(person) === undefined;
    if (isUnknown && person !== undefined && this.parts.neighbours !== undefined) {
      await found.table.refresh();
    }
    return found;
  }

  private async commit(table: string, decision: Decide): Promise<Result> {
    const found = await this.find(table);
    return found.ok ? found.table.commit(decision) : found;
  }

  /** A table at hand, read from its log where it is not. */
  find(table: string): Promise<Found> {
    return this.atHand.find(table);
  }

  /** A table changed at another node. */
  private async heardRow(row: TableRow): Promise<void> {
    this.changes.heard(row, await this.atHand.here(row.table));
  }

  /** Reads what other nodes wrote at the tables that somebody looks at here, and at these, which lists show. */
  async catchUp(listed: Iterable<string>): Promise<void> {
    const here = (await this.atHand.all()).filter((table) => table.isWatched);
    const unknown: string[] = [];
    const wanted = new Set(here);
    for (const id of listed) {
      const table = await this.atHand.here(id);
      if (table === undefined) unknown.push(id);
      else wanted.add(table);
    }
    await inTurns([...wanted], (table) => table.refresh());
    await inTurns(unknown, (id) => this.announceOnce(id));
  }

  /** Reads, of these tables, what was written at those that somebody looks at here. */
  private async lookAfter(tables: readonly string[]): Promise<void> {
    const here = await Promise.all(tables.map((table) => this.atHand.here(table)));
    const watched = here.filter((table) => table?.isWatched === true);
    await inTurns(
      watched.flatMap((table) => table ?? []),
      (table) => table.refresh(),
    );
  }

  /** Tells lists of a table that nobody wants here: it is read for that, and not kept at hand. */
  private async announceOnce(table: string): Promise<void> {
    const rows = await this.parts.store.log.read(table, 0);
    try {
      const { outages } = this.uptime;
      const live = rows.length === 0 ? undefined : loadTable(table, rows, undefined, outages);
      if (live !== undefined) this.changes.heard(rowOf(live, 0, this.presence), undefined);
    } catch (error) {
      this.parts.log.warn({ table, err: error }, 'a table of another node cannot be told of');
    }
  }

  /** Deadlines have moved since clients were told of them. */
  private tellClocks(table: HotTable): void {
    table.tellClocks();
    this.changes.announce(table, 'here');
  }

  private async eachHere(work: (table: HotTable) => unknown): Promise<void> {
    await Promise.all((await this.atHand.all()).map((table) => work(table)));
  }
}

/** A few at a time. */
async function inTurns<T>(all: readonly T[], work: (one: T) => Promise<void>): Promise<void> {
  for (let at = 0; at < all.length; at += AT_ONCE) {
    // oxlint-disable-next-line no-await-in-loop
    await Promise.all(all.slice(at, at + AT_ONCE).map(work));
  }
}

/** Whether a table was made by this host with this setup. */
function isMadeSo({ created }: LiveTable, host: Pick<Person, 'id'>, setup: TableSetup): boolean {
  return created.host === host.id && isDeepStrictEqual(created.setup, setup);
}

/** What other nodes are told of entries. */
function writtenNews(rows: readonly LogEntry[], trace: Carried | undefined) {
  const seq = rows.at(-1)?.seq ?? 0;
  const size = rows.reduce((sum, { body }) => sum + body.length, 0);
  const told =
    size > MOST_TOLD
      ? []
      : rows.map(({ seq: at, at: when, body }) => ({ seq: at, at: when, body }));
  return { kind: 'written', seq, rows: told, ...(trace === undefined ? {} : { trace }) } as const;
}
