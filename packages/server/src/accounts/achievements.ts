// The achievements of users: finds those of a finished game, stores and lists them.
import { type GameEvent, RESOURCES, type Resource } from '@eminent/engine';
import type { Achievement, Profile } from '@eminent/protocol/online';
import type { Transaction } from 'kysely';
import type { ServiceContext } from '../core/context.ts';
import { type Database, insertNew } from '../store/index.ts';

const MANY_POINTS = 50;
const MANY_PLANETS = 12;
const MANY_FOLLOWS = 10;
const MIN_ATTACKS = 3;

/** The result of a seat, as far as achievements depend on it. */
interface Outcome {
  readonly won: boolean;
  readonly points: number;
  readonly fromInfluence: number;
  readonly fromTechnologies: number;
  readonly planets: number;
  readonly followed: number;
}

/** Returns the achievements of a seat in a finished game. */
export function achievementsIn(
  outcome: Outcome,
  { attacks, settled }: { readonly attacks: number; readonly settled: number },
  seatEvents: readonly GameEvent[],
  otherBots: readonly string[],
): readonly Achievement[] {
  const { won, points, fromInfluence, fromTechnologies } = outcome;
  const conditions: readonly (readonly [Achievement, boolean])[] = [
    ['won', won],
    ['won-by-war', won && attacks >= MIN_ATTACKS && settled === 0],
    ['won-by-trade', won && fromInfluence * 2 > points],
    ['won-by-science', won && fromTechnologies * 2 > points],
    ['twelve-worlds', outcome.planets >= MANY_PLANETS],
    ['followed-ten-times', outcome.followed >= MANY_FOLLOWS],
    ['four-goods', hasTradedAll(seatEvents)],
    ['fifty-points', points >= MANY_POINTS],
    ['beat-emperor', won && otherBots.some((bot) => bot.split(':')[0] === 'emperor')],
  ];
  return conditions.flatMap(([achievement, isReached]) => (isReached ? [achievement] : []));
}

/** Whether the player traded every resource in one Trade role. */
function hasTradedAll(seatEvents: readonly GameEvent[]): boolean {
  let traded = new Set<Resource>();
  for (const event of seatEvents) {
    if (event.type === 'trade') traded.add(event.resource);
    else if (event.type === 'lead' || event.type === 'follow' || event.type === 'turn') {
      traded = new Set();
    }
    if (traded.size === RESOURCES.length) return true;
  }
  return false;
}

/** Stores the achievements of a user that are not stored yet. */
export async function insertAchievements(
  trx: Transaction<Database>,
  person: string,
  game: { readonly table: string; readonly at: number },
  achievements: readonly Achievement[],
): Promise<void> {
  if (achievements.length === 0) return;
  const { table, at } = game;
  await insertNew(
    trx,
    'firsts',
    achievements.map((what) => ({ person, what, at, table })),
  );
}

/** Returns the achievements of a user, with the first game in which each was reached. */
export async function achievementsOf(
  { db }: ServiceContext,
  id: string,
): Promise<NonNullable<Profile['firsts']>> {
  const rows = await db
    .selectFrom('firsts')
    .select(['what', 'at', 'table'])
    .where('person', '=', id)
    .orderBy('at')
    .orderBy('what')
    .execute();
  // Only `insertAchievements` writes this column.
  return rows.map(({ what, at, table }) => ({ what: what as Achievement, at, table }));
}
