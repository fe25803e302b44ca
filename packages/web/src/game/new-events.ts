// What is new in a game since it was last looked at.
import type { GameEvent } from '@eminent/engine';
import type { GameOnPage } from './game-store.ts';

/** What happened between two games on the page, some of which may never have been laid out; nothing where all was told anew. */
export function newEventsBetween(before: GameOnPage, after: GameOnPage): readonly GameEvent[] {
  const eventsBefore = before.events.length;
  if (before.about.id !== after.about.id || after.news.length === 0) return [];
  const goesOn =
    eventsBefore > 0 && after.events[eventsBefore - 1] === before.events[eventsBefore - 1];
  return goesOn ? after.events.slice(eventsBefore) : after.news;
}
