// Hands a board or a position that was just opened to the screen that shows it.
import type { BoardAt } from '@eminent/protocol';
import type { Position } from '@eminent/engine';
import { newId } from '../storage/new-id.ts';

let opened: { readonly id: string; readonly board: BoardAt } | undefined;
let draft: Position | undefined;

/** The address of a board that is about to be shown. It is kept when it is changed. */
export function openBoard(board: BoardAt): string {
  opened = { id: newId(), board };
  return `/board/${opened.id}`;
}

export function takeOpened(id: string): BoardAt | undefined {
  return opened?.id === id ? opened.board : undefined;
}

/** The address of the form that changes a position, or sets up a new one. */
export function editPosition(position?: Position): string {
  draft = position;
  return '/board/setup';
}

/** The position that is about to be changed. */
export function positionToEdit(): Position | undefined {
  return draft;
}
