// Runs the bots and bot programs of a table: finds them, starts programs, plays their turns.
import { threadCpuUsage } from 'node:process';
import {
  type Bot,
  botEntry,
  botNames,
  findBot,
  findNetBot,
  MAX_WEIGHTS_BYTES,
} from '@eminent/bots';
import { OPTION_VALUES, SPECTATOR } from '@eminent/engine';
import type { Seat, Table } from '@eminent/table';
import { refuse } from './errors.ts';
import type { GameFlags } from './flags.ts';
import type { Fault } from './bot-programs/faults.ts';
import { BotProgram, PROGRAM_PREFIX } from './bot-programs/bot-program.ts';
import { readBytes } from './input.ts';
import { type GameSetup, gameSetup } from './options.ts';
import { printable } from './printable.ts';

/** The name of a bot with a file of weights, such as `emperor@.train/weights.bin:work=64`. */
const WITH_WEIGHTS = /^(?<name>[a-z]+)@(?<file>.+?)(?<budget>:(?:ms|work)=\d+)?$/;

/** Finds a bot by its name; undefined if there is none. Refuses a file without valid weights. */
export function findSeatBot(spec: string): Bot | undefined {
  const { name, file, budget = '' } = WITH_WEIGHTS.exec(spec)?.groups ?? {};
  if (name === undefined || file === undefined || botEntry(name)?.net !== true) {
    return findBot(spec);
  }
  const found = findNetBot(`${name}${budget}`, readBytes(file, MAX_WEIGHTS_BYTES));
  return found.ok ? found.bot : refuse(`${printable(file)} has no valid weights: ${found.error}`);
}

const MIN_PLAYERS = Math.min(...OPTION_VALUES.players);
const MAX_PLAYERS = Math.max(...OPTION_VALUES.players);

/** Splits a list of bots such as `captain,exec:python3 bot.py`. Refuses unknown names. */
export function seatNames(text: string, flag: string): readonly string[] {
  const names = text.split(',').map((name) => name.trim());
  for (const name of names) {
    const isProgram = name.startsWith(PROGRAM_PREFIX) && name.length > PROGRAM_PREFIX.length;
    if (!isProgram && findSeatBot(name) === undefined) {
      refuse(
        `${flag} ${printable(text)}: unknown bot ${printable(name)}; expected one of ${botNames().join(', ')}, or ${PROGRAM_PREFIX}COMMAND`,
      );
    }
  }
  return names;
}

interface SeatedGame extends GameSetup {
  readonly bots: readonly string[];
}

/**
 * Returns the game that the flags describe. The default is the bot level Captain against random
 * bots. `errorSuffix` is added to the error for a wrong number of bots.
 */
export function seatedGame(
  flags: GameFlags,
  seats: string | undefined,
  errorSuffix = '',
): SeatedGame {
  if (seats === undefined) {
    const setup = gameSetup(flags, undefined);
    const others = Array<string>(setup.options.players - 1).fill('random');
    return { ...setup, bots: ['captain', ...others] };
  }
  const bots = seatNames(seats, '--seats');
  if (bots.length < MIN_PLAYERS || bots.length > MAX_PLAYERS) {
    refuse(
      `--seats ${printable(seats)}: expected ${MIN_PLAYERS} to ${MAX_PLAYERS} bots${errorSuffix}`,
    );
  }
  return { ...gameSetup(flags, bots.length), bots };
}

/** Returns a seat. A program gets a person's seat: its answers come from outside the table. */
export function seatOf(spec: string, name: string): Seat {
  return spec.startsWith(PROGRAM_PREFIX)
    ? { kind: 'person', name }
    : { kind: 'bot', name, bot: spec };
}

/** The program of each player; undefined for a bot or a person. */
export type BotPrograms = readonly (BotProgram | undefined)[];

export function startPrograms(specs: readonly string[], timeMs: number): Promise<BotPrograms> {
  return Promise.all(
    specs.map((spec) =>
      spec.startsWith(PROGRAM_PREFIX)
        ? BotProgram.start(spec.slice(PROGRAM_PREFIX.length), timeMs)
        : Promise.resolve(undefined),
    ),
  );
}

export function beginGame(table: Table, order: BotPrograms): void {
  for (const [seat, program] of order.entries()) {
    program?.begin(seat, table.names, table.options.game);
  }
}

/** Time spent on an answer. `cpuMs`: CPU time of this thread. */
export interface Spent {
  readonly ms: number;
  readonly cpuMs: number;
}

function startStopwatch(): () => Spent {
  const start = performance.now();
  const used = threadCpuUsage();
  return () => {
    const { system, user } = threadCpuUsage(used);
    return { ms: performance.now() - start, cpuMs: (system + user) / 1000 };
  };
}

/**
 * Plays until a person must decide or the game is over. `order` has the program of each seat.
 * `sentPlies` has, by seat, the ply up to which the program got the events, and is updated.
 */
export async function runTable(
  table: Table,
  order: BotPrograms,
  sentPlies: number[],
  onDecision?: (seat: number, timeSpent: Spent) => void,
  onFault?: (fault: Fault) => void,
): Promise<void> {
  while (!table.over) {
    const seat = table.deciding;
    const program = order[seat];
    const timeSpent = startStopwatch();
    if (table.waitsForBot) {
      if (!table.step()) onFault?.(illegal(table.names[seat] ?? ''));
    } else if (program === undefined) return;
    else await askProgram(table, seat, program, sentPlies);
    onDecision?.(seat, timeSpent());
  }
}

function illegal(player: string): Fault {
  return { player, kind: 'illegal', example: 'no legal answer; the default was played', count: 1 };
}

async function askProgram(
  table: Table,
  seat: number,
  program: BotProgram,
  sentPlies: number[],
): Promise<void> {
  const events = table.eventsSince(sentPlies[seat] ?? 0, seat);
  sentPlies[seat] = table.ply;
  const { question } = table;
  const view = table.viewOf(seat);
  const token = await program.decide({ view, position: table.positionOf(seat), events });
  if (token !== undefined) {
    const outcome = table.answer(seat, question, token);
    if (outcome.ok) return;
    program.refuse(outcome.refusal.sentence);
  }
  table.answer(seat, question, view.decision?.default ?? '');
}

/** Sends the scores and the winners to the programs. */
export function endGame(table: Table, order: BotPrograms): void {
  const view = table.viewOf(SPECTATOR);
  const scores = view.players.map((player) => player.score.total);
  for (const program of order) program?.end(scores, view.winners ?? []);
}

export async function closePrograms(programs: BotPrograms): Promise<void> {
  await Promise.all(programs.map((program) => program?.close() ?? Promise.resolve()));
}

export function faultsOf(programs: BotPrograms): readonly Fault[] {
  return programs.flatMap((program) => program?.faults ?? []);
}
