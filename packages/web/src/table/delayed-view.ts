// What is shown of a game while pieces fly or somebody's world has its moment: what follows waits until that is over or skipped. A question
// never waits.
import { useState } from 'react';
import { newEventsBetween } from '../game/new-events.ts';
import type { GameOnPage } from '../game/current-game.ts';
import { useAnimationState } from '../animation/animation-state.ts';

interface Held {
  /** As it came. */
  readonly game: GameOnPage | undefined;
  readonly shown: GameOnPage | undefined;
}

/** Whether a game is no more than the next thing that others did. */
function mayWait(next: GameOnPage | undefined, shown: GameOnPage | undefined): boolean {
  if (next === undefined || shown === undefined || next.about.id !== shown.about.id) return false;
  const asks = next.view.decision !== undefined || next.passTo !== undefined;
  // What is told anew, as after an undo, is no news.
  return !asks && next.news.length > 0;
}

/** With all that happened since the game that was shown. */
function since(shown: GameOnPage | undefined, next: GameOnPage | undefined) {
  if (shown === undefined || next === undefined) return next;
  const news = newEventsBetween(shown, next);
  return news.length === next.news.length ? next : { ...next, news };
}

export function useDelayedView(game: GameOnPage | undefined): GameOnPage | undefined {
  const holds = useAnimationState((moving) => moving.holds);
  const [held, setHeld] = useState<Held>({ game, shown: game });
  if (held.game === game || (holds && mayWait(game, held.shown))) return held.shown;
  const shown = since(held.shown, game);
  setHeld({ game, shown });
  return shown;
}
