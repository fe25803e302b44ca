// eminent arena: measures how strong bots are, against each other or everybody against everybody.
import { LADDER } from '@eminent/bots';
import { Command, Option } from 'commander';
import { arena as measure, type ArenaResult, ladder, type LadderRow } from '../arena.ts';
import { refuse } from '../fail.ts';
import {
  BOT_NAMES_HELP,
  GAME_FLAGS,
  type GameFlags,
  GAMES_FLAG,
  JSON_FLAG,
  SEED_FLAGS,
  type SeedFlags,
  seedOf,
  TIME_FLAG,
  withFlags,
} from '../flags.ts';
import { gameOptions } from '../options.ts';
import { complain, print, progressBar } from '../output.ts';
import { printable } from '../printable.ts';
import { seatNames } from '../seats.ts';

const NOTES = `
Each deal is played once from each seat.
A bot may have a budget of its own: emperor:ms=50 or emperor:work=200
(simulations), and admiral, emperor and net may have weights from a file:
emperor@.train/weights.bin:work=200. In the result, winShare and its 95 %
interval ci95 are shares of victories with ties divided; elo is 0 at par.`;

interface ArenaFlags extends GameFlags, SeedFlags {
  readonly seats?: string;
  readonly games: number;
  readonly time: number;
  readonly ladder?: boolean;
  readonly json?: boolean;
}

function arenaText(result: ArenaResult): string {
  const rows = result.seats.map((bot, i) => {
    const percent = (share = 0): string => `${(share * 100).toFixed(1)} %`;
    const [low, high] = result.ci95[i] ?? [0, 0];
    const elo = Math.round(result.elo[i] ?? 0);
    const ms = (result.msPerDecision[i] ?? 0).toFixed(2);
    const longest = Math.round(result.longestMs[i] ?? 0);
    return `${bot}: ${percent(result.winShare[i])} [${percent(low)}, ${percent(high)}], ${elo} Elo, ${ms} ms a decision, ${longest} at most`;
  });
  return [`${result.games} games`, ...rows].join('\n');
}

function ladderText(rows: readonly LadderRow[]): string {
  return rows
    .map(({ bot, elo, half, games, winShare }) => {
      const strength = `${Math.round(elo)} ± ${Math.round(half)}`.padStart(11);
      return `${bot.padEnd(14)} ${strength} Elo  ${(winShare * 100).toFixed(1).padStart(5)} % of ${games} games`;
    })
    .join('\n');
}

async function runLadder(flags: ArenaFlags): Promise<void> {
  const bots = seatNames(flags.seats ?? LADDER.join(','), '--seats');
  const options = gameOptions(flags, undefined);
  if (bots.length < options.players) refuse(`--ladder: expected at least ${options.players} bots`);
  const { games, time: timeMs } = flags;
  const task = { bots, options, seed: seedOf(flags, bots), games, timeMs };
  const { rows, faults } = await ladder(task, (done, of) => progressBar(of)(done));
  for (const fault of faults) complain(fault);
  print(flags.json === true ? JSON.stringify(rows) : ladderText(rows));
}

async function runArena(flags: ArenaFlags): Promise<void> {
  const seats = flags.seats ?? 'captain,random';
  const bots = seatNames(seats, '--seats');
  if (bots.length < 2 || bots.length > 4) {
    refuse(`--seats ${printable(seats)}: expected 2 to 4 bots, or any number with --ladder`);
  }
  const options = gameOptions(flags, bots.length);
  const { games, time: timeMs } = flags;
  const task = { bots, options, seed: seedOf(flags, bots), games, timeMs };
  const all = Math.ceil(games / bots.length) * bots.length;
  const result = await measure(task, progressBar(all));
  for (const fault of result.faults) complain(fault);
  print(flags.json === true ? JSON.stringify(result) : arenaText(result));
}

export const arena = withFlags(
  new Command('arena').description('measure bots against each other'),
  [
    new Option(
      '--seats <names>',
      `the players, usually captain,random, or everybody with --ladder: ${BOT_NAMES_HELP}`,
    ),
    new Option('--ladder', 'everybody against everybody, rated together'),
    GAMES_FLAG,
    JSON_FLAG,
    ...GAME_FLAGS,
    ...SEED_FLAGS,
    TIME_FLAG,
  ],
)
  .addHelpText('after', NOTES)
  .action((flags: ArenaFlags) => (flags.ladder === true ? runLadder(flags) : runArena(flags)));
