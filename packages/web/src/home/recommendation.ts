// Recommends the next opponent from the player's results against bots with a rating.
import { botEntry, type BotName, type Level, LEVELS, TWO_PLAYER_ELO } from '@eminent/bots/registry';
import type { FinishedGame } from '../storage/finished-games.ts';

interface DuelResult {
  readonly bot: BotName;
  /** 1 for a victory, 0 for a defeat, 0.5 for a shared victory. */
  readonly share: number;
}

/** Only this many of the newest results count, because players improve. */
const MAX_RESULTS = 20;

/** Returns the results of two-player games against rated bots, in the order of `finished`. */
export function duelsOf(finished: readonly FinishedGame[]): readonly DuelResult[] {
  return finished.flatMap(({ own, seats = [], winners }) => {
    const rival = seats[1 - (own ?? 0)];
    if (own === undefined || seats.length !== 2 || rival?.kind !== 'bot') return [];
    const bot = botEntry(rival.bot)?.name as BotName | undefined;
    if (bot === undefined || TWO_PLAYER_ELO[bot] === undefined) return [];
    return [{ bot, share: winners.includes(own) ? 1 / winners.length : 0 }];
  });
}

/** Prior for the player's rating: the Elo of the bot level Cadet, with this standard deviation. */
const PRIOR = { elo: TWO_PLAYER_ELO.cadet ?? 0, deviation: 250 };
const ELO_SCALE = 400 / Math.LN10;

function expectedShare(elo: number, rival: number): number {
  return 1 / (1 + Math.exp((rival - elo) / ELO_SCALE));
}

/**
 * Estimates the player's strength on the scale of `TWO_PLAYER_ELO`, given `PRIOR` and the results.
 * The derivative of the log-likelihood decreases, so bisection finds the maximum.
 */
export function playerElo(results: readonly DuelResult[]): number {
  const slopeAt = (elo: number): number => {
    const prior = (PRIOR.elo - elo) / PRIOR.deviation ** 2;
    return results.slice(0, MAX_RESULTS).reduce((sum, { bot, share }) => {
      return sum + (share - expectedShare(elo, TWO_PLAYER_ELO[bot] ?? 0)) / ELO_SCALE;
    }, prior);
  };
  let [low, high] = [-3000, 3000];
  for (let i = 0; i < 40; i++) {
    const middle = (low + high) / 2;
    if (slopeAt(middle) > 0) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

/** The recommended opponent is stronger than the player by this many Elo points. */
const CHALLENGE = 50;

/** Returns the bot level closest to `CHALLENGE` above the player; undefined without results. */
export function recommendedLevel(results: readonly DuelResult[]): Level | undefined {
  if (results.length === 0) return undefined;
  const wanted = playerElo(results) + CHALLENGE;
  const distance = (level: Level): number => Math.abs((TWO_PLAYER_ELO[level] ?? 0) - wanted);
  return LEVELS.reduce((best, level) => (distance(level) < distance(best) ? level : best));
}
