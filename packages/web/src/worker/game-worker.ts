// The worker in which a game runs: hands messages on and lends its clock.
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
