// Finished games: what each seat did, and what that makes of the ratings. A table is taken down once, whichever way and however often it is told.
import type { Transaction } from 'kysely';
import type { GameOptions } from '@eminent/engine';
import type { Clock } from '@eminent/protocol/online';
import { type Database, takeTurn } from '../store/index.ts';
import { botRating } from './bot-ratings.ts';
import type { Ground } from './context.ts';
import type { Occupant, SeatOutcome } from './game-summary.ts';
import { aged, NEWCOMER, type Rating, rate, shownRating, surely } from './rating.ts';

/** A table that is over. */
export interface Finished {
  readonly table: string;
  readonly at: number;
  readonly how: 'played' | 'agreed' | 'closed';
  readonly game: GameOptions;
  readonly clock: Clock;
  readonly rated: boolean;
  readonly occupants: readonly Occupant[];
  /** By seat; empty when the game was not played to its end. */
  readonly outcomes: readonly SeatOutcome[];
}

type Inside = Transaction<Database>;

/** A participant under one name in all lists: a person's present id, or `bot:captain`. */
interface Participant extends SeatOutcome {
  readonly who: string;
  readonly rating?: Rating | undefined;
  readonly isHouse: boolean;
}

/** What the server's own computer players are called among people. */
export function houseId(bot: string): string {
  return `bot:${bot.split(':')[0]}`;
}

/** Takes a finished table down. False when that had been done before. */
export async function takeDown(ground: Ground, finished: Finished): Promise<boolean> {
  return await ground.db.transaction().execute(async (inside) => {
    const { table, at, how, game, clock, rated, occupants } = finished;
    const row = {
      table,
      at,
      players: occupants.length,
      game: JSON.stringify(game),
      clock: JSON.stringify(clock),
      how,
      rated: rated ? 1 : 0,
    };
    const { numInsertedOrUpdatedRows } = await inside
      .insertInto('results')
      .values(row)
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    if (numInsertedOrUpdatedRows !== 1n) return false;
    const before = await participantsOf(inside, finished);
    await takeTurn(
      inside,
      before.map(({ who }) => `person ${who}`),
    );
    // Somebody may have become an account while we waited.
    const participants = await participantsOf(inside, finished);
    const changes = await rateAll(inside, finished, participants);
    for (const one of participants) await keepPlayed(inside, finished, one, changes.get(one.seat));
    for (const one of participants) await keepFirsts(inside, finished, one);
    return true;
  });
}

async function participantsOf(
  inside: Inside,
  { occupants, outcomes }: Finished,
): Promise<readonly Participant[]> {
  const ids = occupants.flatMap(({ person }) => (person === undefined ? [] : [person]));
  const rows =
    ids.length === 0
      ? []
      : await inside.selectFrom('people').select(['id', 'became']).where('id', 'in', ids).execute();
  const now = new Map(rows.map(({ id, became }) => [id, became ?? id]));
  return outcomes.map((outcome) => {
    const { person, bot } = occupants[outcome.seat] ?? {};
    return bot === undefined
      ? { ...outcome, who: now.get(person ?? '') ?? person ?? '', isHouse: false }
      : { ...outcome, who: houseId(bot), isHouse: true };
  });
}

interface Change {
  readonly change: number;
  readonly rating: number;
}

/** Changes by seat; empty for a game that does not count. */
async function rateAll(
  inside: Inside,
  { how, rated, occupants }: Finished,
  participants: readonly Participant[],
): Promise<ReadonlyMap<number, Change>> {
  const players = occupants.length;
  const people = participants.filter(({ isHouse }) => !isHouse);
  const isAlone = new Set(people.map(({ who }) => who)).size !== people.length;
  if (!rated || how !== 'played' || people.length === 0 || isAlone) return new Map();
  if (await playsOwnBot(inside, people)) return new Map();
  const kept = await ratingsOf(inside, people, players);
  const before = participants.flatMap((one) => {
    const rating = one.isHouse
      ? botRating(one.who.slice('bot:'.length), players)
      : aged(kept.get(one.who) ?? NEWCOMER);
    return rating === undefined ? [] : [{ ...one, mu: rating.mu, sigma: rating.sigma }];
  });
  if (before.length < 2) return new Map();
  const after = rate(before);
  const changes = new Map<number, Change>();
  for (const [i, { who, seat, won, mu, isHouse }] of before.entries()) {
    const now = after[i];
    if (isHouse || now === undefined) continue;
    await keepRating(inside, who, players, now, won);
    const rating = shownRating(now.mu, players);
    changes.set(seat, { rating, change: rating - shownRating(mu, players) });
  }
  return changes;
}

/** Nobody makes a bot to win against it. */
async function playsOwnBot(inside: Inside, people: readonly Participant[]): Promise<boolean> {
  const ids = people.map(({ who }) => who);
  const bots = await inside
    .selectFrom('people')
    .select('owner')
    .where('id', 'in', ids)
    .where('kind', '=', 'bot')
    .execute();
  const owners = bots.map(({ owner }) => owner);
  const isTwice = new Set(owners).size !== owners.length;
  return isTwice || owners.some((owner) => owner !== null && ids.includes(owner));
}

async function ratingsOf(
  inside: Inside,
  people: readonly Participant[],
  players: number,
): Promise<ReadonlyMap<string, Rating>> {
  const rows = await inside
    .selectFrom('ratings')
    .select(['person', 'mu', 'sigma'])
    .where(
      'person',
      'in',
      people.map(({ who }) => who),
    )
    .where('players', '=', players)
    .execute();
  return new Map(rows.map(({ person, mu, sigma }) => [person, { mu, sigma }]));
}

async function keepRating(
  inside: Inside,
  person: string,
  players: number,
  rating: Rating,
  won: boolean,
): Promise<void> {
  const wins = won ? 1 : 0;
  const now = { mu: rating.mu, sigma: rating.sigma, shown: surely(rating, players) };
  await inside
    .insertInto('ratings')
    .values({ person, players, ...now, games: 1, won: wins })
    .onConflict((conflict) =>
      conflict.columns(['person', 'players']).doUpdateSet((its) => ({
        ...now,
        games: its('ratings.games', '+', 1),
        won: its('ratings.won', '+', wins),
      })),
    )
    .execute();
}

async function keepPlayed(
  inside: Inside,
  { table, at, occupants }: Finished,
  one: Participant,
  change: Change | undefined,
): Promise<void> {
  await inside
    .insertInto('played')
    .values({
      table,
      seat: one.seat,
      person: one.who,
      at,
      players: occupants.length,
      points: one.points,
      place: one.place,
      won: one.won ? 1 : 0,
      worlds: one.worlds,
      from_worlds: one.fromWorlds,
      from_influence: one.fromInfluence,
      from_technologies: one.fromTechnologies,
      leads: JSON.stringify(one.leads),
      followed: one.followed,
      dissented: one.dissented,
      change: change?.change ?? null,
      rating: change?.rating ?? null,
    })
    .execute();
}

async function keepFirsts(
  inside: Inside,
  { table, at, how }: Finished,
  { who, feats, isHouse }: Participant,
): Promise<void> {
  if (isHouse || how !== 'played' || feats.length === 0) return;
  await inside
    .insertInto('firsts')
    .values(feats.map((what) => ({ person: who, what, at, table })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
