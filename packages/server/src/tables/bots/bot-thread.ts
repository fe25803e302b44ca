// The thread in which bots of server tables think.
import { constants, setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { think } from './choose-answer.ts';
import type { ThinkJob } from './bot-job.ts';

try {
  // On Linux this is said of this thread alone: nobody waits for a table since a bot thinks. Elsewhere it would be the whole process.
  if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
} catch {
  // Where that is not allowed, bots think as fast as everything else.
}

parentPort?.on('message', ({ id, job }: { readonly id: number; readonly job: ThinkJob }) => {
  let token: string | undefined;
  try {
    token = think(job);
  } catch {
    // The default answer stands in for it; what went wrong would name cards.
  }
  parentPort?.postMessage({ id, token });
});
