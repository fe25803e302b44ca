// Groups the events of a game by turn. There may be no event for the start of the first turn.
import type { GameEvent } from '@eminent/engine';

export interface TurnEvents {
  readonly number: number;
  readonly seat: number;
  /** The index of the turn's first event in the list of all events. */
  readonly at: number;
  readonly events: readonly GameEvent[];
}

/** Returns the turns of a game so far. Without events, `leader` has the first turn. */
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

/** The seat of the first event, which is the leader of the first turn. */
function firstSeat(events: readonly GameEvent[]): number | undefined {
  for (const event of events) {
    if ('seat' in event && event.seat !== undefined) return event.seat;
  }
  return undefined;
}
