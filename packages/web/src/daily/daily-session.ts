// Creates the daily game of a date, and computes the state of that game on this device.
import type { DailyGame, SavedGame, Seat } from '@eminent/protocol';
import { type Character, CHARACTER_NAMES } from '@eminent/pictures';
import type { FinishedGame } from '../storage/finished-games.ts';
import { type DailyEntry, dailyGameId } from '../storage/daily-results.ts';

/** The seat of a bot, named after its character; without a bot, the nameless player. */
export function seatOfBot(bot: string | undefined): Seat {
  if (bot === undefined) return { kind: 'person', name: '' };
  const [character = bot] = bot.split(':');
  return { kind: 'bot', name: CHARACTER_NAMES[character as Character], bot };
}

/** The daily game of a date before its first answer. */
export function newDailyGame({ date, game, seed, bots }: DailyGame): SavedGame {
  return {
    id: dailyGameId(date),
    game,
    seed,
    seats: bots.map(seatOfBot),
    tokens: [],
    lastQuestion: 0,
    daily: date,
  };
}

export type DailyState =
  /** `begun`: in progress; `given-up`: the game in progress was deleted. */
  | { readonly kind: 'new' | 'begun' | 'given-up' }
  | { readonly kind: 'over'; readonly entry: DailyEntry; readonly game: FinishedGame | undefined };

/** The state of a daily game, computed from the data stored on this device. */
export function dailyState(
  entry: DailyEntry | undefined,
  isInProgress: boolean,
  finished: FinishedGame | undefined,
): DailyState {
  if (entry?.result !== undefined) return { kind: 'over', entry, game: finished };
  if (isInProgress) return { kind: 'begun' };
  return { kind: entry === undefined ? 'new' : 'given-up' };
}
