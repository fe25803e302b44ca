// Creates the daily game of a date, and computes its state on this device.
import type { DailyGame, SavedGame, Seat } from '@eminent/protocol';
import { type Character, CHARACTER_NAMES } from '@eminent/pictures';
import type { FinishedGame } from '../storage/finished-games.ts';
import { type DailyEntry, dailyGameId } from '../storage/daily-results.ts';

/** Returns the seat of a bot with the name of its character; without a bot, a nameless person. */
export function seatOfBot(bot: string | undefined): Seat {
  if (bot === undefined) return { kind: 'person', name: '' };
  const [character = bot] = bot.split(':');
  return { kind: 'bot', name: CHARACTER_NAMES[character as Character], bot };
}

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
  /** `begun`: in progress. `given-up`: deleted while in progress. */
  | { readonly kind: 'new' | 'begun' | 'given-up' }
  | { readonly kind: 'over'; readonly entry: DailyEntry; readonly game: FinishedGame | undefined };

/** Returns the state of a daily game, computed from the data stored on this device. */
export function dailyState(
  entry: DailyEntry | undefined,
  isInProgress: boolean,
  finished: FinishedGame | undefined,
): DailyState {
  if (entry?.result !== undefined) return { kind: 'over', entry, game: finished };
  if (isInProgress) return { kind: 'begun' };
  return { kind: entry === undefined ? 'new' : 'given-up' };
}
