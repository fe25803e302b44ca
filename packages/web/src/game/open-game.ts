// Opens the table of a local game, or leaves the open game.
import type { SavedGame } from '@eminent/protocol';
import { navigate } from 'wouter/use-hash-location';
import { useGameStore } from './current-game.ts';

/** Starts or resumes a game and navigates to its table. */
export function openGame(saved: SavedGame): void {
  useGameStore.getState().start(saved);
  navigate('/table');
}

/** Leaves the open game and navigates to another route. */
export function leaveGame(path: string): void {
  useGameStore.getState().leave();
  navigate(path);
}
