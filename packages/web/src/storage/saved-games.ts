// The games in progress, any number of them, and the lessons that were left in the middle.
import { fields, list, type SavedGame, savedGame, whole } from '@eminent/protocol';
import * as v from 'valibot';
import type { LocalStore } from './local-store.ts';

const MOST_SEATS = 16;

const keptGame = fields({
  /** When it was last played, in milliseconds since 1970. */
  at: whole,
  /** The turn it had come to; unknown for a game of an older version of the page until it is played. */
  turn: v.exactOptional(whole),
  /** By seat, as they stood then; unknown like the turn. */
  scores: v.exactOptional(list(whole, 'scores', MOST_SEATS)),
  saved: savedGame,
});

export type KeptGame = v.InferOutput<typeof keptGame>;

const GAME = 'game.';
const LESSON = 'lesson.';

/** The name under which a game is kept. A lesson has one place: starting it again is not another game. */
export function placeOf({ id, lesson }: SavedGame): string {
  return lesson === undefined ? `${GAME}${id}` : `${LESSON}${lesson}`;
}

function newestFirst(a: KeptGame, b: KeptGame): number {
  return b.at - a.at;
}

export class SavedGames {
  private readonly shelf: LocalStore;
  private readonly now: () => number;

  constructor(shelf: LocalStore, now: () => number = Date.now) {
    this.shelf = shelf;
    this.now = now;
  }

  /** Games in progress, the last played first. */
  list(): readonly KeptGame[] {
    return this.all(GAME);
  }

  /** Lessons in progress, the last played first. */
  lessons(): readonly KeptGame[] {
    return this.all(LESSON);
  }

  find(saved: SavedGame): KeptGame | undefined {
    return this.shelf.read(placeOf(saved), keptGame);
  }

  findById(id: string): KeptGame | undefined {
    return this.shelf.read(`${GAME}${id}`, keptGame);
  }

  /**
   * Keeps how far a game has come. False when there is no room; then what was kept before is still there. A state that is older than
   * the kept one, which a tab may have that was asleep while another played on, is not written.
   */
  keep(saved: SavedGame, turn: number, scores?: readonly number[]): boolean {
    const before = this.find(saved);
    if (before !== undefined && before.saved.asked > saved.asked) return true;
    const standing = scores === undefined ? {} : { scores };
    return this.shelf.write(placeOf(saved), { at: this.now(), turn, ...standing, saved });
  }

  remove(saved: SavedGame): void {
    this.shelf.remove(placeOf(saved));
  }

  /** Brings a game back that was removed, unless another tab has gone on with it. */
  putBack(game: KeptGame): boolean {
    return this.find(game.saved) !== undefined || this.shelf.write(placeOf(game.saved), game);
  }

  /** A game that cannot be gone on with is kept for whoever can read it. */
  setAside(saved: SavedGame): void {
    this.shelf.setAside(placeOf(saved));
  }

  private all(start: string): readonly KeptGame[] {
    return this.shelf
      .names(start)
      .flatMap((name) => this.shelf.read(name, keptGame) ?? [])
      .sort(newestFirst);
  }
}
