// Matchmaking. A seek is a user's request for a game with a number of players and a clock. Users
// with equal seeks gather at one table, where they see the commitment to the deal before they add
// random words to it (docs/fair-deal.md).
import { DEFAULT_OPTIONS } from '@eminent/engine';
import { gameOptions } from '@eminent/protocol';
import {
  CLOCKS,
  type OwnSeek,
  type Seek,
  SEEK_CLOCKS,
  type TableSetup,
} from '@eminent/protocol/online';
import type { Transaction } from 'kysely';
import * as v from 'valibot';
import { notFound, Problem } from '../../http/problem.ts';
import { levelNear } from '../../accounts/bot-ratings.ts';
import { DAY, MINUTE } from '../../core/context.ts';
import { NEWCOMER } from '../../accounts/rating.ts';
import { isSameUser, type User } from '../../core/user.ts';
import { type Database, newId, type Outage, lockNames } from '../../store/index.ts';
import { NO_HOST } from '../../tables/seating.ts';
import { seatIn } from '../table-access.ts';
import { namedAmong } from '../create-table.ts';
import { newLink } from '../table-links.ts';
import type { LobbyDeps } from '../dependencies.ts';
import { SeekQueue, type SeekRow } from './seek-queue.ts';

export type SeekClock = (typeof SEEK_CLOCKS)[number];

export interface NewSeek {
  readonly players: number;
  readonly clock: SeekClock;
}

/**
 * How long a seek lasts after the last poll. Open pages poll every few seconds; users who seek a
 * correspondence game may close the page.
 */
const LIVE_SEEK_MS = 2 * MINUTE;
const CORRESPONDENCE_SEEK_MS = 3 * DAY;
/** Number of waiting times kept, and number needed to show their median. */
const MAX_WAITS = 25;
const MIN_WAITS = 3;

function durationOf(clock: SeekClock): number {
  return clock === 'day' ? CORRESPONDENCE_SEEK_MS : LIVE_SEEK_MS;
}

function clockOf(text: string): SeekClock {
  return SEEK_CLOCKS.find((clock) => clock === text) ?? 'relaxed';
}

/** Extends seeks that were active when an outage began by its length. */
export async function extendSeeks(
  trx: Transaction<Database>,
  { began, ended }: Outage,
): Promise<void> {
  const outageMs = ended - began;
  await trx
    .updateTable('seeks')
    .set((eb) => ({
      expires: eb('expires', '+', outageMs),
      offered: eb('offered', '+', outageMs),
    }))
    .where('table', 'is', null)
    .where('expires', '>=', began)
    .execute();
}

/** The setup of a rated game; the last `bots` seats are bots. Throws a Problem if there is none. */
export function setupFor(players: number, clock: SeekClock, bots = 0): TableSetup {
  const game = v.safeParse(gameOptions, { ...DEFAULT_OPTIONS, players });
  if (!game.success) {
    throw new Problem(422, 'setup', `There is no game for ${players} players.`);
  }
  return {
    game: game.output,
    seats: Array.from({ length: players }, (_, seat) =>
      seat < players - bots ? { kind: 'open' } : { kind: 'bot', bot: 'captain' },
    ),
    first: 'chance',
    clock: CLOCKS[clock],
    late: 'bot',
    join: 'link',
    hideHesitation: true,
    spectators: 'yes',
    rated: true,
  };
}

export class Matchmaker {
  private readonly deps: LobbyDeps;
  private readonly queue: SeekQueue;
  private readonly waitingTimesMs: number[] = [];
  /** The last matching. Seeks are matched one after the other, so that concurrent ones meet. */
  private matching: Promise<unknown> = Promise.resolve();

  constructor(deps: LobbyDeps) {
    this.deps = deps;
    this.queue = new SeekQueue(deps);
  }

  private get context() {
    return this.deps.accounts.context;
  }

