// The game of an analysis board: at its start, and after answers.
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

/** The game at the start of a board, or what is wrong with it. */
export function startState(start: BoardStart): Read<GameState> {
  if (start.kind === 'position') return parsePosition(start.position);
  try {
    return { ok: true, value: newGame(start.options, start.seed, start.rules) };
  } catch (error) {
    return { ok: false, error: String(error) };
  }
}

/** Plays an answer. False if it is not legal; the state is then unchanged. */
export function playToken(state: GameState, token: string): boolean {
  const option = state.over ? undefined : parseOption(state, token);
  if (option === undefined || !isLegal(state, option)) return false;
  // Only the form that `formatOption` writes is accepted, because the tree compares tokens as text.
  if (formatOption(state, option) !== token) return false;
  playTrusted(state, option);
  return true;
}
