// npm run tools -- check-puzzles: judges random shipped puzzles again, with a much longer search
// and with complete games between bot characters in other seats than the miner's.
import { randomFromSeed, shuffle } from '@eminent/engine';
import { readFlags, shortText, startProgram, wholeNumber } from '../command-line.ts';
import { SIMULATIONS } from './find-puzzle.ts';
import { judgeAgain } from './judge-again.ts';
import { readShipped, writeShipped } from './puzzle-file.ts';

const HELP = `npm run tools -- check-puzzles [--count N] [--times N] [--games N] [--seed TEXT] [--drop]

Judges puzzles again: by a longer search, and by games that characters play to the end.
  --count N    number of puzzles (default 20)
  --times N    simulations, as a multiple of the miner's ${SIMULATIONS} (default 50)
  --games N    games after each answer (default 100)
  --seed TEXT  chooses the puzzles
  --drop       removes puzzles from the page whose best answer is a different one
`;

startProgram();
const flags = readFlags(
  {
    count: { type: 'string', default: '20' },
    times: { type: 'string', default: '50' },
    games: { type: 'string', default: '100' },
    seed: { type: 'string', default: 'check' },
    drop: { type: 'boolean', default: false },
  },
  HELP,
);
const count = wholeNumber('count', flags.count, 1);
const simulations = SIMULATIONS * wholeNumber('times', flags.times, 1);
const games = wholeNumber('games', flags.games, 2);
const random = randomFromSeed(shortText('seed', flags.seed));
const puzzles = readShipped();
const places = puzzles.map((_, at) => at);
shuffle(places, random);

const failed: number[] = [];
let bySearch = 0;
let byGames = 0;
let contradicted = 0;
let checked = 0;
for (const at of places.slice(0, count)) {
  const puzzle = puzzles[at];
  if (puzzle === undefined) continue;
  const { search, rollouts } = judgeAgain(puzzle, simulations, games, random);
  const isContradicted = rollouts.lead < -2 * rollouts.error;
  checked++;
  if (search.lead > 0) bySearch++;
  if (rollouts.lead > 0) byGames++;
  if (isContradicted) contradicted++;
  if (search.lead <= 0 || isContradicted) failed.push(puzzle.n);
  const text = ({ lead, error }: typeof search): string =>
    `${(lead * 100).toFixed(1)} ± ${(error * 196).toFixed(1)}`;
  console.log(`${puzzle.n}: best by ${text(search)} in the search, ${text(rollouts)} in games`);
}
const share = (n: number): string => `${n} of ${checked} (${((n / checked) * 100).toFixed(1)} %)`;
console.log(`same best answer with ${simulations} simulations: ${share(bySearch)}`);
console.log(`best on average in ${games} games of characters: ${share(byGames)}`);
console.log(`clearly another answer in these games: ${share(contradicted)}`);
if (flags.drop && failed.length > 0) {
  writeShipped(puzzles.filter(({ n }) => !failed.includes(n)));
  console.log(`dropped: ${failed.join(', ')}`);
}
