// npm run tools -- soak: every bot in many games of every player count and variant; reports illegal and missing answers.
import { botEntry, botNames } from '@eminent/bots';
import { PRESETS } from '@eminent/engine';
import { faultText } from '../packages/cli/src/bot-programs/faults.ts';
import { startProgram, quoted, readFlags, refuse, wholeNumber } from './command-line.ts';
import { addProgress, readProgress } from './progress-file.ts';
import { playGames } from '../packages/cli/src/simulate.ts';
import { gameOptions } from './game-options.ts';

const HELP = `npm run tools -- soak [--games N] [--bots a,b,c] [--progress FILE]

Every bot plays games of each number of players, variant and ruleset among other bots. Prints every fault, and the longest thinking time
of each bot.
  --games N        games of each kind (default 1000)
  --bots a,b,c     only these bots
  --progress FILE  saves the progress, and continues from it
`;

/** Search budget: answers must be legal, not strong. */
const THRIFT = ':work=8';

const GAMES: readonly object[] = [
  ...[2, 3, 4].flatMap((players) => [
    { players },
    { players, variant: 'learning' },
    { players, variant: 'level-1' },
  ]),
  { players: 3, variant: 'extended' },
  { players: 4, techErrata: true, displayErrata: true, extraRound: true },
  { players: 2, twoPlayerStacks: 'reduced', ...PRESETS['reference-manual'] },
  { players: 3, ...PRESETS.summary },
  { players: 2, ruleset: 'prototype-2010' },
  { players: 4, ruleset: 'prototype-2010', prototypeRoleActions: true },
];

/** One game's players and rules; a line of the progress file. */
interface Cell {
  readonly game: object;
  readonly games: number;
  readonly faults: readonly string[];
  /** By bot, in milliseconds. */
  readonly longest: Readonly<Record<string, number>>;
}

/** Bots next to each other in the list play together. In as many rounds as there are bots, each plays in `players` games. */
async function soak(game: object, bots: readonly string[], games: number): Promise<Cell> {
  const options = gameOptions(game);
  const { players } = options;
  const perTable = Math.ceil(games / players);
  const faults: string[] = [];
  const longest: Record<string, number> = {};
  let played = 0;
  for (const first of bots.keys()) {
    const seats = Array.from({ length: players }, (_, i) => bots[(first + i) % bots.length] ?? '');
    const specs = seats.map((bot) => (botEntry(bot)?.searches === true ? `${bot}${THRIFT}` : bot));
    const result = await playGames(
      {
        options,
        bots: specs,
        seed: `soak ${seats.join()}`,
        games: perTable,
        gamesPerDeal: 1,
        timeMs: 1000,
      },
      () => undefined,
    );
    played += result.results.length;
    faults.push(...result.faults.map(faultText));
    for (const one of result.results) {
      for (const [seat, at] of one.bots.entries()) {
        const bot = seats[at] ?? '';
        longest[bot] = Math.max(longest[bot] ?? 0, one.longestMs[seat] ?? 0);
      }
    }
  }
  return { game, games: played, faults, longest };
}

startProgram();
const values = readFlags(
  {
    games: { type: 'string', default: '1000' },
    bots: { type: 'string', default: botNames().join(',') },
    progress: { type: 'string' },
  },
  HELP,
);

function isCell({ game, games, faults, longest }: Partial<Cell>): boolean {
  return Boolean(game && longest) && typeof games === 'number' && Array.isArray(faults);
}

function longestLine(cells: readonly Cell[], bot: string): string {
  const most = Math.max(...cells.map(({ longest }) => longest[bot] ?? 0));
  return `${bot}: longest answer ${most.toFixed(1)} ms`;
}

const bots = values.bots.split(',');
for (const bot of bots.filter((one) => !botNames().includes(one))) {
  refuse(`--bots ${quoted(bot)}: no such bot; expected one of ${botNames().join(', ')}.`);
}
const games = wholeNumber('games', values.games, 1);
const cells = readProgress(values.progress, isCell);
const isDone = (game: object): boolean =>
  cells.some((cell) => JSON.stringify(cell.game) === JSON.stringify(game));
for (const game of GAMES.filter((one) => !isDone(one))) {
  const cell = await soak(game, bots, games);
  cells.push(cell);
  addProgress(values.progress, cell);
  console.log(`${JSON.stringify(game)}: ${cell.games} games, ${cell.faults.length} faults`);
  for (const fault of cell.faults) console.log(`  ${fault}`);
}
for (const bot of bots) console.log(longestLine(cells, bot));
const played = cells.reduce((sum, cell) => sum + cell.games, 0);
const faults = cells.reduce((sum, cell) => sum + cell.faults.length, 0);
console.log(
  `${played} games, each bot at least ${values.games} in each of ${cells.length} kinds of game: ${faults} faults`,
);
if (faults > 0) process.exitCode = 1;
