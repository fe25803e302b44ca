// Finds the events of a game since the state that was rendered before.
import type { GameEvent } from '@eminent/engine';
import type { GameOnPage } from './game-store.ts';

/** The events from one state to another of the same game; empty if it was sent again as a whole. */
export function newEventsBetween(before: GameOnPage, after: GameOnPage): readonly GameEvent[] {
  const eventsBefore = before.events.length;
  if (before.about.id !== after.about.id || after.news.length === 0) return [];
  const isContinued =
    eventsBefore > 0 && after.events[eventsBefore - 1] === before.events[eventsBefore - 1];
  return isContinued ? after.events.slice(eventsBefore) : after.news;
}
