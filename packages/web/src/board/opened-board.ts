// Passes an unsaved board to the board screen, and a position to the setup page.
import type { BoardAt } from '@eminent/protocol';
import type { Position } from '@eminent/engine';
import { newId } from '../storage/new-id.ts';

let opened: { readonly id: string; readonly board: BoardAt } | undefined;
let draft: Position | undefined;

/** Remembers an unsaved board and returns its address. It is saved when it changes. */
export function openBoard(board: BoardAt): string {
  opened = { id: newId(), board };
  return `/board/${opened.id}`;
}

/** Returns the board of the last `openBoard`, if it has this id. */
export function openedBoard(id: string): BoardAt | undefined {
  return opened?.id === id ? opened.board : undefined;
}

/** Remembers a position for the setup page; by default a new game. Returns the page's address. */
export function editPosition(position?: Position): string {
  draft = position;
  return '/board/setup';
}

/** Returns the position of the last `editPosition`; undefined for a new game. */
export function positionToEdit(): Position | undefined {
  return draft;
}
