// Waits for a condition, with a timeout that is long enough for a busy machine.
import { setTimeout as sleep } from 'node:timers/promises';

const PATIENCE_MS = 60_000;
const LOOK_MS = 20;

/** Waits up to PATIENCE_MS. Returns whether the condition holds. */
export async function until(happened: () => boolean, every = LOOK_MS): Promise<boolean> {
  const limit = performance.now() + PATIENCE_MS;
  // oxlint-disable-next-line no-await-in-loop
  while (!happened() && performance.now() < limit) await sleep(every);
  return happened();
}
