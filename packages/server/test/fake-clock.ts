// A fake clock: time passes only on request, so tests do not depend on the speed of the machine.
import { expect, vi } from 'vitest';

const STEP_MS = 5;
const MAX_MS = 30_000;
/** Turns of the event loop in which nodes of one process exchange messages. */
const EVENT_LOOP_TURNS = 3;

/** Replaces timers and dates. Time then passes only in `expectSoon` or on request. */
export function stopClock(): void {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
  });
}

async function pass(): Promise<void> {
  await vi.advanceTimersByTimeAsync(STEP_MS);
  // oxlint-disable-next-line no-await-in-loop
  for (let i = 0; i < EVENT_LOOP_TURNS; i++) await new Promise(setImmediate);
}

/** Like `expect.poll`, but advances the fake clock instead of waiting. */
export function expectSoon<T>(read: () => T | Promise<T>) {
  const check = async (assertion: (found: T) => void): Promise<void> => {
    for (let waited = 0; ; waited += STEP_MS) {
      // oxlint-disable no-await-in-loop
      const found = await read();
      try {
        return assertion(found);
      } catch (error) {
        if (waited >= MAX_MS) throw error;
      }
      await pass();
      // oxlint-enable no-await-in-loop
    }
  };
  return {
    toBe: (expected: T) => check((found) => expect(found).toBe(expected)),
    toEqual: (expected: T) => check((found) => expect(found).toEqual(expected)),
    toContain: (expected: unknown) => check((found) => expect(found).toContain(expected)),
    toMatchObject: (expected: object) => check((found) => expect(found).toMatchObject(expected)),
    toBeGreaterThan: (least: number) => check((found) => expect(found).toBeGreaterThan(least)),
  };
}
