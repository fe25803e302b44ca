// Recommends the next opponent from the player's results against bots of known strength.
import { botEntry, type BotName, type Level, LEVELS, TWO_PLAYER_ELO } from '@eminent/bots/registry';
import type { FinishedGame } from '../storage/finished-games.ts';

/** A two-player game against a bot. */
interface DuelResult {
  readonly bot: BotName;
  /** 1 for a victory, 0 for a defeat, 0.5 for a tie. */
  readonly share: number;
}

/** Only this many of the newest games count, because players improve. */
const MAX_RESULTS = 20;

/** The two-player games of the person at this device against rated bots, newest first. */
export function duelsOf(finished: readonly FinishedGame[]): readonly DuelResult[] {
  return finished.flatMap(({ own, seats = [], winners }) => {
    const rival = seats[1 - (own ?? 0)];
    if (own === undefined || seats.length !== 2 || rival?.kind !== 'bot') return [];
    const bot = botEntry(rival.bot)?.name as BotName | undefined;
    if (bot === undefined || TWO_PLAYER_ELO[bot] === undefined) return [];
    return [{ bot, share: winners.includes(own) ? 1 / winners.length : 0 }];
  });
}

/** The assumed rating before the first result, that of the Cadet, and its standard deviation. */
const PRIOR = { elo: TWO_PLAYER_ELO.cadet ?? 0, deviation: 250 };
const ELO_SCALE = 400 / Math.LN10;

/** The expected score against a rival in the Elo system, from 0 to 1. */
function expectedShare(elo: number, rival: number): number {
  return 1 / (1 + Math.exp((rival - elo) / ELO_SCALE));
}

/**
 * The most likely strength of a player, in Elo points relative to the Captain, given the prior and
 * the results. The derivative of the log-likelihood decreases, so bisection finds its root.
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

/** The recommended opponent should be stronger than the player by this many Elo points. */
const CHALLENGE = 50;

/** The level whose Elo is closest to the player's plus `CHALLENGE`; undefined without results. */
export function recommendedLevel(results: readonly DuelResult[]): Level | undefined {
  if (results.length === 0) return undefined;
  const wanted = playerElo(results) + CHALLENGE;
  const distance = (level: Level): number => Math.abs((TWO_PLAYER_ELO[level] ?? 0) - wanted);
  return LEVELS.reduce((best, level) => (distance(level) < distance(best) ? level : best));
}
