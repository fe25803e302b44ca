// npm run tools -- drill:worlds: plays whole games, replaces everything hidden from a viewer by
// another deal, and compares what the server sends.
import { randomUUID } from 'node:crypto';
import {
  compareGame,
  differenceOf,
  type WorldsFound,
} from '../../packages/server/test/tables/compare-deals.ts';
import { startProgram, readFlags, wholeNumber } from '../command-line.ts';
import { readTotals, writeTotals } from '../progress-file.ts';

const HELP = `npm run tools -- drill:worlds [--games N] [--seed TEXT] [--progress FILE] [--json]

Plays games of all rulesets and numbers of players at tables of a server. After each answer it replaces everything that one random viewer
(a seat or a spectator) may not know, and compares every byte that the server would send: patches, the whole table, its row in lists,
prepared answers, and the server's log. Prints {games, comparisons, differing} and fails if any differ.
  --games N        number of games (default 1000)
  --progress FILE  keeps the figures and the seed, and continues a run that was stopped
  --json           prints one object
`;

/** Interval of progress lines and of saving the progress file. */
const REPORT_MS = 10_000;

startProgram();
const flags = readFlags(
  {
    games: { type: 'string', default: '1000' },
    seed: { type: 'string', default: randomUUID() },
    /** Progress file, so that a run can resume. */
    progress: { type: 'string' },
    json: { type: 'boolean', default: false },
  },
  HELP,
);
const wanted = wholeNumber('games', flags.games, 1, 9_999_999);
const initial: WorldsFound & { readonly seed: string } = {
  games: 0,
  comparisons: 0,
  differing: 0,
  seed: flags.seed,
};
const found = readTotals(flags.progress, initial);
const { seed } = found;
console.error(`seed ${seed}`);
let message = Date.now();
while (found.games < wanted) {
  await compareGame(`${seed} ${found.games}`, found);
  if (Date.now() - message < REPORT_MS) continue;
  message = Date.now();
  writeTotals(flags.progress, found);
  console.error(
    `${found.games} games, ${found.comparisons} comparisons, ${found.differing} differ`,
  );
}
writeTotals(flags.progress, found);
const { first, ...counts } = found;
if (first !== undefined) console.error(`${first.where}: ${differenceOf(first.one, first.other)}`);
console.log(
  flags.json
    ? JSON.stringify(counts)
    : `${counts.games} games, ${counts.comparisons} comparisons, ${counts.differing} differ`,
);
if (counts.differing > 0) process.exitCode = 1;
