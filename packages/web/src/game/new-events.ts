// Finds the new events between two states of a game, for animations and sound.
import type { GameEvent } from '@eminent/engine';
import type { GameOnPage } from './game-store.ts';

/**
 * Returns the events from one state to a later one; empty for another game, or if the game was sent
 * again as a whole.
 */
export function newEventsBetween(before: GameOnPage, after: GameOnPage): readonly GameEvent[] {
  const eventsBefore = before.events.length;
  if (before.about.id !== after.about.id || after.news.length === 0) return [];
  const isContinued =
    eventsBefore > 0 && after.events[eventsBefore - 1] === before.events[eventsBefore - 1];
  return isContinued ? after.events.slice(eventsBefore) : after.news;
}
