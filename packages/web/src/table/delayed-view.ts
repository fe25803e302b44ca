// Delays updates of the table until running animations end or are skipped. An update that asks a
// player something is never delayed.
import { useState } from 'react';
import { newEventsBetween } from '../game/new-events.ts';
import type { GameOnPage } from '../game/current-game.ts';
import { useAnimationState } from '../animation/animation-state.ts';

interface Delayed {
  readonly game: GameOnPage | undefined;
  readonly shown: GameOnPage | undefined;
}

/** Whether an update can wait: it has new events of the same game and asks no player anything. */
function canWait(next: GameOnPage | undefined, shown: GameOnPage | undefined): boolean {
  if (next === undefined || shown === undefined || next.about.id !== shown.about.id) return false;
  const hasQuestion = next.view.decision !== undefined || next.passTo !== undefined;
  // An update without new events, such as an undo, is shown at once.
  return !hasQuestion && next.news.length > 0;
}

/** Adds the events of skipped updates to an update. */
function withMissedEvents(shown: GameOnPage | undefined, next: GameOnPage | undefined) {
  if (shown === undefined || next === undefined) return next;
  const news = newEventsBetween(shown, next);
  return news.length === next.news.length ? next : { ...next, news };
}

/** Returns what the table shows: the latest update, or an earlier one while animations run. */
export function useDelayedView(game: GameOnPage | undefined): GameOnPage | undefined {
  const isHolding = useAnimationState((moving) => moving.holds);
  const [delayed, setDelayed] = useState<Delayed>({ game, shown: game });
  if (delayed.game === game || (isHolding && canWait(game, delayed.shown))) return delayed.shown;
  const shown = withMissedEvents(delayed.shown, game);
  setDelayed({ game, shown });
  return shown;
}
