// Redacts events for a seat, by the same allow-list as the view (RULES 6).
import type { GameEvent } from '../model/events.ts';
import { mayReadHand } from './visibility.ts';

/** The event without what the seat may not know. SPECTATOR gets public information only. */
export function redactEvent(event: GameEvent, seat: number): GameEvent {
  const own = 'seat' in event && event.seat !== undefined && mayReadHand(seat, event.seat);
  switch (event.type) {
    case 'draw':
      return own ? event : { type: 'draw', seat: event.seat, count: event.count };
    case 'look':
      return own ? event : { type: 'look', seat: event.seat, backs: event.backs };
    case 'look-technologies': {
      if (own) return event;
      const { cards: _cards, ...known } = event;
      return known;
    }
    case 'planet':
      return own ? event : { type: 'planet', seat: event.seat, at: event.at, back: event.back };
    case 'start-planet':
      return own ? event : { type: 'start-planet', seat: event.seat };
    default:
      return event;
  }
}
