// npm run tools -- calibration: checks the accuracy of predicted chances. Plays games, compares
// chances with results in bins of ten percentage points, and can fit the calibration of a net.
import '../src/node.ts';
import { writeFileSync } from 'node:fs';
import {
  decidingSeat,
  type GameState,
  KnownOrder,
  newGame,
  playTrusted,
  type Random,
  randomFromSeed,
  reorderDecks,
  RULESETS,
  winnersOf,
} from '@eminent/engine';
import { inRoot } from '../../../tools/paths.ts';
import { startProgram, readFlags, refuse } from '../../../tools/command-line.ts';
import { addProgress, readProgress } from '../../../tools/progress-file.ts';
import { judgeFor } from '../src/analysis.ts';
import type { Bot } from '../src/index.ts';
import { type Calibration, combinePerspectives, uncalibrated } from '../src/net/calibration.ts';
import { netFor } from '../src/net/nets.ts';
import { shippedNet } from '../src/net-bots.ts';
import { perspectives } from '../src/net-judge.ts';
import { FITTED, HELD_OUT } from './held-out.ts';
import { GAME_FLAGS, gamesFrom } from './measured-games.ts';
import { answerOf, botNamed, POOL } from './players.ts';

const HELP = `npm run tools -- calibration [--ruleset NAME] [--players N] [--games N] [--seed TEXT] [--progress FILE] [--fit] [--json]

Compares the predicted chances of positions with the results of their games: with the players that the net was trained with, and with
players that it has never met.
  --ruleset NAME   default official: ${RULESETS.join(', ')}
  --players N      default 2
  --games N        games of each kind (default 200)
  --progress FILE  keeps finished games, and plays only what is missing
  --fit            fits the calibration of the net to other games of the same number and writes it
  --json           prints one object
`;

/** On average, one in this many positions is recorded. */
const EVERY = 6;
/** Longer games are left out; games between reasonable players end long before. */
const MAX_PLIES = 2500;
/** Number of bins for chances from 0 to 1. */
const BINS = 10;

startProgram();
const values = readFlags(
  {
    ...GAME_FLAGS,
    seed: { type: 'string', default: 'calibration' },
    progress: { type: 'string' },
    fit: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
  },
  HELP,
);
const { players, games, options } = gamesFrom(values);
const net = netFor(options);
if (values.fit && net === undefined) refuse('--fit: no net is trained for these games.');

/** A recorded position. */
interface Position {
  readonly decider: number;
  /** The net's estimate for each seat from its own perspective; empty without a net. */
  readonly raw: readonly number[];
  /** The chance of each seat that an analysis shows. */
  readonly shown: readonly number[];
}

interface Game {
  /** The ruleset, number of players, seed and seating. */
  readonly kind: string;
  /** The number of the game of its kind, from 0. */
  readonly game: number;
  /** Share of the victory, by seat. */
  readonly result: readonly number[];
  readonly positions: readonly Position[];
}

/** Draws the bots of all seats of a game. */
type Seating = (random: Random) => readonly Bot[];

function drawn<T>(list: readonly T[], random: Random): T {
  return list[random.below(list.length)] as T;
}

/** The bot to measure: the net without search, or the strongest style if there is no net. */
const MEASURED_BOT = net === undefined ? 'settler' : 'net';

/** The players of the training: on average three of ten seats are scripted bots. */
const ownPool: Seating = (random) =>
  Array.from({ length: players }, () =>
    botNamed(random.below(10) < 3 ? drawn(POOL, random) : MEASURED_BOT),
  );

/** The measured bot in one seat, and bots from a list in the others. */
function against(list: readonly Bot[]): Seating {
  return (random) => {
    const own = random.below(players);
    return Array.from({ length: players }, (_, seat) =>
      seat === own ? botNamed(MEASURED_BOT) : drawn(list, random),
    );
  };
}

/** Plays a game and records positions; undefined if the game is too long. */
function playGame(kind: string, game: number, seating: Seating): Game | undefined {
  const seed = `${kind} ${game}`;
  const random = randomFromSeed(`${seed} players`);
  const bots = seating(random);
  const state = newGame(options, seed);
  const { valuation } = judgeFor(state);
  const evaluator = shippedNet(options);
  const known = new KnownOrder();
  const reorder = (one: GameState): GameState => reorderDecks(one, known, random);
  const positions: Position[] = [];
  while (!state.over && state.ply < MAX_PLIES) {
    const seat = decidingSeat(state);
    if (random.below(EVERY) === 0) {
      const raw = evaluator === undefined ? [] : perspectives(state, evaluator, reorder);
      positions.push({ decider: seat, raw, shown: valuation(state, reorder) });
    }
    const before = state.clone();
    playTrusted(state, answerOf(bots[seat] as Bot, state, random));
    known.update(before, state);
  }
  if (!state.over) return undefined;
  const winners = winnersOf(state);
  const result = state.players.map((_, seat) => (winners.includes(seat) ? 1 / winners.length : 0));
  return { kind, game, result, positions };
}

const kept = readProgress<Game>(values.progress, ({ kind, game, positions }) => {
  return typeof kind === 'string' && typeof game === 'number' && Array.isArray(positions);
});

