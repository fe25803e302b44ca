// The error that exported functions throw for invalid arguments, and a check of seat numbers.

/** Thrown for an invalid argument. `playTrusted` and the state check nothing, for speed. */
export class ArgumentError extends RangeError {
  override name = 'ArgumentError';
}

/** Describes any value briefly, for an error message. Cuts strings at 40 characters. */
export function describeValue(value: unknown): string {
  if (typeof value === 'string') return JSON.stringify(value.slice(0, 40));
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : typeof value;
}

/** Throws an ArgumentError if the seat does not exist in a game with this number of players. */
export function checkSeat(players: number, seat: unknown): void {
  if (Number.isInteger(seat) && (seat as number) >= 0 && (seat as number) < players) return;
  throw new ArgumentError(
    `seat ${describeValue(seat)}: expected a number from 0 to ${players - 1}`,
  );
}
