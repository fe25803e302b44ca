// Fixed ratings of the built-in bots (docs/opponents.md).
import { type BotName, botEntry, LEVELS, TWO_PLAYER_ELO } from '@eminent/bots';
import { type Rating, SHOWN_START, strengthShown } from './rating.ts';

/**
 * Elo points for 3 and for 4 or more players, relative to the bot level `captain`, which has the
 * starting rating.
 */
const MORE_PLAYERS: Readonly<Partial<Record<BotName, readonly [number | undefined, number]>>> = {
  emperor: [516, 681],
  admiral: [undefined, 512],
  viceadmiral: [undefined, 345],
  commodore: [undefined, 219],
  lieutenant: [undefined, -233],
  cadet: [undefined, -400],
};

/**
 * Factors from points with 2 players to points with 3 and with 4 or more, for bots measured only
 * with 2. Taken from the level `emperor`.
 */
const POINT_FACTORS = [516 / 735, 681 / 735] as const;

const MARGIN = 100;

/** Returns Elo points relative to the level `captain`; undefined if the bot was not measured. */
function pointsOf(bot: BotName, players: number): number | undefined {
  const points = TWO_PLAYER_ELO[bot];
  if (players === 2 || points === undefined) return points;
  const at = players === 3 ? 0 : 1;
  return MORE_PLAYERS[bot]?.[at] ?? points * POINT_FACTORS[at];
}

/** Returns the rating of a built-in bot; undefined if it was not measured. */
export function botRating(spec: string, players: number): Rating | undefined {
  const entry = botEntry(spec);
  const points = entry && pointsOf(entry.name as BotName, players);
  if (points === undefined) return undefined;
  const mu = strengthShown(SHOWN_START + points, players);
  const sigma =
    (strengthShown(SHOWN_START + MARGIN, players) - strengthShown(SHOWN_START, players)) / 1.96;
  return { mu, sigma };
}

/** Returns the bot level whose strength is closest to `mu`. */
export function levelNear(mu: number, players: number): BotName {
  const levels = LEVELS.map((bot) => ({
    bot,
    distance: Math.abs((botRating(bot, players)?.mu ?? 0) - mu),
  }));
  return levels.reduce((best, one) => (one.distance < best.distance ? one : best)).bot;
}
