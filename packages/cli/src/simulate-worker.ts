// Plays every n-th game of a simulation in a thread of its own.
import { parentPort, workerData } from 'node:worker_threads';
import { SPECTATOR } from '@eminent/engine';
import { Table } from '@eminent/table';
import type { GameResult, WorkerTask } from './simulate.ts';

const task = workerData as WorkerTask;

/** Game n seats the bots rotated by n, so that everybody begins equally often. */
function playGame(game: number): GameResult {
  const { bots, options, seed } = task;
  const seats = bots.map((_, seat) => bots[(seat + game) % bots.length] ?? '');
  const table = new Table({
    game: options,
    seed: `${seed} ${game}`,
    seats: seats.map((bot) => ({ kind: 'bot', name: bot, bot })),
  });
  while (!table.over) table.step();
  const view = table.viewOf(SPECTATOR);
  return {
    game,
    seats,
    winners: view.winners ?? [],
    scores: view.players.map((player) => player.score.total),
    turns: view.turnNumber,
    end: view.ending ?? '',
  };
}

for (let game = task.first; game < task.games; game += task.step) {
  parentPort?.postMessage(playGame(game));
}
