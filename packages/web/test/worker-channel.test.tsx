// The channel to the game worker reports errors, even that of a missing file, which has no message.
import { afterEach, expect, test, vi } from 'vitest';
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

afterEach(() => vi.useRealTimers());

function opened() {
  vi.stubGlobal('Worker', FakeWorker);
  const broken: (string | undefined)[] = [];
  const channel = openWorker(
    () => undefined,
    (sentence) => void broken.push(sentence),
  );
  vi.unstubAllGlobals();
  return { worker: FakeWorker.last ?? new EventTarget(), broken, channel };
}

test('a worker that cannot be loaded has no error message', () => {
  const { worker, broken } = opened();
  // If the file is missing, the event has no message.
  worker.dispatchEvent(new Event('error'));
  expect(broken).toEqual([undefined]);
});

test('a worker that throws reports its message', () => {
  const { worker, broken } = opened();
  worker.dispatchEvent(Object.assign(new Event('error'), { message: 'out of memory' }));
  expect(broken).toEqual(['out of memory']);
});

test('an invalid message ends the game', () => {
  const { worker, broken } = opened();
  worker.dispatchEvent(Object.assign(new Event('message'), { data: { type: 'nonsense' } }));
  expect(broken).toHaveLength(1);
  expect(broken[0]).not.toBe('');
});

test('the result of a press waits for the next painted frame, or for a tenth of a second', () => {
  vi.useFakeTimers();
  const { worker, broken, channel } = opened();
  const say = () =>
    worker.dispatchEvent(Object.assign(new Event('message'), { data: { type: 'nonsense' } }));
  document.dispatchEvent(new Event('click'));
  say();
  say();
  expect(broken).toEqual([]);
  vi.advanceTimersByTime(100);
  expect(broken).toHaveLength(2);
  say();
  expect(broken).toHaveLength(3);
  document.dispatchEvent(new Event('keydown'));
  say();
  channel.close();
  vi.advanceTimersByTime(1000);
  expect(broken).toHaveLength(3);
});
