// Events as a seat may read them, by the same allow-list as the view (RULES 6).
import type { GameEvent } from '../model/events.ts';

/** The event without what the seat may not know; SPECTATOR for what everyone may know. */
export function redactEvent(event: GameEvent, seat: number): GameEvent {
  switch (event.type) {
    case 'draw':
      return event.seat === seat ? event : { type: 'draw', seat: event.seat, count: event.count };
    case 'look':
      return event.seat === seat ? event : { type: 'look', seat: event.seat, backs: event.backs };
    case 'look-technologies': {
      if (event.seat === seat) return event;
      const { cards: _cards, ...known } = event;
      return known;
    }
    case 'planet':
      return event.seat === seat
        ? event
        : { type: 'planet', seat: event.seat, at: event.at, back: event.back };
    default:
      return event;
  }
}
