// npm run drill:worlds: in whole games, everything that a viewer may not know is replaced by another deal, and what the server sends is compared.
import { randomUUID } from 'node:crypto';
import {
  compareGame,
  differenceOf,
  type WorldsFound,
} from '../../packages/server/test/tables/worlds.ts';
import { beginProgram, quoted, readFlags, refuse } from '../program.ts';

const HELP = `npm run drill:worlds -- [--games N] [--seed TEXT] [--json]

Plays N games (1000) of all rulesets and numbers of players at tables of a server. After each answer it replaces all that one viewer, a
seat or a spectator by chance, may not know, and compares every byte that the server would send: what is told of the answer, the whole
table, its row in lists; what others prepared; and the server's log. Prints {games, comparisons, differing}; status 1 where any differ.
`;

/** Milliseconds between two lines of progress. */
const TELL_MS = 10_000;

beginProgram();
const flags = readFlags({
  games: { type: 'string', default: '1000' },
  seed: { type: 'string', default: randomUUID() },
  json: { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
});
if (flags.help) process.stdout.write(HELP);
else await run(flags.games, flags.seed, flags.json);

async function run(games: string, seed: string, isJson: boolean): Promise<void> {
  const wanted = /^[1-9]\d{0,6}$/.test(games) ? Number(games) : 0;
  if (wanted === 0) refuse(`--games ${quoted(games)}: expected a whole number from 1.`);
  console.error(`seed ${seed}`);
  const found: WorldsFound = { games: 0, comparisons: 0, differing: 0 };
  let told = Date.now();
  while (found.games < wanted) {
    await compareGame(`${seed} ${found.games}`, found);
    if (Date.now() - told < TELL_MS) continue;
    told = Date.now();
    console.error(
      `${found.games} games, ${found.comparisons} comparisons, ${found.differing} differ`,
    );
  }
  const { first, ...counts } = found;
  if (first !== undefined) console.error(`${first.where}: ${differenceOf(first.one, first.other)}`);
  console.log(
    isJson
      ? JSON.stringify({ ...counts, seed })
      : `${counts.games} games, ${counts.comparisons} comparisons, ${counts.differing} differ`,
  );
  if (counts.differing > 0) process.exitCode = 1;
}
