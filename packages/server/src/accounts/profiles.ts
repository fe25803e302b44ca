// Computes public profiles and leaderboards.
import { ROLES, type Role } from '@eminent/engine';
import type { Leaderboard, OnlinePerson, PastGame, Profile } from '@eminent/protocol/online';
import * as v from 'valibot';
import { gameOptions } from '@eminent/protocol';
import { clock } from '@eminent/protocol/online';
import type { Database } from '../store/index.ts';
import type { Selectable } from 'kysely';
import { BOTS } from '@eminent/bots';
import { achievementsOf } from './achievements.ts';
import { botRating } from './bot-ratings.ts';
import { publicUser } from './friend-routes.ts';
import type { ServiceContext } from '../core/context.ts';
import { usersById } from './user-repository.ts';
import { conservativeRating, shownMargin, shownRating } from './rating.ts';
import { serverBotId } from './game-results.ts';

type Played = Selectable<Database['played']>;

const MAX_HISTORY = 200;
const MAX_OPPONENTS = 30;
/** `habitsOf` compares scores only with this many games on each side. */
const MIN_GAMES = 5;
const PAGE_GAMES = 20;
const PAGE_RANKS = 50;
const MIN_RATED_GAMES = 5;

const SERVER_BOTS = BOTS.filter(({ kind }) => kind !== 'reference').map(({ name }) => name);

/** Returns the built-in bot with this id; undefined if there is none. */
export function serverBot(id: string): OnlinePerson | undefined {
  const bot = BOTS.find(({ name }) => serverBotId(name) === id);
  return bot && { id, name: bot.name, kind: 'bot' };
}

/** Returns a function that finds these users and bots by id. An unknown id is a former player. */
export async function shownBy(
  context: ServiceContext,
  ids: readonly string[],
): Promise<(id: string) => OnlinePerson> {
  const people = await usersById(
    context,
    ids.filter((id) => !id.startsWith('bot:')),
  );
  return (id) => {
    const person = people.get(id);
    return person === undefined
      ? (serverBot(id) ?? { id, name: '', kind: 'former' })
      : publicUser(person);
  };
}

async function ratingsOf({ db }: ServiceContext, id: string): Promise<Profile['ratings']> {
  const bot = serverBot(id);
  if (bot !== undefined) {
    return [2, 3, 4].flatMap((players) => {
      const rating = botRating(bot.name, players);
      if (rating === undefined) return [];
      const shown = shownRating(rating.mu, players);
      const deviation = shownMargin(rating.sigma, players);
      return [{ players, rating: shown, deviation, games: 0, history: [shown] }];
    });
  }
  const rows = await db
    .selectFrom('ratings')
    .selectAll()
    .where('person', '=', id)
    .orderBy('players')
    .execute();
  const histories = await Promise.all(
    rows.map(({ players }) => ratingHistory({ db }, id, players)),
  );
  return rows.map(({ players, mu, sigma, games }, i) => ({
    players,
    rating: shownRating(mu, players),
    deviation: shownMargin(sigma, players),
    games,
    history: histories[i] ?? [],
  }));
}

/** Returns the ratings after each of the last MAX_HISTORY rated games, oldest first. */
async function ratingHistory(
  { db }: Pick<ServiceContext, 'db'>,
  id: string,
  players: number,
): Promise<readonly number[]> {
  const rows = await db
    .selectFrom('played')
    .select('rating')
    .where('person', '=', id)
    .where('players', '=', players)
    .where('rating', 'is not', null)
    .orderBy('at', 'desc')
    .orderBy('table')
    .limit(MAX_HISTORY)
    .execute();
  return rows.flatMap(({ rating }) => (rating === null ? [] : [rating])).toReversed();
}

/** Habits are computed from this many games at most, the latest ones. */
const MAX_RECENT = 500;

async function recentGames({ db }: ServiceContext, id: string): Promise<readonly Played[]> {
  return await db
    .selectFrom('played')
    .selectAll()
    .where('person', '=', id)
    .orderBy('at', 'desc')
    .orderBy('table')
    .limit(MAX_RECENT)
    .execute();
}

/** Counts a user's games, the games won, and the points in these by source. */
async function statisticsOf(
  { db }: ServiceContext,
  id: string,
): Promise<Pick<Profile, 'games' | 'statistics'>> {
  const [all, ofWon] = await Promise.all([
    db
      .selectFrom('played')
      .select(({ fn }) => fn.countAll().as('games'))
      .where('person', '=', id)
      .executeTakeFirstOrThrow(),
    db
      .selectFrom('played')
      .select(({ fn }) => [
        fn.countAll().as('won'),
        fn.sum('from_worlds').as('worlds'),
        fn.sum('from_influence').as('influence'),
        fn.sum('from_technologies').as('technologies'),
      ])
      .where('person', '=', id)
      .where('won', '=', 1)
      .executeTakeFirstOrThrow(),
  ]);
  const { won, worlds, influence, technologies } = ofWon;
  return {
    games: Number(all.games),
    statistics: {
      won: Number(won),
      // A sum without rows is null.
      worlds: Number(worlds ?? 0),
      influence: Number(influence ?? 0),
      technologies: Number(technologies ?? 0),
    },
  };
}

