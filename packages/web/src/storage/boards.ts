// The analysis boards of this device: a position and a tree of lines played from it.
import { boardContent, fields, text, whole } from '@eminent/protocol';
import type * as v from 'valibot';
import type { LocalStore } from './local-store.ts';

const savedBoard = fields({
  id: text(),
  /** Milliseconds since 1970. */
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

  /** All boards, the last changed first. */
  list(): readonly SavedBoard[] {
    return this.store.newestFirst(BOARD, savedBoard);
  }

  find(id: string): SavedBoard | undefined {
    return this.store.read(`${BOARD}${id}`, savedBoard);
  }

  /** False if storage is full; the board is then lost when the page is closed. */
  save(board: SavedBoard): boolean {
    return this.store.write(`${BOARD}${board.id}`, board);
  }

  remove(id: string): void {
    this.store.remove(`${BOARD}${id}`);
  }
}
