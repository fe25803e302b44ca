// Worker thread that runs bots of online tables.
import { constants, setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { chooseAnswer } from './choose-answer.ts';
import type { BotJob } from './bot-job.ts';

try {
  // On Linux, priorities apply per thread, so this does not slow down the event loop. On other
  // systems it would affect the whole process.
  if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
} catch {
  // Without permission, the thread keeps the normal priority.
}

parentPort?.on('message', ({ id, job }: { readonly id: number; readonly job: BotJob }) => {
  let token: string | undefined;
  try {
    token = chooseAnswer(job);
  } catch {
    // The default answer is used. The error is not logged because it may name hidden cards.
  }
  parentPort?.postMessage({ id, token });
});
