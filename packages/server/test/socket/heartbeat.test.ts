// Every socket is checked once per interval, in small groups.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { HeartbeatCheck } from '../../src/socket/heartbeat.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

class Socket {
  looks = 0;
  checkIdle(): void {
    this.looks++;
  }
}

function many(count: number): Set<Socket> {
  return new Set(Array.from({ length: count }, () => new Socket()));
}

test.for([0, 1, 7, 60, 61, 1000])('%i sockets are each checked once per round', (count) => {
  const all = many(count);
  const patrol = new HeartbeatCheck(all, 6000);
  for (const round of [1, 2, 3]) {
    vi.advanceTimersByTime(6000);
    expect([...all].map(({ looks }) => looks)).toEqual(Array.from(all, () => round));
  }
  patrol.stop();
  vi.advanceTimersByTime(12_000);
  expect([...all].every(({ looks }) => looks === 3)).toBe(true);
});

test('sockets are checked in small groups; new ones by the next round at the latest', () => {
  const all = many(600);
  const patrol = new HeartbeatCheck(all, 6000);
  vi.advanceTimersByTime(100);
  expect([...all].filter(({ looks }) => looks > 0)).toHaveLength(10);
  for (const one of [...all].slice(5, 300)) all.delete(one);
  const late = new Socket();
  all.add(late);
  vi.advanceTimersByTime(12_000);
  expect(late.looks).toBeGreaterThan(0);
  expect([...all].every(({ looks }) => looks > 0)).toBe(true);
  patrol.stop();
});
