// Stores analysis boards. A board is a position with a tree of answers played from it.
import { boardContent, fields, text, whole } from '@eminent/protocol';
import type * as v from 'valibot';
import type { LocalStore } from './local-store.ts';

const savedBoard = fields({
  id: text(),
  /** Time of the last change, in milliseconds since 1970. */
  at: whole,
  board: boardContent,
});

export type SavedBoard = v.InferOutput<typeof savedBoard>;

const BOARD = 'board.';

export class Boards {
  private readonly store: LocalStore;

  constructor(store: LocalStore) {
    this.store = store;
  }

  /** Returns all boards, last changed first. */
  list(): readonly SavedBoard[] {
    return this.store.newestFirst(BOARD, savedBoard);
  }

  find(id: string): SavedBoard | undefined {
    return this.store.read(`${BOARD}${id}`, savedBoard);
  }

  /** Returns false if storage is full; the board is then lost when the page is closed. */
  save(board: SavedBoard): boolean {
    return this.store.write(`${BOARD}${board.id}`, board);
  }

  /** Calls `onBoard` with a board after each change, in this tab or another one. */
  follow(id: string, onBoard: (board: SavedBoard) => void): () => void {
    return this.store.follow(`${BOARD}${id}`, () => {
      const board = this.find(id);
      if (board !== undefined) onBoard(board);
    });
  }

  remove(id: string): void {
    this.store.remove(`${BOARD}${id}`);
  }
}
