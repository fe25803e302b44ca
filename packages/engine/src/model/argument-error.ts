// What every door of the engine throws when it is called with something that means nothing: a seat, an option or a subject that is not there.

/** A sentence for the programmer who called. `playTrusted` and the state itself are not guarded: they are for search. */
export class ArgumentError extends RangeError {
  override name = 'ArgumentError';
}

/** A value in a sentence, whatever it is, in a few characters. */
export function describeValue(value: unknown): string {
  if (typeof value === 'string') return JSON.stringify(value.slice(0, 40));
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : typeof value;
}

/** Throws unless the seat is one of the game's. */
export function checkSeat(players: number, seat: unknown): void {
  if (Number.isInteger(seat) && (seat as number) >= 0 && (seat as number) < players) return;
  throw new ArgumentError(
    `seat ${describeValue(seat)}: expected a number from 0 to ${players - 1}`,
  );
}
