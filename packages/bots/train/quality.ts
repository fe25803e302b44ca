// npm run tools -- quality: counts the wasteful moves of a bot over games against itself.
import '../src/node.ts';
import {
  decidingSeat,
  legalOptions,
  newGame,
  parseOption,
  playTrusted,
  randomFromSeed,
  RULESETS,
} from '@eminent/engine';
import { readFlags, startProgram } from '../../../tools/command-line.ts';
import { requestFor } from '../src/index.ts';
import {
  GAME_FLAGS,
  gamesFrom,
  type MeasuredGame,
  percent,
  playMissing,
} from './measured-games.ts';
import { botNamed } from './players.ts';
import { isHintGeneric, occasionsIn, type Waste, WASTES } from './waste.ts';

const HELP = `npm run tools -- quality [--bot NAME] [--ruleset NAME] [--players N] [--games N] [--seed TEXT] [--progress FILE]

Counts the wasteful moves of a bot (listed in packages/bots/train/waste.ts) in games in which it plays all seats, and the hints that have
only a generic reason.
  --bot NAME       default admiral; may have a budget, such as emperor:work=200
  --ruleset NAME   default official: ${RULESETS.join(', ')}
  --players N      default 2
  --games N        default 200
  --progress FILE  keeps finished games, and plays only what is missing
`;

startProgram();
const values = readFlags(
  {
    bot: { type: 'string', default: 'admiral' },
    ...GAME_FLAGS,
    seed: { type: 'string', default: 'quality' },
    progress: { type: 'string' },
  },
  HELP,
);
const { players, games, options } = gamesFrom(values);
const bot = botNamed(values.bot);

/** The counts of one game. */
interface Counts extends MeasuredGame {
  /** Number of decisions between several options. */
  readonly decisions: number;
  /** Number of decisions whose hint would have only generic reasons. */
  readonly generic: number;
  /** Number of occasions for wasteful moves, in the order of WASTES. */
  readonly occasions: readonly number[];
  /** Number of wasteful moves, in the order of WASTES. */
  readonly wasted: readonly number[];
}

const key = JSON.stringify([values.bot, values.ruleset, players, values.seed]);

function playGame(game: number): Counts {
  const seed = `${values.seed} ${game}`;
  const random = randomFromSeed(`${seed} choices`);
  const state = newGame(options, seed);
  const occasions = WASTES.map(() => 0);
  const wasted = WASTES.map(() => 0);
  let decisions = 0;
  let generic = 0;
  const count = (kind: Waste, isWasteful: boolean): void => {
    const at = WASTES.indexOf(kind);
    occasions[at] = (occasions[at] ?? 0) + 1;
    if (isWasteful) wasted[at] = (wasted[at] ?? 0) + 1;
  };
  while (!state.over) {
    const legal = legalOptions(state);
    const [only = -1] = legal;
    if (legal.length === 1) {
      playTrusted(state, only);
      continue;
    }
    decisions++;
    const request = requestFor(state, decidingSeat(state), random);
    const reply = bot.choose(request);
    const { token } = reply;
    if (isHintGeneric(request.view, reply)) generic++;
    for (const { isWasteful, kind } of occasionsIn(request.view, state, token)) {
      count(kind, isWasteful);
    }
    playTrusted(state, parseOption(state, token) ?? only);
  }
  return { key, game, decisions, generic, occasions, wasted };
}

const all = playMissing(values.progress, key, games, playGame);

function total(of: (counts: Counts) => number): number {
  return all.reduce((sum, counts) => sum + of(counts), 0);
}

console.log(`${values.bot}, ${values.ruleset}, ${players} players, ${games} games`);
for (const [at, waste] of WASTES.entries()) {
  const occasions = total((counts) => counts.occasions[at] ?? 0);
  const wasted = total((counts) => counts.wasted[at] ?? 0);
  console.log(`${waste}: ${wasted} of ${occasions} occasions, ${percent(wasted, occasions)}`);
}
const occasions = total((counts) => counts.occasions.reduce((sum, one) => sum + one, 0));
const wasted = total((counts) => counts.wasted.reduce((sum, one) => sum + one, 0));
const decisions = total((counts) => counts.decisions);
console.log(`all: ${wasted} of ${occasions} occasions, ${percent(wasted, occasions)}`);
console.log(`${percent(wasted, decisions)} of ${decisions} decisions`);
const generic = total((counts) => counts.generic);
console.log(`hints with generic reasons only: ${percent(generic, decisions)}`);
