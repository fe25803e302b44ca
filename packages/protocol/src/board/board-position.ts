// Creates the game at the start of an analysis board, and plays answers in it.
import {
  formatOption,
  type GameState,
  isLegal,
  newGame,
  parseOption,
  parsePosition,
  playTrusted,
} from '@eminent/engine';
import type { Read } from '../read-message.ts';
import type { BoardStart } from './board-content.ts';

/** Creates the game at the start of a board. Returns an error if the start is not valid. */
export function startState(start: BoardStart): Read<GameState> {
  if (start.kind === 'position') return parsePosition(start.position);
  try {
    return { ok: true, value: newGame(start.options, start.seed, start.rules) };
  } catch (error) {
    return { ok: false, error: String(error) };
  }
}

/** Plays an answer. Returns false, and leaves the state unchanged, if it is not legal. */
export function playToken(state: GameState, token: string): boolean {
  const option = state.over ? undefined : parseOption(state, token);
  if (option === undefined || !isLegal(state, option)) return false;
  // Accepts only what `formatOption` writes, because equal answers must have equal tokens.
  if (formatOption(state, option) !== token) return false;
  playTrusted(state, option);
  return true;
}
