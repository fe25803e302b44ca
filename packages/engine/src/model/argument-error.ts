// The error that exported functions throw for invalid arguments.

/**
 * Thrown for an argument that does not exist, such as a seat or an option. `playTrusted` and the
 * state do not check their arguments, because search calls them all the time.
 */
export class ArgumentError extends RangeError {
  override name = 'ArgumentError';
}

/** Describes any value in a few characters, for an error message. */
export function describeValue(value: unknown): string {
  if (typeof value === 'string') return JSON.stringify(value.slice(0, 40));
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : typeof value;
}

/** Throws if the seat does not exist in a game with this number of players. */
export function checkSeat(players: number, seat: unknown): void {
  if (Number.isInteger(seat) && (seat as number) >= 0 && (seat as number) < players) return;
  throw new ArgumentError(
    `seat ${describeValue(seat)}: expected a number from 0 to ${players - 1}`,
  );
}
