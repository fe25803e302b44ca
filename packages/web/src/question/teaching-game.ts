// Teaching games: boosts have questions of their own, and nothing is selected in advance.
import { useGameStore } from '../game/current-game.ts';
import { useCoach } from '../game/coach-store.ts';

/** Whether the game is a lesson or is played with the coach. */
export function isTeachingGame(): boolean {
  return useGameStore.getState().game?.about.lesson !== undefined || useCoach.getState().isOn;
}
