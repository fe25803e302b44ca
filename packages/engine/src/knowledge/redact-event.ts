// Removes from events what a seat may not know (RULES 6).
import type { GameEvent } from '../model/events.ts';
import { mayReadHand } from './visibility.ts';

/** Returns the event as the seat may know it. For SPECTATOR, only public details stay. */
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
