// Compares many games on several threads. Each batch of games is saved as soon as it is done.
import { isMainThread, parentPort, Worker } from 'node:worker_threads';
import { addProgress, readProgress } from '../progress-file.ts';
import { compareGame, type Compared } from './compare-game.ts';

const BATCH_GAMES = 10;

export interface Batch extends Compared {
  readonly batch: number;
  readonly games: number;
  readonly onlyExpansion: boolean;
}

export interface Task {
  readonly seed: string;
  readonly decisions: number;
  readonly jobs: number;
  readonly onlyExpansion?: boolean;
  /** File to which finished batches are appended. Batches in it are not played again. */
  readonly progress?: string;
  readonly onBatch?: (batches: readonly Batch[]) => void;
}

interface Order {
  readonly seed: string;
  readonly batch: number;
  readonly onlyExpansion: boolean;
}

/** Plays until enough decisions are compared. Returns all batches, also earlier ones. */
export async function runComparison(task: Task): Promise<readonly Batch[]> {
  const batches = earlierBatches(task);
  let next = 0;
  const isDone = (batch: number): boolean => batches.some((one) => one.batch === batch);
  const order = (): Order | undefined => {
    if (sumUp(batches).decisions >= task.decisions) return undefined;
    while (isDone(next)) next++;
    return { seed: task.seed, batch: next++, onlyExpansion: task.onlyExpansion === true };
  };
  const onDone = (batch: Batch): void => {
    batches.push(batch);
    addProgress(task.progress, { seed: task.seed, ...batch });
    task.onBatch?.(batches);
  };
  await Promise.all(Array.from({ length: task.jobs }, () => runWorker(order, onDone)));
  return batches;
}

function earlierBatches({ progress, seed, onlyExpansion = false }: Task): Batch[] {
  return readProgress<Batch & { readonly seed: string }>(
    progress,
    (one) => typeof one.seed === 'string' && typeof one.batch === 'number',
  ).filter((one) => one.seed === seed && one.onlyExpansion === onlyExpansion);
}

function runWorker(order: () => Order | undefined, onDone: (batch: Batch) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL(import.meta.url));
    const ask = (): void => {
      const one = order();
      if (one === undefined) void worker.terminate();
      else worker.postMessage(one);
    };
    worker.on('message', (batch: Batch) => {
      onDone(batch);
      ask();
    });
    worker.on('error', reject);
    worker.on('exit', () => resolve());
    ask();
  });
}

export function sumUp(batches: readonly Compared[]): Compared {
  const steps: Record<string, number> = {};
  for (const batch of batches) {
    for (const [step, n] of Object.entries(batch.steps)) steps[step] = (steps[step] ?? 0) + n;
  }
  return {
    decisions: batches.reduce((sum, { decisions }) => sum + decisions, 0),
    steps,
    differences: batches.flatMap(({ differences }) => differences),
  };
}

function playBatch({ seed, batch, onlyExpansion }: Order): Batch {
  const games = Array.from({ length: BATCH_GAMES }, (_, i) =>
    compareGame(seed, batch * BATCH_GAMES + i, onlyExpansion),
  );
  return { batch, games: BATCH_GAMES, onlyExpansion, ...sumUp(games) };
}

if (!isMainThread) {
  parentPort?.on('message', (order: Order) => parentPort?.postMessage(playBatch(order)));
}
