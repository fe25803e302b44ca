// The worker that runs a local game: connects the host to the page and to the clock.
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
