// Removes the details from events that a seat may not know (RULES 6).
import type { GameEvent } from '../model/events.ts';
import { mayReadHand } from './visibility.ts';

/** The event without details that the seat may not know. SPECTATOR gets public details only. */
export function redactEvent(event: GameEvent, seat: number): GameEvent {
  const isOwner = 'seat' in event && event.seat !== undefined && mayReadHand(seat, event.seat);
  switch (event.type) {
    case 'draw':
      return isOwner ? event : { type: 'draw', seat: event.seat, count: event.count };
    case 'look':
      return isOwner ? event : { type: 'look', seat: event.seat, backs: event.backs };
    case 'look-technologies': {
      const { cards: _cards, ...known } = event;
      return isOwner ? event : known;
    }
    case 'planet':
      return isOwner ? event : { type: 'planet', seat: event.seat, at: event.at, back: event.back };
    case 'start-planet':
      return isOwner ? event : { type: 'start-planet', seat: event.seat };
    default:
      return event;
  }
}
