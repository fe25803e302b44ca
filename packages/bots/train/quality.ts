// npm run tools -- quality: counts the wasteful moves of a bot over games against itself.
import '../src/node.ts';
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import {
  decidingSeat,
  legalOptions,
  newGame,
  parseOption,
  playTrusted,
  randomFromSeed,
  RULESETS,
} from '@eminent/engine';
import {
  quoted,
  readFlags,
  refuse,
  shortText,
  startProgram,
  wholeNumber,
} from '../../../tools/command-line.ts';
import { type Bot, findBot, requestFor } from '../src/index.ts';
import { optionsFrom } from './game-options.ts';
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
const values = readFlags({
  bot: { type: 'string', default: 'admiral' },
  ruleset: { type: 'string', default: 'official' },
  players: { type: 'string', default: '2' },
  games: { type: 'string', default: '200' },
  seed: { type: 'string', default: 'quality' },
  progress: { type: 'string' },
  help: { type: 'boolean', default: false },
});
if (values.help) {
  console.log(HELP);
  process.exit(0);
}
const players = wholeNumber('players', values.players, 2, 5);
const games = wholeNumber('games', values.games, 1);
shortText('seed', values.seed);
const options = optionsFrom({ ruleset: values.ruleset, players });
const bot: Bot = findBot(values.bot) ?? refuse(`--bot ${quoted(values.bot)}: no such bot.`);

/** Occasions and wasteful moves of one game, in the order of WASTES, and decisions with a choice. */
interface Counts {
  readonly key: string;
  readonly game: number;
  readonly decisions: number;
  /** Decisions whose hint has only generic reasons. */
  readonly generic: number;
  readonly occasions: readonly number[];
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

const kept = new Map<number, Counts>();
if (values.progress !== undefined && existsSync(values.progress)) {
  for (const line of readFileSync(values.progress, 'utf8').split('\n').filter(Boolean)) {
    const counts = JSON.parse(line) as Counts;
    if (counts.key === key) kept.set(counts.game, counts);
  }
}
const all = Array.from({ length: games }, (_, game): Counts => {
  const known = kept.get(game);
  if (known !== undefined) return known;
  const counts = playGame(game);
  if (values.progress !== undefined) appendFileSync(values.progress, `${JSON.stringify(counts)}\n`);
  return counts;
});

function total(of: (counts: Counts) => number): number {
  return all.reduce((sum, counts) => sum + of(counts), 0);
}

function percent(part: number, whole: number): string {
  return whole === 0 ? '–' : `${((part / whole) * 100).toFixed(1)} %`;
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
