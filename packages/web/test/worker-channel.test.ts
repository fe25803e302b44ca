// The page's worker: what it says, and that a file which is not there is told without a sentence.
import { expect, test, vi } from 'vitest';
import { openWorker } from '../src/game/worker-channel.ts';

class FakeWorker extends EventTarget {
  static last: FakeWorker | undefined;
  postMessage(): void {}
  terminate(): void {}
  constructor() {
    super();
    FakeWorker.last = this;
  }
}

function opened(): { readonly worker: EventTarget; readonly broken: (string | undefined)[] } {
  vi.stubGlobal('Worker', FakeWorker);
  const broken: (string | undefined)[] = [];
  openWorker(
    () => undefined,
    (sentence) => void broken.push(sentence),
  );
  vi.unstubAllGlobals();
  return { worker: FakeWorker.last ?? new EventTarget(), broken };
}

test('a worker that cannot be loaded has nothing to say', () => {
  const { worker, broken } = opened();
  // What a browser tells of a file that is not there: an event without a message.
  worker.dispatchEvent(new Event('error'));
  expect(broken).toEqual([undefined]);
});

test('a worker that throws says what', () => {
  const { worker, broken } = opened();
  worker.dispatchEvent(Object.assign(new Event('error'), { message: 'out of memory' }));
  expect(broken).toEqual(['out of memory']);
});

test('a message that is none ends it', () => {
  const { worker, broken } = opened();
  worker.dispatchEvent(Object.assign(new Event('message'), { data: { type: 'nonsense' } }));
  expect(broken).toHaveLength(1);
  expect(broken[0]).not.toBe('');
});
