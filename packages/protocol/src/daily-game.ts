// Computes the daily game from the UTC date, so that all players get the same setup, deal and
// opponents. The opponents do not search, so they play the same on every machine.
import { DEFAULT_OPTIONS, type GameOptions, randomFromSeed } from '@eminent/engine';

export interface DailyGame {
  readonly date: string;
  readonly game: GameOptions;
  readonly seed: string;
  /** The bot by seat; undefined for the player's seat. */
  readonly bots: readonly (string | undefined)[];
}

const OPPONENTS = [
  'captain',
  'warmonger',
  'settler',
  'trader',
  'scholar',
  'rusher',
  'contrarian',
] as const;

const DAY_MS = 24 * 3600 * 1000;
const DATE = /^\d{4}-\d{2}-\d{2}$/;

/** Returns the UTC date of a Unix time in milliseconds, in the form 2026-01-31. */
export function dailyDate(ms: number): string {
  return new Date(ms).toISOString().slice(0, 10);
}

/** Returns the Unix time of the start of a date in milliseconds; undefined for an invalid date. */
export function startOfDate(date: string): number | undefined {
  if (!DATE.test(date)) return undefined;
  const start = Date.parse(`${date}T00:00:00Z`);
  return Number.isNaN(start) || dailyDate(start) !== date ? undefined : start;
}

/** Returns the date `days` days after a valid date, or before it if `days` is negative. */
export function daysLater(date: string, days: number): string {
  return dailyDate((startOfDate(date) ?? 0) + days * DAY_MS);
}

function playersOn(start: number): 2 | 3 {
  const weekday = new Date(start).getUTCDay();
  return weekday === 0 || weekday === 6 ? 3 : 2;
}

/** Returns the daily game of a date; undefined for an invalid date. */
export function dailyGame(date: string): DailyGame | undefined {
  const start = startOfDate(date);
  if (start === undefined) return undefined;
  const players = playersOn(start);
  const seed = `daily ${date}`;
  const random = randomFromSeed(`opponents ${seed}`);
  const playerSeat = random.below(players);
  const remaining: string[] = [...OPPONENTS];
  const bots = Array.from({ length: players }, (_, seat) =>
    seat === playerSeat ? undefined : remaining.splice(random.below(remaining.length), 1)[0],
  );
  return { date, game: { ...DEFAULT_OPTIONS, players }, seed, bots };
}
