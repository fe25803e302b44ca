// Plays a share of the games of a simulation in a worker thread.
import { parentPort, workerData } from 'node:worker_threads';
import { formatRecord, SPECTATOR } from '@eminent/engine';
import { luckOfRecord, Table } from '@eminent/table';
import { FaultLog } from './bot-programs/faults.ts';
import { withIo } from './io.ts';
import { PROCESS_IO } from './process-io.ts';
import {
  beginGame,
  closePrograms,
  endGame,
  faultsOf,
  findSeatBot,
  type BotPrograms,
  runTable,
  seatOf,
  startPrograms,
} from './seats.ts';
import type { FromWorker, GameResult, WorkerTask } from './simulate.ts';

const task = workerData as WorkerTask;

function send(message: FromWorker): void {
  parentPort?.postMessage(message);
}

/** Plays a game. In game n the bots are rotated by n seats, so that each starts equally often. */
async function playGame(game: number, programs: BotPrograms): Promise<GameResult> {
  const { bots, options, scenarios, seed, gamesPerDeal } = task;
  const rotated = bots.map((_, seat) => (seat + game) % bots.length);
  const seats = rotated.map((at) => bots[at] ?? '');
  const order = rotated.map((at) => programs[at]);
  const table = new Table(
    {
      game: options,
      seed: `${seed} ${Math.floor(game / gamesPerDeal)}`,
      seats: seats.map((spec) => seatOf(spec, spec)),
      scenarios,
    },
    findSeatBot,
  );
  const ms = bots.map(() => 0);
  const cpuMs = bots.map(() => 0);
  const decisions = bots.map(() => 0);
  const longestMs = bots.map(() => 0);
  beginGame(table, order);
  await runTable(
    table,
    order,
    [],
    (seat, spent) => {
      ms[seat] = (ms[seat] ?? 0) + spent.ms;
      cpuMs[seat] = (cpuMs[seat] ?? 0) + spent.cpuMs;
      decisions[seat] = (decisions[seat] ?? 0) + 1;
      longestMs[seat] = Math.max(longestMs[seat] ?? 0, spent.ms);
    },
    (fault) => faults.add(fault),
  );
  endGame(table, order);
  const view = table.viewOf(SPECTATOR);
  const luck = task.measuresLuck === true ? luckOfRecord(formatRecord(table.record())) : undefined;
  return {
    game,
    seats,
    bots: rotated,
    ms,
    cpuMs,
    decisions,
    longestMs,
    winners: view.winners ?? [],
    scores: view.players.map((player) => player.score.total),
    turns: view.turnNumber,
    end: view.ending ?? '',
    ...(luck && { luck }),
  };
}

const faults = new FaultLog();

async function playGames(): Promise<void> {
  const programs = await startPrograms(task.bots, task.timeMs);
  for (const game of task.games) {
    send({ type: 'game', result: await playGame(game, programs) });
  }
  await closePrograms(programs);
  send({ type: 'faults', faults: [...faults.all, ...faultsOf(programs)] });
}

await withIo(PROCESS_IO, playGames);
