// The worker that runs a local game. Connects `WorkerHost` to the page's messages and to timers.
import { WorkerHost } from './game-host.ts';
import { loadNet } from './load-net.ts';

const host = new WorkerHost(
  (message) => postMessage(message),
  {
    now: () => performance.now(),
    schedule: (work, ms) => {
      const timer = setTimeout(work, ms);
      return () => clearTimeout(timer);
    },
  },
  loadNet,
);

addEventListener('message', ({ data }: MessageEvent<unknown>) => host.receive(data));
