// Stores the results of finished games, and updates ratings.
import type { Transaction } from 'kysely';
import type { GameOptions } from '@eminent/engine';
import type { Clock } from '@eminent/protocol/online';
import { type Database, lockNames } from '../store/index.ts';
import { insertAchievements } from './achievements.ts';
import { botRating } from './bot-ratings.ts';
import type { ServiceContext } from '../core/context.ts';
import type { Occupant, SeatSummary } from './game-summary.ts';
import { aged, NEWCOMER, type Rating, rate, shownRating, conservativeRating } from './rating.ts';

export interface Finished {
  readonly table: string;
  readonly at: number;
  readonly how: 'played' | 'agreed' | 'closed';
  readonly game: GameOptions;
  readonly clock: Clock;
  readonly rated: boolean;
  readonly occupants: readonly Occupant[];
  /** One per seat. Empty if the game was not played to its end. */
  readonly outcomes: readonly SeatSummary[];
}

interface Participant extends SeatSummary {
  /** A user id (for a merged guest, that of the account) or the id of a built-in bot. */
  readonly who: string;
  readonly isServerBot: boolean;
}

/** Returns the id of a built-in bot in the database, without its parameters: `bot:captain`. */
export function serverBotId(bot: string): string {
  return `bot:${bot.split(':')[0]}`;
}

/** Stores the result and updates ratings. Returns false if this was done before. */
export async function recordResult(context: ServiceContext, finished: Finished): Promise<boolean> {
  return await context.db.transaction().execute(async (trx) => {
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
    const { numInsertedOrUpdatedRows } = await trx
      .insertInto('results')
      .values(row)
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    if (numInsertedOrUpdatedRows !== 1n) return false;
    const before = await participantsOf(trx, finished);
    await lockNames(
      trx,
      before.map(({ who }) => `person ${who}`),
    );
    // A guest may have been merged while this waited for the lock.
    const participants = await participantsOf(trx, finished);
    const changes = await rateAll(trx, finished, participants);
    for (const one of participants) await insertPlayed(trx, finished, one, changes.get(one.seat));
    for (const { who, isServerBot, achievements } of participants) {
      if (how === 'played' && !isServerBot) {
        await insertAchievements(trx, who, finished, achievements);
      }
    }
    return true;
  });
}

async function participantsOf(
  trx: Transaction<Database>,
  { occupants, outcomes }: Finished,
): Promise<readonly Participant[]> {
  const ids = occupants.flatMap(({ person }) => (person === undefined ? [] : [person]));
  const rows =
    ids.length === 0
      ? []
      : await trx.selectFrom('people').select(['id', 'became']).where('id', 'in', ids).execute();
  const currentIds = new Map(rows.map(({ id, became }) => [id, became ?? id]));
  return outcomes.map((outcome) => {
    const { person, bot } = occupants[outcome.seat] ?? {};
    return bot === undefined
      ? { ...outcome, who: currentIds.get(person ?? '') ?? person ?? '', isServerBot: false }
      : { ...outcome, who: serverBotId(bot), isServerBot: true };
  });
}

interface Change {
  readonly change: number;
  readonly rating: number;
}

/** Updates the ratings. Returns changes by seat; empty if the game does not count. */
async function rateAll(
  trx: Transaction<Database>,
  { how, rated, occupants }: Finished,
  participants: readonly Participant[],
): Promise<ReadonlyMap<number, Change>> {
  const players = occupants.length;
  const people = participants.filter(({ isServerBot }) => !isServerBot);
  const hasTwoSeats = new Set(people.map(({ who }) => who)).size !== people.length;
  if (!rated || how !== 'played' || people.length === 0 || hasTwoSeats) return new Map();
  if (await playsOwnBot(trx, people)) return new Map();
  const ratings = await ratingsOf(trx, people, players);
  const before = participants.flatMap((one) => {
    const rating = one.isServerBot
      ? botRating(one.who.slice('bot:'.length), players)
      : aged(ratings.get(one.who) ?? NEWCOMER);
    return rating === undefined ? [] : [{ ...one, mu: rating.mu, sigma: rating.sigma }];
  });
  if (before.length < 2) return new Map();
  const after = rate(before);
  const changes = new Map<number, Change>();
  for (const [i, { who, seat, won, mu, isServerBot }] of before.entries()) {
    const newRating = after[i];
    if (isServerBot || newRating === undefined) continue;
    await storeRating(trx, who, players, newRating, won);
    const rating = shownRating(newRating.mu, players);
    changes.set(seat, { rating, change: rating - shownRating(mu, players) });
  }
  return changes;
}

/** Whether a user played with one of their own bots, or two bots of one owner played. */
async function playsOwnBot(
  trx: Transaction<Database>,
  people: readonly Participant[],
): Promise<boolean> {
  const ids = people.map(({ who }) => who);
  const bots = await trx
    .selectFrom('people')
    .select('owner')
    .where('id', 'in', ids)
    .where('kind', '=', 'bot')
    .execute();
  const owners = bots.map(({ owner }) => owner);
  const isSameOwner = new Set(owners).size !== owners.length;
  return isSameOwner || owners.some((owner) => owner !== null && ids.includes(owner));
}

async function ratingsOf(
  trx: Transaction<Database>,
  people: readonly Participant[],
  players: number,
): Promise<ReadonlyMap<string, Rating>> {
  const rows = await trx
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

async function storeRating(
  trx: Transaction<Database>,
  person: string,
  players: number,
  rating: Rating,
  won: boolean,
): Promise<void> {
  const wins = won ? 1 : 0;
  const columns = {
    mu: rating.mu,
    sigma: rating.sigma,
    shown: conservativeRating(rating, players),
  };
  await trx
    .insertInto('ratings')
    .values({ person, players, ...columns, games: 1, won: wins })
    .onConflict((conflict) =>
      conflict.columns(['person', 'players']).doUpdateSet((eb) => ({
        ...columns,
        games: eb('ratings.games', '+', 1),
        won: eb('ratings.won', '+', wins),
      })),
    )
    .execute();
}

async function insertPlayed(
  trx: Transaction<Database>,
  { table, at, occupants }: Finished,
  one: Participant,
  change: Change | undefined,
): Promise<void> {
  await trx
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
      worlds: one.planets,
      from_worlds: one.fromPlanets,
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
