// The thread in which bots of server tables think.
import { parentPort } from 'node:worker_threads';
import { think } from './think.ts';
import type { ThinkJob } from './thinking.ts';

parentPort?.on('message', ({ id, job }: { readonly id: number; readonly job: ThinkJob }) => {
  let token: string | undefined;
  try {
    token = think(job);
  } catch {
    // The default answer stands in for it; what went wrong would name cards.
  }
  parentPort?.postMessage({ id, token });
});
