// Opens the channel to a worker that runs a local game.
import { type FromWorker, readFromWorker, type ToWorker } from '@eminent/protocol';
import { activitySwitch } from '../activity/activity.ts';
import { watchPresses } from './after-paint.ts';

interface WorkerChannel {
  tell(message: ToWorker): void;
  close(): void;
}

export type OpenWorker = (
  onMessage: (message: FromWorker) => void,
  onBroken: (sentence?: string) => void,
) => WorkerChannel;

export const openWorker: OpenWorker = (onMessage, onBroken) => {
  const worker = new Worker(new URL('../worker/game-worker.ts', import.meta.url), {
    type: 'module',
  });
  const presses = watchPresses();
  const setActive = activitySwitch();
  worker.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const read = readFromWorker(data);
    presses.after(() => {
      setActive(false);
      if (read.ok) onMessage(read.value);
      else onBroken(read.error);
    });
  });
  // The error of a worker that cannot be loaded has no message.
  worker.addEventListener('error', ({ message }: { readonly message?: string }) => {
    setActive(false);
    onBroken(message);
  });
  return {
    tell(message) {
      // Only a change of pace has no reply.
      if (message.type !== 'pace') setActive(true);
      worker.postMessage(message);
    },
    close: () => {
      setActive(false);
      presses.close();
      worker.terminate();
    },
  };
};