  /** Starts a seek. Ends the user's previous seek and the expired seeks of all users. */
  async add(person: User, { players, clock }: NewSeek): Promise<Seek> {
    setupFor(players, clock);
    const { db, now } = this.context;
    const at = now();
    const id = newId();
    const row: SeekRow = {
      id,
      person: person.id,
      players,
      clock,
      created: at,
      expires: at + durationOf(clock),
      gathers: null,
      offered: null,
      table: null,
    };
    const endedSeeks = await db.transaction().execute(async (trx) => {
      await lockNames(trx, [`seek ${person.id}`]);
      const deleted = await trx
        .deleteFrom('seeks')
        .where((eb) => eb.or([eb('person', '=', person.id), eb('expires', '<', at)]))
        .returning(['person', 'gathers'])
        .execute();
      await trx.insertInto('seeks').values(row).execute();
      return deleted;
    });
    for (const one of endedSeeks) await this.leave(one);
    return { ...(await this.look(person, id)), practice: await this.practice(person, players) };
  }

  /** The seek of a user, unless it has a game. Does not extend it. */
  async of(person: User): Promise<OwnSeek['looking']> {
    const { db, now } = this.context;
    const row = await db
      .selectFrom('seeks')
      .selectAll()
      .where('person', '=', person.id)
      .where('table', 'is', null)
      .where('expires', '>=', now())
      .executeTakeFirst();
    if (row === undefined) return undefined;
    const { id, players } = row;
    const clock = clockOf(row.clock);
    const { length } = await this.queue.waiting(players, clock);
    return { seek: id, players, clock, people: length };
  }

  /** Extends a seek, and moves it to an older table if possible. */
  async look(person: User, id: string): Promise<Seek> {
    const found = await this.extended(person, id);
    const row = await this.inTurn(() => this.place(found, person));
    if (row.table !== null) return { seek: id, people: row.players, table: row.table };
    const { length } = await this.queue.waiting(row.players, row.clock);
    const deal = row.gathers === null ? undefined : await this.dealOf(row.gathers, person);
    return { seek: id, people: length, ...(deal === undefined ? {} : { deal }) };
  }

  /** Takes the offered seat. Throws a Problem if it is no longer offered or free. */
  async sit(person: User, id: string, table: string, words: string): Promise<Seek> {
    const { hub } = this.deps;
    const row = await this.extended(person, id);
    if (row.table !== null) return this.look(person, id);
    const names = (await hub.summary(table))?.seats.map(({ name }) => name) ?? [];
    const isOffered = row.gathers === table;
    const isSeated = isOffered && (await hub.sit(table, namedAmong(person, names), { words })).ok;
    if (!isSeated)
      throw new Problem(409, 'other-table', 'This table is full: another one is ready for you.');
    return this.look(person, id);
  }

  async drop(person: User, id: string): Promise<void> {
    const row = await this.rowOf(person, id);
    if (row !== undefined) await this.end(row);
  }

  async counts(): Promise<{ players: number; clock: SeekClock; people: number }[]> {
    const { db, now } = this.context;
    const rows = await db
      .selectFrom('seeks')
      .select(['players', 'clock'])
      .select((eb) => eb.fn.countAll<number>().as('people'))
      .where('table', 'is', null)
      .where('expires', '>=', now())
      .groupBy(['players', 'clock'])
      .orderBy('players')
      .orderBy('clock')
      .execute();
    return rows.map(({ players, clock, people }) => ({
      players,
      clock: clockOf(clock),
      people: Number(people),
    }));
  }

  /** Median of recent waiting times in milliseconds; undefined if there are too few. */
  get usualWait(): number | undefined {
    if (this.waitingTimesMs.length < MIN_WAITS) return undefined;
    return this.waitingTimesMs.toSorted((a, b) => a - b)[
      Math.floor(this.waitingTimesMs.length / 2)
    ];
  }

  private inTurn<T>(work: () => Promise<T>): Promise<T> {
    const result = this.matching.then(work);
    this.matching = result.catch(() => undefined);
    return result;
  }

  private rowOf(person: User, id: string): Promise<SeekRow | undefined> {
    return this.context.db
      .selectFrom('seeks')
      .selectAll()
      .where('id', '=', id)
      .where('person', '=', person.id)
      .executeTakeFirst();
  }

