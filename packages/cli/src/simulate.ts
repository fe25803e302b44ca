// Plays many games between bots on all cores and summarizes them.
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { type Fault, FaultLog, faultText } from './bot-programs/faults.ts';
import { currentEnv } from './io.ts';
import type { GameSetup } from './options.ts';
import { meanOf } from './stats.ts';

/** The result of one game. `winners` lists seats. All other lists have an entry for each seat. */
export interface GameResult {
  readonly game: number;
  readonly seats: readonly string[];
  /** Index of each seat's bot in the task. */
  readonly bots: readonly number[];
  /** Total time in milliseconds, and number, of the seat's decisions. */
  readonly ms: readonly number[];
  readonly decisions: readonly number[];
  /** CPU time of this thread in milliseconds. Excludes the processes of bot programs. */
  readonly cpuMs: readonly number[];
  readonly longestMs: readonly number[];
  readonly winners: readonly number[];
  readonly scores: readonly number[];
  readonly turns: number;
  readonly end: string;
  /** Luck of each seat, as a share of a victory; absent unless the task measures it. */
  readonly luck?: readonly number[];
}

export interface Match extends GameSetup {
  readonly bots: readonly string[];
  readonly seed: string;
}

export interface WorkerTask extends Match {
  readonly games: readonly number[];
  /** Number of successive games with the same deal. The bots change seats between them. */
  readonly gamesPerDeal: number;
  readonly timeMs: number;
  readonly measuresLuck?: boolean;
}

/** Plays the games numbered from 0 to `games` - 1, except those in `done`. */
export interface GamesTask extends Omit<WorkerTask, 'games'> {
  readonly games: number;
  readonly done?: ReadonlySet<number>;
}

/** A message of a worker: one for each finished game, and at the end one with all faults. */
export type FromWorker =
  | { readonly type: 'game'; readonly result: GameResult }
  | { readonly type: 'faults'; readonly faults: readonly Fault[] };

export interface Tally {
  readonly wins: number;
  readonly ties: number;
  readonly meanScore: number;
  readonly games: number;
}

export interface Summary {
  readonly games: number;
  /** `wins`: games with a single winner. `ties`: games with several. */
  readonly wins: number;
  readonly ties: number;
  readonly meanScores: number;
  readonly meanTurns: number;
  readonly endCauses: Readonly<Record<string, number>>;
  readonly perSeat: readonly Tally[];
  readonly perBot: Readonly<Record<string, Tally>>;
  readonly faults: readonly string[];
}

/** Plays and summarizes games. Calls `progress` with the number of finished games. */
export async function simulate(
  task: Omit<GamesTask, 'gamesPerDeal'>,
  progress: (done: number) => void,
): Promise<Summary> {
  const { results, faults } = await playGames({ ...task, gamesPerDeal: 1 }, progress);
  return summarize(results, faults.map(faultText));
}

export interface Played {
  readonly results: readonly GameResult[];
  readonly faults: readonly Fault[];
}

/** Plays games on all cores and returns their results in order. Calls `onGame` after each game. */
export async function playGames(
  { games, done, ...task }: GamesTask,
  onGame: (finished: number, result: GameResult) => void,
): Promise<Played> {
  const missing = Array.from({ length: games }, (_, game) => game).filter(
    (game) => done?.has(game) !== true,
  );
  const workers = Math.min(availableParallelism(), missing.length);
  const results: GameResult[] = [];
  const faults = new FaultLog();
  await Promise.all(
    Array.from({ length: workers }, (_, worker) =>
      runWorker({ ...task, games: missing.filter((_, n) => n % workers === worker) }, (message) => {
        if (message.type === 'faults') {
          for (const fault of message.faults) faults.add(fault);
          return;
        }
        results.push(message.result);
        onGame(results.length, message.result);
      }),
    ),
  );
  return { results: results.sort((a, b) => a.game - b.game), faults: faults.all };
}

function runWorker(task: WorkerTask, onMessage: (message: FromWorker) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('simulate-worker.ts', import.meta.url), {
      workerData: task,
      env: currentEnv(),
    });
    worker.on('message', onMessage);
    worker.on('error', reject);
    worker.on('exit', () => resolve());
  });
}

function tally(seats: readonly { result: GameResult; seat: number }[]): Tally {
  const won = seats.filter(({ result, seat }) => result.winners.includes(seat));
  return {
    wins: won.filter(({ result }) => result.winners.length === 1).length,
    ties: won.filter(({ result }) => result.winners.length > 1).length,
    meanScore: meanOf(seats.map(({ result, seat }) => result.scores[seat] ?? 0)),
    games: seats.length,
  };
}

function summarize(results: readonly GameResult[], faults: readonly string[]): Summary {
  const seats = results.flatMap((result) => result.seats.map((_, seat) => ({ result, seat })));
  const bots = [...new Set(results.flatMap((result) => result.seats))].sort();
  const causes = [...new Set(results.map((result) => result.end))].sort();
  const count = results[0]?.seats.length ?? 0;
  return {
    games: results.length,
    wins: results.filter((result) => result.winners.length === 1).length,
    ties: results.filter((result) => result.winners.length > 1).length,
    meanScores: meanOf(results.flatMap((result) => result.scores)),
    meanTurns: meanOf(results.map((result) => result.turns)),
    endCauses: Object.fromEntries(
      causes.map((cause) => [cause, results.filter((result) => result.end === cause).length]),
    ),
    perSeat: Array.from({ length: count }, (_, seat) =>
      tally(seats.filter((one) => one.seat === seat)),
    ),
    perBot: Object.fromEntries(
      bots.map((bot) => [
        bot,
        tally(seats.filter(({ result, seat }) => result.seats[seat] === bot)),
      ]),
    ),
    faults,
  };
}
