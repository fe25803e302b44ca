// The new events of a game since the last look.
import type { GameEvent } from '@eminent/engine';
import type { GameOnPage } from './game-store.ts';

/**
 * The events between two games of the page, some of which may not have been rendered; empty when
 * the whole game was sent.
 */
export function newEventsBetween(before: GameOnPage, after: GameOnPage): readonly GameEvent[] {
  const eventsBefore = before.events.length;
  if (before.about.id !== after.about.id || after.news.length === 0) return [];
  const continues =
    eventsBefore > 0 && after.events[eventsBefore - 1] === before.events[eventsBefore - 1];
  return continues ? after.events.slice(eventsBefore) : after.news;
}