const leadsSchema = v.record(v.string(), v.number());

/**
 * `followersScore`: how many points more the user scores, on average, in games with at least as
 * many follows as dissents.
 */
function habitsOf(games: readonly Played[]): Profile['habits'] {
  if (games.length === 0) return undefined;
  const leadCounts = new Map<Role, number>();
  for (const game of games) {
    const leads = v.parse(leadsSchema, JSON.parse(game.leads));
    for (const role of ROLES)
      leadCounts.set(role, (leadCounts.get(role) ?? 0) + (leads[role] ?? 0));
  }
  const total = (valueOf: (game: Played) => number) =>
    games.reduce((sum, game) => sum + valueOf(game), 0);
  const withFollowChoices = games.filter(({ followed, dissented }) => followed + dissented > 0);
  const mostlyFollowed = withFollowChoices.filter(
    ({ followed, dissented }) => followed >= dissented,
  );
  const mostlyDissented = withFollowChoices.filter(
    ({ followed, dissented }) => followed < dissented,
  );
  const isEnough = Math.min(mostlyFollowed.length, mostlyDissented.length) >= MIN_GAMES;
  const difference = meanPoints(mostlyFollowed) - meanPoints(mostlyDissented);
  return {
    leads: [...leadCounts]
      .map(([role, n]) => ({ role, times: n }))
      .sort((a, b) => b.times - a.times),
    followed: total(({ followed }) => followed),
    dissented: total(({ dissented }) => dissented),
    ...(isEnough ? { followersScore: Math.round(difference * 10) / 10 } : {}),
  };
}

function meanPoints(games: readonly Played[]): number {
  return games.reduce((sum, { points }) => sum + points, 0) / Math.max(1, games.length);
}

/** Counts games won and lost, by place, against each of the most frequent opponents. */
async function headToHead(context: ServiceContext, id: string): Promise<Profile['headToHead']> {
  const rows = await context.db
    .selectFrom('played as mine')
    .innerJoin('played as theirs', 'theirs.table', 'mine.table')
    .innerJoin('results', 'results.table', 'mine.table')
    .select('theirs.person')
    .select((eb) => [
      eb.fn
        .sum<number>(
          eb.case().when('mine.place', '<', eb.ref('theirs.place')).then(1).else(0).end(),
        )
        .as('won'),
      eb.fn
        .sum<number>(
          eb.case().when('mine.place', '>', eb.ref('theirs.place')).then(1).else(0).end(),
        )
        .as('lost'),
      eb.fn.countAll<number>().as('games'),
    ])
    .where('mine.person', '=', id)
    .where('theirs.person', '!=', id)
    .groupBy('theirs.person')
    .orderBy('games', 'desc')
    .orderBy('theirs.person')
    .limit(MAX_OPPONENTS)
    .execute();
  const shown = await shownBy(
    context,
    rows.map(({ person }) => person),
  );
  return rows
    .map(({ person, won, lost }) => ({
      person: shown(person),
      won: Number(won),
      lost: Number(lost),
    }))
    .filter(({ person }) => person.kind !== 'former');
}

/** Returns the profile of a user or bot created at `since`, without its relation to the reader. */
export async function profileOf(
  context: ServiceContext,
  person: OnlinePerson,
  since: number,
  owner: string | undefined,
): Promise<Omit<Profile, 'friendship' | 'blocked'>> {
  const { id } = person;
  const [ratings, games, opponents, firsts, statistics] = await Promise.all([
    ratingsOf(context, id),
    recentGames(context, id),
    headToHead(context, id),
    achievementsOf(context, id),
    statisticsOf(context, id),
  ]);
  const habits = habitsOf(games);
  const shown = owner === undefined ? undefined : await shownBy(context, [owner]);
  return {
    person,
    since,
    ...statistics,
    ratings,
    headToHead: opponents,
    ...(habits === undefined ? {} : { habits }),
    firsts,
    ...(shown === undefined || owner === undefined ? {} : { owner: shown(owner) }),
  };
}

/**
 * Parses a page cursor: time and table of the last game on the previous page. Undefined if invalid.
 */
export function readCursor(text: string | undefined): { at: number; table: string } | undefined {
  const [, at, table] = /^(\d{1,15})-([\w-]{1,64})$/.exec(text ?? '') ?? [];
  return at === undefined || table === undefined ? undefined : { at: Number(at), table };
}

