// Whether the game is one that teaches: then every question is asked by itself, and nothing is chosen before the learner chooses.
import { useGameStore } from '../game/current-game.ts';
import { useCoach } from '../learn/coach.tsx';

/** A lesson, or a game with the coach beside it. */
export function isTeachingGame(): boolean {
  return useGameStore.getState().game?.about.lesson !== undefined || useCoach.getState().here;
}
