// Recommends the next opponent from results against levels and characters of known strength.
import { botEntry, type BotName, type Level, LEVELS, TWO_PLAYER_ELO } from '@eminent/bots/registry';
import type { FinishedGame } from '../storage/finished-games.ts';

/** A two-player game against a bot. */
export interface DuelResult {
  readonly bot: BotName;
  /** 1 for a victory, 0 for a defeat, 0.5 for a tie. */
  readonly share: number;
}

/** Players improve, so only the newest games count. */
const NEWEST = 20;

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

/** The assumed rating of a new player: about that of the Cadet. */
const PRIOR = { elo: TWO_PLAYER_ELO.cadet ?? 0, deviation: 250 };
const ELO_SCALE = 400 / Math.LN10;

function expectedShare(own: number, rival: number): number {
  return 1 / (1 + Math.exp((rival - own) / ELO_SCALE));
}

/**
 * The most likely strength of a player, in Elo points relative to the Captain, given the prior. The
 * derivative of the likelihood decreases monotonically, so bisection finds its root.
 */
export function playerElo(results: readonly DuelResult[]): number {
  const slopeAt = (elo: number): number => {
    const prior = (PRIOR.elo - elo) / PRIOR.deviation ** 2;
    return results.slice(0, NEWEST).reduce((sum, { bot, share }) => {
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

/** A little stronger than the player, so that there is something to learn. */
const CHALLENGE = 50;

/** The level whose Elo is closest to the player's plus `CHALLENGE`; undefined before the first result. */
export function recommendedLevel(results: readonly DuelResult[]): Level | undefined {
  if (results.length === 0) return undefined;
  const wanted = playerElo(results) + CHALLENGE;
  const distance = (level: Level): number => Math.abs((TWO_PLAYER_ELO[level] ?? 0) - wanted);
  return LEVELS.reduce((best, level) => (distance(level) < distance(best) ? level : best));
}