/** Returns a page of a user's finished games, latest first. */
export async function gamesOf(
  context: ServiceContext,
  id: string,
  before: { at: number; table: string } | undefined,
): Promise<{ games: readonly PastGame[]; before?: string }> {
  const { db } = context;
  let query = db
    .selectFrom('played')
    .innerJoin('results', 'results.table', 'played.table')
    .select(['played.table', 'played.seat', 'played.place', 'played.change', 'played.at'])
    .select(['results.game', 'results.clock', 'results.rated'])
    .where('played.person', '=', id);
  if (before !== undefined) {
    query = query.where((eb) =>
      eb.or([
        eb('played.at', '<', before.at),
        eb.and([eb('played.at', '=', before.at), eb('played.table', '>', before.table)]),
      ]),
    );
  }
  const rows = await query
    .orderBy('played.at', 'desc')
    .orderBy('played.table')
    .limit(PAGE_GAMES + 1)
    .execute();
  const page = rows.slice(0, PAGE_GAMES);
  const seats = await seatsOf(
    context,
    page.map(({ table }) => table),
  );
  const shown = await shownBy(
    context,
    seats.map(({ person }) => person),
  );
  const games = page.map((row): PastGame => {
    const inGame = seats.filter(({ table }) => table === row.table);
    return {
      table: row.table,
      at: row.at,
      game: v.parse(gameOptions, JSON.parse(row.game)),
      clock: v.parse(clock, JSON.parse(row.clock)),
      rated: row.rated === 1,
      seats: inGame.map(({ person, points, worlds }) => {
        const { name, face } = shown(person);
        const isServerBot = person.startsWith('bot:');
        return {
          ...(isServerBot ? { bot: person.slice('bot:'.length) } : { person }),
          name,
          ...(face === undefined ? {} : { face }),
          score: points,
          worlds,
        };
      }),
      seat: row.seat,
      rank: row.place,
      ...(row.change === null ? {} : { change: row.change }),
    };
  });
  const last = page.at(-1);
  const isMore = rows.length > PAGE_GAMES && last !== undefined;
  return { games, ...(isMore ? { before: `${last.at}-${last.table}` } : {}) };
}

async function seatsOf({ db }: ServiceContext, tables: readonly string[]) {
  if (tables.length === 0) return [];
  return await db
    .selectFrom('played')
    .select(['table', 'seat', 'person', 'points', 'worlds'])
    .where('table', 'in', tables)
    .orderBy('table')
    .orderBy('seat')
    .execute();
}

/** `shown`: the conservative rating. */
type Ranked = Pick<Selectable<Database['ratings']>, 'person' | 'mu' | 'sigma' | 'games' | 'shown'>;

/**
 * Returns a page of the leaderboard, by conservative rating. Built-in bots are among the bots.
 * `from`: number of users on earlier pages.
 */
export async function leaderboardOf(
  context: ServiceContext,
  players: number,
  kind: 'people' | 'bots',
  from: number,
): Promise<Leaderboard> {
  const rows = await context.db
    .selectFrom('ratings')
    .innerJoin('people', 'people.id', 'ratings.person')
    .select(['ratings.person', 'ratings.mu', 'ratings.sigma', 'ratings.games', 'ratings.shown'])
    .where('ratings.players', '=', players)
    .where('ratings.games', '>=', MIN_RATED_GAMES)
    .where('people.kind', 'in', kind === 'bots' ? ['bot'] : ['account'])
    .orderBy('ratings.shown', 'desc')
    .orderBy('ratings.person')
    .offset(from)
    .limit(PAGE_RANKS + 1)
    .execute();
  // A built-in bot is on the same page as the user just above it.
  const top = from === 0 ? Infinity : (rows[0]?.shown ?? -Infinity);
  const bottom = rows[PAGE_RANKS]?.shown ?? -Infinity;
  const bots = kind === 'bots' ? rankedServerBots(players) : [];
  const before = from + bots.filter((bot) => bot.shown > top).length;
  const page = [
    ...rows.slice(0, PAGE_RANKS),
    ...bots.filter((bot) => bot.shown <= top && bot.shown > bottom),
  ].sort((a, b) => b.shown - a.shown);
  const shown = await shownBy(
    context,
    page.map(({ person }) => person),
  );
  return {
    players,
    rows: page.map(({ person, mu, sigma, games }, at) => ({
      rank: before + at + 1,
      person: shown(person),
      rating: shownRating(mu, players),
      deviation: shownMargin(sigma, players),
      games,
    })),
    ...(rows.length > PAGE_RANKS ? { after: String(from + PAGE_RANKS) } : {}),
  };
}

function rankedServerBots(players: number): readonly Ranked[] {
  return SERVER_BOTS.flatMap((name) => {
    const rating = botRating(name, players);
    if (rating === undefined) return [];
    const shown = conservativeRating(rating, players);
    return [{ person: serverBotId(name), ...rating, games: 0, shown }];
  });
}
