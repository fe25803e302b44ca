// eminent simulate: plays many games between bots and prints a summary.
import { Command, Option } from 'commander';
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
import { complain, print, printData, progressBar } from '../output.ts';
import { seatedGame } from '../seats.ts';
import { simulate as simulateGames, type Summary } from '../simulate.ts';

interface SimulateFlags extends GameFlags, SeedFlags {
  readonly seats?: string;
  readonly games: number;
  readonly time: number;
  readonly json?: boolean;
}

function summaryText(summary: Summary): string {
  const bots = Object.entries(summary.perBot).map(
    ([bot, one]) =>
      `${bot}: ${one.wins} wins and ${one.ties} ties in ${one.games} seats, ${one.meanScore.toFixed(1)} points`,
  );
  return [
    `${summary.games} games, ${summary.meanTurns.toFixed(1)} turns, ends ${JSON.stringify(summary.endCauses)}`,
    ...bots,
  ].join('\n');
}

async function run(flags: SimulateFlags): Promise<void> {
  const seated = seatedGame(flags, flags.seats);
  const { games, time: timeMs } = flags;
  const task = { ...seated, seed: await seedOf(flags, seated.bots), games, timeMs };
  const summary = await simulateGames(task, progressBar(games));
  for (const fault of summary.faults) complain(fault);
  if (flags.json === true) printData(JSON.stringify(summary));
  else print(summaryText(summary));
}

export const simulate = withFlags(
  new Command('simulate').description('let bots play many games, with seats rotated'),
  [
    new Option(
      '--seats <names>',
      `the players; by default captain and random bots: ${BOT_NAMES_HELP}`,
    ),
    GAMES_FLAG,
    JSON_FLAG,
    ...GAME_FLAGS,
    ...SEED_FLAGS,
    TIME_FLAG,
  ],
).action(run);