/** The games of a seating: those of the progress file, and the others, which are played now. */
function gamesOf(name: string, seating: Seating): readonly Game[] {
  const kind = `${values.ruleset} ${players} ${values.seed} ${name}`;
  const found = kept.filter((one) => one.kind === kind && one.game < games);
  const done = new Set(found.map(({ game }) => game));
  const played: Game[] = [...found];
  for (let game = 0; game < games; game++) {
    if (done.has(game)) continue;
    const one = playGame(kind, game, seating);
    if (one === undefined) continue;
    played.push(one);
    addProgress(values.progress, one);
  }
  return played;
}

/** The chances that a calibration gives in a position. */
function shownWith({ decider, raw }: Position, calibration: Calibration): readonly number[] {
  return combinePerspectives(raw, decider, calibration);
}

interface Report {
  readonly positions: number;
  /** Expected calibration error: mean difference between predicted and observed win rates. */
  readonly error: number;
  /** Brier score: mean squared difference between a chance and the result. */
  readonly brier: number;
  /** Number of chances, their mean and the mean result, by range of the chance. */
  readonly bins: readonly {
    readonly count: number;
    readonly predicted: number;
    readonly observed: number;
  }[];
}

function reportOf(list: readonly Game[], show: (position: Position) => readonly number[]): Report {
  const bins = Array.from({ length: BINS }, () => ({ count: 0, predicted: 0, observed: 0 }));
  let count = 0;
  let brier = 0;
  for (const { positions, result } of list) {
    for (const position of positions) {
      for (const [seat, chance] of show(position).entries()) {
        const bin = bins[Math.min(BINS - 1, Math.floor(chance * BINS))];
        const won = result[seat] ?? 0;
        if (bin === undefined) continue;
        bin.count++;
        bin.predicted += chance;
        bin.observed += won;
        brier += (chance - won) ** 2;
        count++;
      }
    }
  }
  const error = bins.reduce((sum, bin) => sum + Math.abs(bin.predicted - bin.observed), 0) / count;
  return {
    positions: count / players,
    error,
    brier: brier / count,
    bins: bins.map((bin) => ({
      count: bin.count,
      predicted: bin.predicted / Math.max(1, bin.count),
      observed: bin.observed / Math.max(1, bin.count),
    })),
  };
}

/** The mean negative logarithm of the winner's chance, which the fit minimizes. */
function lossOf(list: readonly Game[], calibration: Calibration): number {
  let sum = 0;
  let count = 0;
  for (const { positions, result } of list) {
    for (const position of positions) {
      for (const [seat, chance] of shownWith(position, calibration).entries()) {
        sum -= (result[seat] ?? 0) * Math.log(Math.max(1e-6, chance));
      }
      count++;
    }
  }
  return sum / count;
}

/** Fits a calibration by pattern search: changes each number in ever smaller steps. */
function fitted(list: readonly Game[]): Calibration {
  let best = uncalibrated(players);
  let least = lossOf(list, best);
  for (let step = 0.2; step > 0.004; step /= 2) {
    for (let isBetter = true; isBetter; ) {
      isBetter = false;
      for (const name of ['decider', 'others', 'toMove'] as const) {
        for (const change of [step, -step]) {
          const tried = { ...best, [name]: Number((best[name] + change).toFixed(4)) };
          const loss = lossOf(list, tried);
          if (loss >= least - 1e-7) continue;
          [best, least, isBetter] = [tried, loss, true];
        }
      }
    }
  }
  return best;
}

function print(name: string, report: Report): void {
  console.log(
    `${name}: ${report.positions} positions, expected calibration error ${report.error.toFixed(3)}, Brier score ${report.brier.toFixed(3)}`,
  );
  for (const [i, { count, predicted, observed }] of report.bins.entries()) {
    if (count === 0) continue;
    const [from, to] = [i, i + 1].map((bin) => (bin * 100) / BINS);
    const range = `${from}–${to} %`.padStart(9);
    const shares = [predicted, observed].map((one) => `${(one * 100).toFixed(1)} %`.padStart(7));
    console.log(`  ${range}  predicted ${shares[0]}  observed ${shares[1]}  (chances: ${count})`);
  }
}

function write(calibration: Calibration): void {
  if (net === undefined) return;
  const all = { ...net.calibrations, [players]: calibration };
  const lines = Object.entries(all).map(
    ([seats, one]) =>
      `  ${seats}: { decider: ${one?.decider}, others: ${one?.others}, toMove: ${one?.toMove} },`,
  );
  writeFileSync(
    inRoot(`packages/bots/src/net/${net.manifest.name}/calibrations.ts`),
    `// Written by npm run tools -- calibration --fit. By number of players.
import type { Calibrations } from '../calibration.ts';

export const CALIBRATIONS: Calibrations = {
${lines.join('\n')}
};
`,
  );
}

const SHOWN = {
  'with the bots of the training': gamesOf('own', ownPool),
  'with bots that are not in the training': gamesOf('held out', against(HELD_OUT)),
};
const calibration = values.fit
  ? fitted([...gamesOf('own to fit', ownPool), ...gamesOf('others to fit', against(FITTED))])
  : undefined;
if (calibration !== undefined) write(calibration);
const current = calibration ?? net?.calibrations[players] ?? uncalibrated(players);
const show = (position: Position): readonly number[] =>
  net === undefined ? position.shown : shownWith(position, current);
const reports = Object.entries(SHOWN).map(([name, list]) => [name, reportOf(list, show)] as const);
if (values.json) console.log(JSON.stringify(Object.fromEntries(reports)));
else {
  if (calibration !== undefined) console.log(`fitted: ${JSON.stringify(calibration)}`);
  for (const [name, report] of reports) print(name, report);
}
