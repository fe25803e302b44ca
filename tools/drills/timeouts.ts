// Timeouts of drills, generous enough for a busy machine.
const PATIENCE_MS = 60_000;
const LOOK_MS = 20;

export const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Whether it happens before the timeout. */
export async function until(happened: () => boolean, every = LOOK_MS): Promise<boolean> {
  const limit = performance.now() + PATIENCE_MS;
  // oxlint-disable-next-line no-await-in-loop
  while (!happened() && performance.now() < limit) await sleep(every);
  return happened();
}
