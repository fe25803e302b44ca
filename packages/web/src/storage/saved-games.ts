// The games and lessons in progress.
import { fields, list, type SavedGame, savedGame, whole } from '@eminent/protocol';
import * as v from 'valibot';
import type { LocalStore } from './local-store.ts';

const MAX_SEATS = 16;

const keptGame = fields({
  /** When it was last played, in milliseconds since 1970. */
  at: whole,
  /** Its current turn; unknown for a game saved by an older version. */
  turn: v.exactOptional(whole),
  /** The scores by seat; unknown like the turn. */
  scores: v.exactOptional(list(whole, 'scores', MAX_SEATS)),
  saved: savedGame,
});

export type StoredGame = v.InferOutput<typeof keptGame>;

const GAME = 'game.';
const LESSON = 'lesson.';

/** The key of a game. A lesson has a single key, so starting it again replaces it. */
export function storageKey({ id, lesson }: SavedGame): string {
  return lesson === undefined ? `${GAME}${id}` : `${LESSON}${lesson}`;
}

function newestFirst(a: StoredGame, b: StoredGame): number {
  return b.at - a.at;
}

export class SavedGames {
  private readonly store: LocalStore;
  private readonly now: () => number;

  constructor(shelf: LocalStore, now: () => number = Date.now) {
    this.store = shelf;
    this.now = now;
  }

  /** Games in progress, last played first. */
  list(): readonly StoredGame[] {
    return this.all(GAME);
  }

  /** Lessons in progress, last played first. */
  lessons(): readonly StoredGame[] {
    return this.all(LESSON);
  }

  find(saved: SavedGame): StoredGame | undefined {
    return this.store.read(storageKey(saved), keptGame);
  }

  findById(id: string): StoredGame | undefined {
    return this.store.read(`${GAME}${id}`, keptGame);
  }

  /**
   * Saves the progress of a game. False if storage is full; the old state is kept. A state older
   * than the stored one is not written: it comes from a tab that was suspended while another one
   * continued the game.
   */
  save(saved: SavedGame, turn: number, scores?: readonly number[]): boolean {
    const before = this.find(saved);
    if (before !== undefined && before.saved.lastQuestion > saved.lastQuestion) return true;
    const standing = scores === undefined ? {} : { scores };
    return this.store.write(storageKey(saved), { at: this.now(), turn, ...standing, saved });
  }

  remove(saved: SavedGame): void {
    this.store.remove(storageKey(saved));
  }

  /** Restores a removed game, unless another tab has continued it. */
  restore(game: StoredGame): boolean {
    return this.find(game.saved) !== undefined || this.store.write(storageKey(game.saved), game);
  }

  /** Quarantines a game that cannot be continued. */
  quarantine(saved: SavedGame): void {
    this.store.quarantine(storageKey(saved));
  }

  private all(start: string): readonly StoredGame[] {
    return this.store
      .names(start)
      .flatMap((name) => this.store.read(name, keptGame) ?? [])
      .sort(newestFirst);
  }
}
