// Ratings of the built-in bots, measured in the ladders of docs/opponents.md. They are fixed, so
// ratings gained against them stay comparable.
import { type BotName, botEntry } from '@eminent/bots';
import { type Rating, SHOWN_START, strengthShown } from './rating.ts';

/**
 * Elo points relative to the captain, for 2, 3 and 4 players. The captain plays like a competent
 * newcomer and has the starting rating. Measured with the ladders of docs/opponents.md.
 */
const LEVELS: Readonly<Partial<Record<BotName, readonly [number, number, number]>>> = {
  emperor: [830, 516, 654],
  admiral: [620, 320, 459],
  viceadmiral: [420, 215, 310],
  commodore: [210, 110, 155],
  captain: [0, 0, 0],
  lieutenant: [-220, -270, -170],
  cadet: [-450, -540, -341],
};

/** Characters: `--ladder --seats cadet,captain,admiral,warmonger,… --games 40`, for two players. */
const CHARACTERS: Readonly<Partial<Record<BotName, number>>> = {
  warmonger: 503,
  settler: 353,
  rusher: 21,
  contrarian: 2,
  trader: -12,
  scholar: -69,
  greedy: -322,
  random: -1396,
};
/** Scale of rating differences with more players, relative to two. */
const SHRUNK = [1, 516 / 830, 654 / 830] as const;

/** Confidence interval of the ladders, in points to each side. */
const MARGIN = 100;

function pointsOf(bot: BotName, players: number): number | undefined {
  const at = Math.min(players, 4) - 2;
  const level = LEVELS[bot]?.[at];
  if (level !== undefined) return level;
  const character = CHARACTERS[bot];
  return character === undefined ? undefined : character * (SHRUNK[at] ?? 1);
}

/** Undefined for bots without a measured rating. */
export function botRating(spec: string, players: number): Rating | undefined {
  const entry = botEntry(spec);
  const points = entry && pointsOf(entry.name as BotName, players);
  if (points === undefined) return undefined;
  const mu = strengthShown(SHOWN_START + points, players);
  const sigma =
    (strengthShown(SHOWN_START + MARGIN, players) - strengthShown(SHOWN_START, players)) / 1.96;
  return { mu, sigma };
}

/** The level with the closest rating. */
export function levelNear(mu: number, players: number): BotName {
  const levels = (Object.keys(LEVELS) as BotName[]).map((bot) => ({
    bot,
    distance: Math.abs((botRating(bot, players)?.mu ?? 0) - mu),
  }));
  return levels.reduce((best, one) => (one.distance < best.distance ? one : best)).bot;
}
