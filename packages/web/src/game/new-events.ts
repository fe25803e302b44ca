// What is new in a game since it was last looked at.
import type { GameEvent } from '@eminent/engine';
import type { GameOnPage } from './game-store.ts';

/** What happened between two games on the page, some of which may never have been laid out; nothing where all was told anew. */
export function newEventsBetween(before: GameOnPage, after: GameOnPage): readonly GameEvent[] {
  const told = before.events.length;
  if (before.about.id !== after.about.id || after.news.length === 0) return [];
  const goesOn = told > 0 && after.events[told - 1] === before.events[told - 1];
  return goesOn ? after.events.slice(told) : after.news;
}
