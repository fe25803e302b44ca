// Finds the seat of the player in a game against bots.
import type { Seat } from '@eminent/protocol';

/** The seat of the only person among bots; undefined if there are several people or none. */
export function onlyPerson(seats: readonly Seat[]): number | undefined {
  const people = seats.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
  return people.length === 1 ? people[0] : undefined;
}