  /** Extends a seek. Throws a Problem if it does not exist or has expired, and ends it then. */
  private async extended(person: User, id: string): Promise<SeekRow> {
    const { db, now } = this.context;
    const row = await this.rowOf(person, id);
    if (row === undefined) throw notFound('seek');
    if (row.table !== null) return row;
    if (row.expires < now()) {
      await this.end(row);
      throw notFound('seek');
    }
    const expires = now() + durationOf(clockOf(row.clock));
    await db.updateTable('seeks').set({ expires }).where('id', '=', id).execute();
    return { ...row, expires };
  }

  /** Assigns a seek to its started game or to a gathering table, if needed a new one. */
  private async place(row: SeekRow, person: User): Promise<SeekRow> {
    const { hub } = this.deps;
    if (row.table !== null) return row;
    const before = row.gathers ?? undefined;
    const tableBefore = before === undefined ? undefined : await hub.summary(before);
    const isSeated = tableBefore !== undefined && seatIn(tableBefore, person) !== undefined;
    if (before !== undefined && isSeated && tableBefore.phase !== 'gathering') {
      await this.completeSeeks(before);
      return { ...row, table: before };
    }
    const found = await this.queue.tableFor(row);
    if (found !== undefined && found === before) return row;
    if (before !== undefined) {
      await hub.unseat(before, row.person);
      // The user stays if the game has started in the meantime.
      const tableAfter = await hub.summary(before);
      if (tableAfter !== undefined && seatIn(tableAfter, person) !== undefined) {
        await this.completeSeeks(before);
        return { ...row, table: before };
      }
    }
    const table = found ?? (await this.newTable(row));
    const change = { gathers: table, offered: this.context.now() };
    await this.context.db.updateTable('seeks').set(change).where('id', '=', row.id).execute();
    return { ...row, ...change };
  }

  private async newTable({ players, clock }: SeekRow): Promise<string> {
    const created = await this.deps.hub.create({ id: NO_HOST }, setupFor(players, clockOf(clock)));
    if (!created.ok) throw new Error(created.refusal.sentence);
    await newLink(this.context, created.table, 'watch');
    return created.table;
  }

  /** The commitment to show before a user adds random words; undefined once they are seated. */
  private dealOf(table: string, person: User): Promise<Seek['deal']> {
    return this.deps.hub.look(table, ({ promise, setup, seats }) =>
      seats.some((seat) => isSameUser(person, seat.person))
        ? undefined
        : { table, promise, game: setup.game },
    );
  }

  /** Assigns the seeks of all players to a started game, and records their waiting times. */
  private async completeSeeks(table: string): Promise<void> {
    const { db, now } = this.context;
    const row = await this.deps.hub.summary(table);
    const people = row?.seats.flatMap((one) => one.person ?? []) ?? [];
    if (people.length === 0) return;
    const rows = await db
      .updateTable('seeks')
      .set({ table, expires: now() + DAY })
      .where('gathers', '=', table)
      .where('table', 'is', null)
      .where('person', 'in', people)
      .returning('created')
      .execute();
    this.waitingTimesMs.push(...rows.map(({ created }) => Math.max(0, now() - created)));
    this.waitingTimesMs.splice(0, this.waitingTimesMs.length - MAX_WAITS);
  }

  /** Deletes a seek. Its user leaves the gathering table. */
  private async end(row: SeekRow): Promise<void> {
    await this.context.db.deleteFrom('seeks').where('id', '=', row.id).execute();
    await this.leave(row);
  }

  private async leave({ person, gathers }: Pick<SeekRow, 'person' | 'gathers'>): Promise<void> {
    if (gathers !== null) await this.deps.hub.unseat(gathers, person);
  }

  /** The setup of a game with bots of similar strength, to play while waiting. */
  private async practice(person: User, players: number): Promise<TableSetup> {
    const row = await this.context.db
      .selectFrom('ratings')
      .select('mu')
      .where('person', '=', person.id)
      .where('players', '=', players)
      .executeTakeFirst();
    const bot = levelNear(row?.mu ?? NEWCOMER.mu, players);
    const setup = setupFor(players, 'relaxed', players - 1);
    const seats = setup.seats.map((seat) => (seat.kind === 'bot' ? { ...seat, bot } : seat));
    return { ...setup, seats, clock: CLOCKS.none, hideHesitation: false, rated: false };
  }
}
