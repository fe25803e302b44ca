// The script of a thread of `BotPool`.
import { parentPort } from 'node:worker_threads';
import { lowerThreadPriority } from '../../core/thread-priority.ts';
import { chooseAnswer } from './choose-answer.ts';
import type { BotJob } from './bot-job.ts';

lowerThreadPriority();

parentPort?.on('message', ({ id, job }: { readonly id: number; readonly job: BotJob }) => {
  let token: string | undefined;
  try {
    token = chooseAnswer(job);
  } catch {
    // The table uses the default option. The error is not logged: it may name hidden cards.
  }
  parentPort?.postMessage({ id, token });
});
