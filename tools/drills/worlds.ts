// npm run tools -- drill:worlds: in whole games, everything that a viewer may not know is replaced by another deal, and what the server sends is compared.
import { randomUUID } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import {
  compareGame,
  differenceOf,
  type WorldsFound,
} from '../../packages/server/test/tables/compare-deals.ts';
import { startProgram, quoted, readFlags, refuse } from '../command-line.ts';

const HELP = `npm run tools -- drill:worlds [--games N] [--seed TEXT] [--progress FILE] [--json]

Plays N games (1000) of all rulesets and numbers of players at tables of a server. After each answer it replaces all that one viewer, a
seat or a spectator by chance, may not know, and compares every byte that the server would send: what is told of the answer, the whole
table, its row in lists; what others prepared; and the server's log. Prints {games, comparisons, differing}; status 1 where any differ. With --progress the figures are kept in FILE, and a
run that was stopped goes on from there, with the seed that it had.
`;

/** Milliseconds between two lines of progress. */
const TELL_MS = 10_000;

startProgram();
const flags = readFlags({
  games: { type: 'string', default: '1000' },
  seed: { type: 'string', default: randomUUID() },
  /** Where figures are kept, so that a run goes on where it stopped. */
  progress: { type: 'string' },
  json: { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
});
if (flags.help) process.stdout.write(HELP);
else await run(flags.games, flags.seed, flags.json);

/** A run that was begun before goes on. */
function begun(seed: string): WorldsFound & { readonly seed: string } {
  const { progress } = flags;
  if (progress === undefined || !existsSync(progress)) {
    return { games: 0, comparisons: 0, differing: 0, seed };
  }
  return JSON.parse(readFileSync(progress, 'utf8')) as ReturnType<typeof begun>;
}

function keep(found: object): void {
  const { progress } = flags;
  if (progress === undefined) return;
  writeFileSync(`${progress}.partial`, JSON.stringify(found));
  renameSync(`${progress}.partial`, progress);
}

async function run(games: string, newSeed: string, isJson: boolean): Promise<void> {
  const wanted = /^[1-9]\d{0,6}$/.test(games) ? Number(games) : 0;
  if (wanted === 0) refuse(`--games ${quoted(games)}: expected a whole number from 1.`);
  const found = begun(newSeed);
  const { seed } = found;
  console.error(`seed ${seed}`);
  let message = Date.now();
  while (found.games < wanted) {
    await compareGame(`${seed} ${found.games}`, found);
    if (Date.now() - message < TELL_MS) continue;
    message = Date.now();
    keep(found);
    console.error(
      `${found.games} games, ${found.comparisons} comparisons, ${found.differing} differ`,
    );
  }
  keep(found);
  const { first, ...counts } = found;
  if (first !== undefined) console.error(`${first.where}: ${differenceOf(first.one, first.other)}`);
  console.log(
    isJson
      ? JSON.stringify(counts)
      : `${counts.games} games, ${counts.comparisons} comparisons, ${counts.differing} differ`,
  );
  if (counts.differing > 0) process.exitCode = 1;
}
