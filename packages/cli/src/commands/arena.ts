// eminent arena: measures the strength of bots, in one match or in a round robin.
import { LADDER } from '@eminent/bots';
import { Command, Option } from 'commander';
import {
  type Adjusted,
  arena as measure,
  type ArenaResult,
  ladder,
  type LadderRow,
  wholeDeals,
} from '../arena.ts';
import { refuse } from '../errors.ts';
import {
  BOT_NAMES_HELP,
  collect,
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
import { progressIn, type ArenaProgress, NO_PROGRESS } from '../arena-progress.ts';
import { gameSetup } from '../options.ts';
import { complain, print, printData, progressBar, wrapped } from '../output.ts';
import { seatedGame, seatNames } from '../seats.ts';

const NOTES = [
  'Each deal is played once from each seat. --seats may be given several times: each table has --games games and its own result.',
  'A bot can have its own budget: emperor:ms=50 or emperor:work=200 (simulations), and admiral, emperor and net may have weights from a file: emperor@.train/weights.bin:work=200.',
  'In the result, winShare is the share of games won, with ties split; ci95 is its 95% confidence interval; elo is 0 at equal strength.',
  'With --adjusted the luck of each seat at shuffles, draws and planets is measured and subtracted, which takes about 0.2 s a game. In JSON it is the field adjusted.',
  'With --progress and the same --seed, a stopped run continues, and a run with more --games plays only the missing ones. Use a new file when the players change.',
];

interface ArenaFlags extends GameFlags, SeedFlags {
  readonly seats?: readonly string[];
  readonly progress?: string;
  readonly games: number;
  readonly time: number;
  readonly ladder?: boolean;
  readonly adjusted?: boolean;
  readonly json?: boolean;
}

function percent(share: number): string {
  return `${(share * 100).toFixed(1)}%`;
}

function shareText({ winShare, ci95 }: Pick<Adjusted, 'winShare' | 'ci95'>, bot: number): string {
  const [low, high] = ci95[bot] ?? [0, 0];
  return `${percent(winShare[bot] ?? 0)} [${percent(low)}, ${percent(high)}]`;
}

function adjustedText(seats: readonly string[], adjusted: Adjusted): readonly string[] {
  const { varianceRatio } = adjusted;
  return [
    varianceRatio === undefined
      ? 'without luck:'
      : `without luck (variance ${varianceRatio.toFixed(2)} of the above):`,
    ...seats.map((bot, i) => `${bot}: ${shareText(adjusted, i)}`),
  ];
}

function arenaText(result: ArenaResult): string {
  const rows = result.seats.map((bot, i) => {
    const elo = Math.round(result.elo[i] ?? 0);
    const ms = (result.msPerDecision[i] ?? 0).toFixed(2);
    const cpu = (result.cpuMsPerDecision[i] ?? 0).toFixed(2);
    const longest = Math.round(result.longestMs[i] ?? 0);
    return `${bot}: ${shareText(result, i)}, ${elo} Elo, ${ms} ms per decision, ${cpu} of the CPU, at most ${longest}`;
  });
  const { adjusted } = result;
  return [
    `${result.games} games`,
    ...rows,
    ...(adjusted === undefined ? [] : adjustedText(result.seats, adjusted)),
  ].join('\n');
}

function ladderText(rows: readonly LadderRow[]): string {
  return rows
    .map(({ bot, elo, half, games, winShare }) => {
      const strength = `${Math.round(elo)} ± ${Math.round(half)}`.padStart(11);
      return `${bot.padEnd(14)} ${strength} Elo  ${(winShare * 100).toFixed(1).padStart(5)}% of ${games} games`;
    })
    .join('\n');
}

/** Opens the file of `--progress`. Refuses it without a seed. */
function progressFor({ progress, seed, seedFile }: ArenaFlags): ArenaProgress {
  if (progress === undefined) return NO_PROGRESS;
  if (seed === undefined && seedFile === undefined) {
    refuse(
      '--progress: expected --seed as well, because only games with the same seed can be continued',
    );
  }
  return progressIn(progress);
}

async function runLadder(flags: ArenaFlags): Promise<void> {
  const [seats = LADDER.join(','), ...more] = flags.seats ?? [];
  if (flags.adjusted === true) refuse('--adjusted: not with --ladder');
  if (more.length > 0) refuse('--ladder: expected --seats once, with all rated bots');
  const bots = seatNames(seats, '--seats');
  const { options, scenarios } = gameSetup(flags, undefined);
  if (bots.length < options.players) refuse(`--ladder: expected at least ${options.players} bots`);
  const { games, time: timeMs } = flags;
  const task = { bots, options, scenarios, seed: await seedOf(flags, bots), games, timeMs };
  const showProgress = (done: number, total: number): void => progressBar(total)(done);
  const { rows, faults } = await ladder(task, showProgress, progressFor(flags));
  for (const fault of faults) complain(fault);
  if (flags.json === true) printData(JSON.stringify(rows));
  else print(ladderText(rows));
}

async function runArena(flags: ArenaFlags): Promise<void> {
  const seated = (flags.seats ?? [undefined]).map((seats) =>
    seatedGame(flags, seats, ', or any number with --ladder'),
  );
  const { games, time: timeMs } = flags;
  const seed = await seedOf(
    flags,
    seated.flatMap(({ bots }) => bots),
  );
  const saved = progressFor(flags);
  for (const table of seated) {
    const measuresLuck = flags.adjusted === true;
    const task = { ...table, seed, games, timeMs, measuresLuck };
    // One match after the other, because each uses all cores.
    const result = await measure(task, progressBar(wholeDeals(task)), saved);
    for (const fault of result.faults) complain(fault);
    if (flags.json === true) printData(JSON.stringify(result));
    else print(arenaText(result));
  }
}

export const arena = withFlags(
  new Command('arena').description('measure bots against each other'),
  [
    new Option(
      '--seats <names>',
      `the players; by default captain and random bots, with --ladder all rated bots: ${BOT_NAMES_HELP}`,
    ).argParser(collect),
    new Option('--progress <file>', 'stores each finished game and plays only missing ones'),
    new Option('--ladder', 'a round robin with a common rating'),
    new Option('--adjusted', 'also results without the luck of the cards'),
    GAMES_FLAG,
    JSON_FLAG,
    ...GAME_FLAGS,
    ...SEED_FLAGS,
    TIME_FLAG,
  ],
)
  .addHelpText('after', () => `\n${NOTES.map((note) => wrapped(note)).join('\n')}`)
  .action((flags: ArenaFlags) => (flags.ladder === true ? runLadder(flags) : runArena(flags)));
