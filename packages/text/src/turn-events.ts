// Groups events by turn. The first turn has no event of its own; it starts with the game.
import type { GameEvent } from '@eminent/engine';

export interface TurnEvents {
  readonly number: number;
  readonly seat: number;
  /** The index of its first event. */
  readonly at: number;
  readonly events: readonly GameEvent[];
}

/** The turns of a game so far. `leader` has the turn if there are no events yet. */
export function turnsOf(events: readonly GameEvent[], leader: number): readonly TurnEvents[] {
  const marks = events.flatMap((event, at) => (event.type === 'turn' ? [{ ...event, at }] : []));
  const first = { number: 1, seat: beginnerOf(events) ?? leader, at: 0 };
  const begun = marks[0]?.at === 0 ? marks : [first, ...marks];
  return begun.map(({ number, seat, at }, i) => ({
    number,
    seat,
    at,
    events: events.slice(at, begun[i + 1]?.at),
  }));
}

/** The seat of the first turn: before a role is led, only the leader acts. */
function beginnerOf(events: readonly GameEvent[]): number | undefined {
  for (const event of events) {
    if ('seat' in event && event.seat !== undefined) return event.seat;
  }
  return undefined;
}
