// "Play with anybody": whoever waits for the same thing is seated together. A seek that nobody asks after lapses.
import { DEFAULT_OPTIONS } from '@eminent/engine';
import { gameOptions } from '@eminent/protocol';
import { CLOCKS, type Seek, SEEK_CLOCKS, type TableSetup } from '@eminent/protocol/online';
import type { Selectable } from 'kysely';
import * as v from 'valibot';
import { notFound, Problem } from '../http/problem.ts';
import { levelNear } from '../people/bot-ratings.ts';
import { apartFrom } from '../people/friends.ts';
import { DAY, MINUTE } from '../people/ground.ts';
import { personById } from '../people/persons.ts';
import { NEWCOMER } from '../people/rating.ts';
import type { Person } from '../people/who.ts';
import { type Database, newId } from '../store/index.ts';
import { namedAmong } from './create.ts';
import { newLink } from './links.ts';
import type { LobbyParts } from './parts.ts';

type SeekRow = Selectable<Database['seeks']>;
export type SeekClock = (typeof SEEK_CLOCKS)[number];

export interface NewSeek {
  readonly players: number;
  readonly clock: SeekClock;
  readonly words: string;
}

/** A page that is open asks every few seconds; who looks for a game of a day a move may close it. */
const LIVE_MS = 2 * MINUTE;
const DAY_MS = 3 * DAY;
/** Waits that the usual one is the middle of, and how many there must be. */
const MOST_WAITS = 25;
const LEAST_WAITS = 3;

function lasts(clock: SeekClock): number {
  return clock === 'day' ? DAY_MS : LIVE_MS;
}

function clockOf(text: string): SeekClock {
  return SEEK_CLOCKS.find((clock) => clock === text) ?? 'relaxed';
}

/** The table that people look for: the official rules, rated, by chance who begins. */
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

export class Seeks {
  private readonly parts: LobbyParts;
  private readonly waits: number[] = [];
  /** One match after the other, so that nobody is seated twice. */
  private line: Promise<unknown> = Promise.resolve();

  constructor(parts: LobbyParts) {
    this.parts = parts;
  }

  private get ground() {
    return this.parts.people.ground;
  }

  /** Begins to look; what the person looked for before is over. */
  async add(person: Person, { players, clock, words }: NewSeek): Promise<Seek> {
    setupFor(players, clock);
    const { db, now } = this.ground;
    const at = now();
    const id = newId();
    const row: SeekRow = {
      id,
      person: person.id,
      players,
      clock,
      words,
      created: at,
      expires: at + lasts(clock),
      table: null,
    };
    await db.transaction().execute(async (inside) => {
      await inside
        .deleteFrom('seeks')
        .where('expires', '<', at - DAY)
        .execute();
      await inside.deleteFrom('seeks').where('person', '=', person.id).execute();
      await inside.insertInto('seeks').values(row).execute();
    });
    this.line = this.line.then(() => this.match(players, clock)).catch((error: unknown) => error);
    const failed = await this.line;
    if (failed instanceof Error) throw failed;
    return { ...(await this.look(person, id)), meanwhile: await this.meanwhile(person, players) };
  }

  /** How the own seek stands; to ask keeps it alive. */
  async look(person: Person, id: string): Promise<Seek> {
    const { db, now } = this.ground;
    const row = await db
      .selectFrom('seeks')
      .selectAll()
      .where('id', '=', id)
      .where('person', '=', person.id)
      .executeTakeFirst();
    if (row === undefined || (row.table === null && row.expires < now())) throw notFound('seek');
    const clock = clockOf(row.clock);
    if (row.table !== null) return { seek: id, people: row.players, table: row.table };
    await db
      .updateTable('seeks')
      .set({ expires: now() + lasts(clock) })
      .where('id', '=', id)
      .execute();
    return { seek: id, people: (await this.waiting(row.players, clock)).length };
  }

  async drop(person: Person, id: string): Promise<void> {
    await this.ground.db
      .deleteFrom('seeks')
      .where('id', '=', id)
      .where('person', '=', person.id)
      .execute();
  }

  /** How many people look for what. */
  async counts(): Promise<{ players: number; clock: SeekClock; people: number }[]> {
    const { db, now } = this.ground;
    const rows = await db
      .selectFrom('seeks')
      .select(['players', 'clock'])
      .select((its) => its.fn.countAll<number>().as('people'))
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

  /** The middle of what people waited lately; undefined while too few did. */
  get usualWait(): number | undefined {
    if (this.waits.length < LEAST_WAITS) return undefined;
    return this.waits.toSorted((a, b) => a - b)[Math.floor(this.waits.length / 2)];
  }

  private async waiting(players: number, clock: SeekClock): Promise<readonly SeekRow[]> {
    const { db, now } = this.ground;
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

  /** Seats those together who have waited longest and do not avoid each other. */
  private async match(players: number, clock: SeekClock): Promise<void> {
    const waiting = await this.waiting(players, clock);
    const apart = await Promise.all(waiting.map(({ person }) => apartFrom(this.ground, person)));
    for (const [first, row] of waiting.entries()) {
      const group = [{ row, apart: apart[first] }];
      for (const [at, other] of waiting.entries()) {
        if (at <= first || group.length === players) continue;
        if (group.every((one) => one.apart?.has(other.person) !== true)) {
          group.push({ row: other, apart: apart[at] });
        }
      }
      if (group.length < players) continue;
      await this.seat(
        group.map((one) => one.row),
        clock,
      );
      return;
    }
  }

  private async seat(rows: readonly SeekRow[], clock: SeekClock): Promise<void> {
    const { hub } = this.parts;
    const people = await Promise.all(rows.map(({ person }) => personById(this.ground, person)));
    const [host] = people;
    if (host === undefined) return;
    const made = await hub.create(host, setupFor(rows.length, clock));
    if (!made.ok) throw new Error(made.refusal.sentence);
    await newLink(this.ground, made.table, 'watch');
    const names: string[] = [];
    for (const [at, person] of people.entries()) {
      if (person === undefined) continue;
      const named = namedAmong(person, names);
      names.push(named.name);
      await hub.sit(made.table, named, { words: rows[at]?.words ?? '' });
    }
    const now = this.ground.now();
    this.waits.push(...rows.map(({ created }) => Math.max(0, now - created)));
    this.waits.splice(0, this.waits.length - MOST_WAITS);
    await this.ground.db
      .updateTable('seeks')
      .set({ table: made.table, expires: now + DAY })
      .where(
        'id',
        'in',
        rows.map(({ id }) => id),
      )
      .execute();
  }

  /** A table with computer players of about the same strength, to play while one waits. */
  private async meanwhile(person: Person, players: number): Promise<TableSetup> {
    const row = await this.ground.db
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
