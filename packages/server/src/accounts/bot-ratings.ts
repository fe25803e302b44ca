// Ratings of the server's own computer players, from the ladders of docs/opponents.md. They do not learn, so these stand fast, and what
// people gain from them means the same from the first day.
import { type BotName, botEntry } from '@eminent/bots';
import { type Rating, SHOWN_START, strengthShown } from './rating.ts';

/**
 * Elo points above the captain, who plays sound rules of thumb as somebody does who has learned the game, and so stands where newcomers
 * begin. By number of players: 2, 3, 4. Levels: `npm run tools -- arena --ladder --seats cadet,captain,admiral,emperor:work=200 --games 48`.
 */
const LEVELS: Readonly<Partial<Record<BotName, readonly [number, number, number]>>> = {
  emperor: [830, 516, 654],
  admiral: [620, 320, 459],
  captain: [0, 0, 0],
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
/** More players, more chance: how much smaller the distance from the emperor to the captain is there. */
const SHRUNK = [1, 516 / 830, 654 / 830] as const;

/** The intervals of the ladders are about so many points to each side. */
const MARGIN = 100;

function pointsOf(bot: BotName, players: number): number | undefined {
  const at = Math.min(players, 4) - 2;
  const level = LEVELS[bot]?.[at];
  if (level !== undefined) return level;
  const character = CHARACTERS[bot];
  return character === undefined ? undefined : character * (SHRUNK[at] ?? 1);
}

/** Undefined for one whose strength nobody has measured. */
export function botRating(spec: string, players: number): Rating | undefined {
  const entry = botEntry(spec);
  const points = entry && pointsOf(entry.name as BotName, players);
  if (points === undefined) return undefined;
  const mu = strengthShown(SHOWN_START + points, players);
  const sigma =
    (strengthShown(SHOWN_START + MARGIN, players) - strengthShown(SHOWN_START, players)) / 1.96;
  return { mu, sigma };
}

/** The level whose strength is nearest to a rating. */
export function levelNear(mu: number, players: number): BotName {
  const levels = (Object.keys(LEVELS) as BotName[]).map((bot) => ({
    bot,
    distance: Math.abs((botRating(bot, players)?.mu ?? 0) - mu),
  }));
  return levels.reduce((best, one) => (one.distance < best.distance ? one : best)).bot;
}
