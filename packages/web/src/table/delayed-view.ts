// Delays what the table shows while pieces fly or another player's planet is featured; later updates wait until that ends or is skipped. A
// question never waits.
import { useState } from 'react';
import { newEventsBetween } from '../game/new-events.ts';
import type { GameOnPage } from '../game/current-game.ts';
import { useAnimationState } from '../animation/animation-state.ts';

interface Delayed {
  /** The latest update. */
  readonly game: GameOnPage | undefined;
  readonly shown: GameOnPage | undefined;
}

/** Whether an update only contains what other players did next. */
function mayWait(next: GameOnPage | undefined, shown: GameOnPage | undefined): boolean {
  if (next === undefined || shown === undefined || next.about.id !== shown.about.id) return false;
  const hasQuestion = next.view.decision !== undefined || next.passTo !== undefined;
  // An update without news, for example after an undo, is shown at once.
  return !hasQuestion && next.news.length > 0;
}

/** The next game, with all news since the one that was shown. */
function since(shown: GameOnPage | undefined, next: GameOnPage | undefined) {
  if (shown === undefined || next === undefined) return next;
  const news = newEventsBetween(shown, next);
  return news.length === next.news.length ? next : { ...next, news };
}

export function useDelayedView(game: GameOnPage | undefined): GameOnPage | undefined {
  const isHolding = useAnimationState((moving) => moving.holds);
  const [delayed, setDelayed] = useState<Delayed>({ game, shown: game });
  if (delayed.game === game || (isHolding && mayWait(game, delayed.shown))) return delayed.shown;
  const shown = since(delayed.shown, game);
  setDelayed({ game, shown });
  return shown;
}
