// Opens the table of a local game, and leaves the game on the page.
import type { SavedGame } from '@eminent/protocol';
import { navigate } from 'wouter/use-hash-location';
import { useGameStore } from './current-game.ts';

/** Starts or resumes a game and opens its table. */
export function openGame(saved: SavedGame): void {
  useGameStore.getState().start(saved);
  navigate('/table');
}

/** Leaves the game on the page and opens another address. */
export function leaveGame(path: string): void {
  useGameStore.getState().leave();
  navigate(path);
}
