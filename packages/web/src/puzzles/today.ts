// The date that chooses the puzzle of the day, the same around the world.

/** Today in UTC, as `2026-11-27`. */
export function today(): string {
  return new Date().toISOString().slice(0, 10);
}
