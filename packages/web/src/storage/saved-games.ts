// The games and lessons in progress.
import { fields, list, type SavedGame, savedGame, whole } from '@eminent/protocol';
import * as v from 'valibot';
import { type LocalStore, MAX_SEATS } from './local-store.ts';

const storedGame = fields({
  /** When the game was last played, in milliseconds since 1970. */
  at: whole,
  /** The current turn; unknown for a game saved by an older version. */
  turn: v.exactOptional(whole),
  /** The scores by seat; unknown for a game saved by an older version. */
  scores: v.exactOptional(list(whole, 'scores', MAX_SEATS)),
  saved: savedGame,
});

export type StoredGame = v.InferOutput<typeof storedGame>;

const GAME = 'game.';
const LESSON = 'lesson.';

/** The key of a game. A lesson has a single key, so starting it again replaces it. */
export function storageKey({ id, lesson }: SavedGame): string {
  return lesson === undefined ? `${GAME}${id}` : `${LESSON}${lesson}`;
}

export class SavedGames {
  private readonly store: LocalStore;
  private readonly now: () => number;

  constructor(store: LocalStore, now: () => number = Date.now) {
    this.store = store;
    this.now = now;
  }

  /** Games in progress, last played first. */
  list(): readonly StoredGame[] {
    return this.store.newestFirst(GAME, storedGame);
  }

  /** Lessons in progress, last played first. */
  lessons(): readonly StoredGame[] {
    return this.store.newestFirst(LESSON, storedGame);
  }

  find(saved: SavedGame): StoredGame | undefined {
    return this.store.read(storageKey(saved), storedGame);
  }

  findById(id: string): StoredGame | undefined {
    return this.store.read(`${GAME}${id}`, storedGame);
  }

  /**
   * Saves the progress of a game. False if storage is full; the old state then stays. A state older
   * than the stored one is ignored: it comes from a tab that was suspended while another tab
   * continued the game.
   */
  save(saved: SavedGame, turn: number, scores?: readonly number[]): boolean {
    const before = this.find(saved);
    if (before !== undefined && before.saved.lastQuestion > saved.lastQuestion) return true;
    const at = this.now();
    return this.store.write(storageKey(saved), { at, turn, ...(scores && { scores }), saved });
  }

  remove(saved: SavedGame): void {
    this.store.remove(storageKey(saved));
  }

  /** Restores a removed game, unless another tab has saved it again. False if storage is full. */
  restore(game: StoredGame): boolean {
    return this.find(game.saved) !== undefined || this.store.write(storageKey(game.saved), game);
  }

  /** Moves a game that cannot be continued to quarantine. */
  quarantine(saved: SavedGame): void {
    this.store.quarantine(storageKey(saved));
  }
}
