// Delays updates of the table while animations run, until they end or are skipped. An update with a
// question is never delayed.
import { useState } from 'react';
import { newEventsBetween } from '../game/new-events.ts';
import type { GameOnPage } from '../game/current-game.ts';
import { useAnimationState } from '../animation/animation-state.ts';

interface Delayed {
  /** The latest update. */
  readonly game: GameOnPage | undefined;
  /** What the table shows. */
  readonly shown: GameOnPage | undefined;
}

/** Whether an update can be delayed: it has new events of the same game and no question. */
function mayWait(next: GameOnPage | undefined, shown: GameOnPage | undefined): boolean {
  if (next === undefined || shown === undefined || next.about.id !== shown.about.id) return false;
  const hasQuestion = next.view.decision !== undefined || next.passTo !== undefined;
  // An update without new events, for example after an undo, is shown at once.
  return !hasQuestion && next.news.length > 0;
}

/** An update with all events since the one that was shown. */
function withMissedEvents(shown: GameOnPage | undefined, next: GameOnPage | undefined) {
  if (shown === undefined || next === undefined) return next;
  const news = newEventsBetween(shown, next);
  return news.length === next.news.length ? next : { ...next, news };
}

/** What the table shows now: the latest update, or an earlier one while animations run. */
export function useDelayedView(game: GameOnPage | undefined): GameOnPage | undefined {
  const isHolding = useAnimationState((moving) => moving.holds);
  const [delayed, setDelayed] = useState<Delayed>({ game, shown: game });
  if (delayed.game === game || (isHolding && mayWait(game, delayed.shown))) return delayed.shown;
  const shown = withMissedEvents(delayed.shown, game);
  setDelayed({ game, shown });
  return shown;
}
