// Whether this is a teaching game: then every question comes separately, and nothing is preselected.
import { useGameStore } from '../game/current-game.ts';
import { useCoach } from '../game/coach-store.ts';

/** A lesson, or a game with the coach. */
export function isTeachingGame(): boolean {
  return useGameStore.getState().game?.about.lesson !== undefined || useCoach.getState().here;
}
