// Groups events by turn. The first turn starts with the game; no event announces it.
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
  const announced = events.flatMap((event, at) =>
    event.type === 'turn' ? [{ ...event, at }] : [],
  );
  const first = { number: 1, seat: firstSeat(events) ?? leader, at: 0 };
  const turns = announced[0]?.at === 0 ? announced : [first, ...announced];
  return turns.map(({ number, seat, at }, i) => ({
    number,
    seat,
    at,
    events: events.slice(at, turns[i + 1]?.at),
  }));
}

/** The seat of the first turn: that of the first event, because the leader acts first. */
function firstSeat(events: readonly GameEvent[]): number | undefined {
  for (const event of events) {
    if ('seat' in event && event.seat !== undefined) return event.seat;
  }
  return undefined;
}
