// npm run tools -- check-puzzles: judges shipped puzzles again, with a much longer search, and with
// a search and games of nets or bot characters that the miner does not use.
import { readFileSync } from 'node:fs';
import { randomFromSeed, shuffle } from '@eminent/engine';
import { readWeights } from '../../packages/bots/src/net/weights-file.ts';
import {
  quoted,
  readFlags,
  refuse,
  shortText,
  startProgram,
  wholeNumber,
} from '../command-line.ts';
import { addProgress, readProgress } from '../progress-file.ts';
import { SIMULATIONS } from './find-puzzle.ts';
import { judgeAgain, type Judged, type Judging } from './judge-again.ts';
import { readShipped, writeShipped } from './puzzle-file.ts';

const HELP = `npm run tools -- check-puzzles [--count N] [--times N] [--games N] [--weights FILES] [--seed TEXT] [--progress FILE] [--drop]

Judges puzzles again: by a longer search, and by games played to their end.
  --count N        number of puzzles (default 20)
  --times N        simulations, as a multiple of the miner's ${SIMULATIONS} (default 50; 0: no search)
  --games N        maximum number of games after each answer (default 40; 0: none)
  --weights FILES  weights.bin of nets trained separately (npm run tools -- train --folder NAME), separated by commas;
                   they search too, and play the games as Admirals, instead of bot characters
  --seed TEXT      chooses the puzzles
  --progress FILE  keeps the results, one line for each puzzle, and goes on where it stopped
  --drop           removes puzzles from the page whose best answer is a different one
`;

interface Checked extends Judged {
  readonly n: number;
}

function weightsOf(file: string): Judging['nets'][number] {
  const read = readWeights(readFileSync(file));
  return read.ok ? read : refuse(`${quoted(file)}: ${read.error}`);
}

startProgram();
const flags = readFlags(
  {
    count: { type: 'string', default: '20' },
    times: { type: 'string', default: '50' },
    games: { type: 'string', default: '40' },
    weights: { type: 'string' },
    seed: { type: 'string', default: 'check' },
    progress: { type: 'string' },
    drop: { type: 'boolean', default: false },
  },
  HELP,
);
const count = wholeNumber('count', flags.count, 1);
const judging: Judging = {
  simulations: SIMULATIONS * wholeNumber('times', flags.times),
  games: wholeNumber('games', flags.games),
  nets: flags.weights?.split(',').map(weightsOf) ?? [],
};
const seed = shortText('seed', flags.seed);
const puzzles = readShipped();
const places = puzzles.map((_, at) => at);
shuffle(places, randomFromSeed(seed));

const JUDGES = {
  search: 'the search',
  secondSearch: 'the search of the other net',
  games: 'games',
} as const;
type JudgeName = keyof typeof JUDGES;

function judgmentsOf(one: Judged) {
  const names = Object.keys(JUDGES) as JudgeName[];
  return names.flatMap((name) => {
    const lead = one[name];
    return lead === undefined ? [] : [{ name, ...lead }];
  });
}

const isChecked = ({ n }: Partial<Checked>) => typeof n === 'number';
const before = new Map(readProgress<Checked>(flags.progress, isChecked).map((one) => [one.n, one]));
const results: Checked[] = [];
for (const at of places.slice(0, count)) {
  const puzzle = puzzles[at];
  if (puzzle === undefined) continue;
  const { n } = puzzle;
  let result = before.get(n);
  if (result === undefined) {
    result = { n, ...judgeAgain(puzzle, judging, randomFromSeed(`${seed} ${n}`)) };
    addProgress(flags.progress, result);
    const leads = judgmentsOf(result).map(({ name, lead, error }) => {
      return `${(lead * 100).toFixed(1)} ± ${(error * 196).toFixed(1)} in ${JUDGES[name]}`;
    });
    console.log(`${n}: best by ${leads.join(', ')}`);
  }
  results.push(result);
}

for (const name of Object.keys(JUDGES) as JudgeName[]) {
  const leads = results.flatMap((one) => one[name] ?? []);
  if (leads.length === 0) continue;
  const report = (what: string, matches: readonly unknown[]): void => {
    const share = ((matches.length / leads.length) * 100).toFixed(1);
    console.log(`${what} in ${JUDGES[name]}: ${matches.length} of ${leads.length} (${share} %)`);
  };
  report(
    'same best answer',
    leads.filter(({ lead }) => lead > 0),
  );
  report(
    'clearly another answer',
    leads.filter(({ lead, error }) => lead < -2 * error),
  );
}
if (flags.drop) {
  const failed = results.filter((one) => judgmentsOf(one).some(({ lead }) => lead <= 0));
  const numbers = new Set(failed.map(({ n }) => n));
  writeShipped(puzzles.filter(({ n }) => !numbers.has(n)));
  console.log(`dropped: ${[...numbers].join(', ') || 'none'}`);
}
