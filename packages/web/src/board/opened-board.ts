// Passes a board or a position that was just opened to the screen that shows it.
import type { BoardAt } from '@eminent/protocol';
import type { Position } from '@eminent/engine';
import { newId } from '../storage/new-id.ts';

let opened: { readonly id: string; readonly board: BoardAt } | undefined;
let draft: Position | undefined;

/** Opens a board and returns its address. The board is not saved until it changes. */
export function openBoard(board: BoardAt): string {
  opened = { id: newId(), board };
  return `/board/${opened.id}`;
}

/** The board that was opened last, if it has this id. */
export function openedBoard(id: string): BoardAt | undefined {
  return opened?.id === id ? opened.board : undefined;
}

/** Opens a position on the setup page; by default a new game. Returns the address of that page. */
export function editPosition(position?: Position): string {
  draft = position;
  return '/board/setup';
}

/** The position for the setup page; undefined for a new game. */
export function positionToEdit(): Position | undefined {
  return draft;
}
