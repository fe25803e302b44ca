// Starts the daily game of a date, and says how far it is on this device.
import type { DailyGame, SavedGame, Seat } from '@eminent/protocol';
import { type Character, CHARACTER_NAMES } from '@eminent/pictures';
import type { FinishedGame } from '../storage/finished-games.ts';
import { type DailyEntry, dailyGameId } from '../storage/daily-results.ts';
import type { StoredGame } from '../storage/saved-games.ts';

/** A bot under the name of its character; the player without a name. */
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
  | { readonly kind: 'new' }
  /** In progress. */
  | { readonly kind: 'begun'; readonly kept: StoredGame }
  /** The game in progress was deleted. */
  | { readonly kind: 'given-up' }
  | { readonly kind: 'over'; readonly entry: DailyEntry; readonly game: FinishedGame | undefined };

/** What this device stores about the daily game of a date. */
export interface StoredDaily {
  readonly entry: DailyEntry | undefined;
  readonly kept: StoredGame | undefined;
  readonly finished: FinishedGame | undefined;
}

export function dailyState({ entry, kept, finished }: StoredDaily): DailyState {
  if (entry?.result !== undefined) return { kind: 'over', entry, game: finished };
  if (kept !== undefined) return { kind: 'begun', kept };
  return { kind: entry === undefined ? 'new' : 'given-up' };
}
