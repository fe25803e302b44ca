// Groups the events of a game by turn.
import type { GameEvent } from '@eminent/engine';

export interface TurnEvents {
  readonly number: number;
  readonly seat: number;
  /** Index of the turn's first event among all events of the game. */
  readonly at: number;
  readonly events: readonly GameEvent[];
}

/** Returns the turns of a game so far. If there are no events, `leader` has the first turn. */
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

/** The first turn may start without a `turn` event. Its first event belongs to the leader. */
function firstSeat(events: readonly GameEvent[]): number | undefined {
  for (const event of events) {
    if ('seat' in event && event.seat !== undefined) return event.seat;
  }
  return undefined;
}
