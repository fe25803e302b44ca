// The way to whoever runs the game: the worker of this page. A table screen does not know which it is.
import { type FromWorker, readFromWorker, type ToWorker } from '@eminent/protocol';

export interface Channel {
  tell(message: ToWorker): void;
  close(): void;
}

/** Opens a way to a game that is not begun. `onBroken` says why nothing more will come; nothing where it never began. */
export type OpenChannel = (
  onMessage: (message: FromWorker) => void,
  onBroken: (sentence?: string) => void,
) => Channel;

export const openWorker: OpenChannel = (onMessage, onBroken) => {
  const worker = new Worker(new URL('../worker/worker.ts', import.meta.url), { type: 'module' });
  worker.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const read = readFromWorker(data);
    if (read.ok) onMessage(read.value);
    else onBroken(read.error);
  });
  // A worker that cannot be loaded tells no message.
  worker.addEventListener('error', ({ message }: { readonly message?: string }) =>
    onBroken(message),
  );
  return {
    tell: (message) => worker.postMessage(message),
    close: () => worker.terminate(),
  };
};
