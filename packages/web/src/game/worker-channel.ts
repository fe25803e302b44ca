// The way to the worker of this page, which runs the games that this device keeps.
import { type FromWorker, readFromWorker, type ToWorker } from '@eminent/protocol';
import { watchPresses } from './after-press.ts';

export interface WorkerChannel {
  tell(message: ToWorker): void;
  close(): void;
}

export type OpenWorker = (
  onMessage: (message: FromWorker) => void,
  onBroken: (sentence?: string) => void,
) => WorkerChannel;

export const openWorker: OpenWorker = (onMessage, onBroken) => {
  const worker = new Worker(new URL('../worker/worker.ts', import.meta.url), { type: 'module' });
  const presses = watchPresses();
  worker.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const read = readFromWorker(data);
    presses.after(() => (read.ok ? onMessage(read.value) : onBroken(read.error)));
  });
  // A worker that cannot be loaded tells no message.
  worker.addEventListener('error', ({ message }: { readonly message?: string }) =>
    onBroken(message),
  );
  return {
    tell: (message) => worker.postMessage(message),
    close: () => {
      presses.close();
      worker.terminate();
    },
  };
};
