// Stores the games and lessons in progress.
import { fields, list, type SavedGame, savedGame, text, whole } from '@eminent/protocol';
import * as v from 'valibot';
import { type LocalStore, MAX_SEATS } from './local-store.ts';

const storedGame = fields({
  /** Time of the last save, in milliseconds since 1970. */
  at: whole,
  turn: v.exactOptional(whole),
  /** By seat. Like `turn`, absent in games that were saved by an older version. */
  scores: v.exactOptional(list(whole, 'scores', MAX_SEATS)),
  saved: savedGame,
});

export type StoredGame = v.InferOutput<typeof storedGame>;

const GAME = 'game.';
const LESSON = 'lesson.';

/** Storage key of the ids of finished lessons. */
export const LESSONS = 'lessons';
/** Accepts ids of lessons that this version of the page does not have. */
export const FINISHED_LESSONS = list(text(), 'lessons', 1000);

/** Returns the storage key of a game. A lesson has one key, so starting it again replaces it. */
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

  /** Returns the games in progress, last played first. */
  list(): readonly StoredGame[] {
    return this.store.newestFirst(GAME, storedGame);
  }

  /** Returns the lessons in progress, last played first. */
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
   * Saves the progress of a game. Returns false if storage is full; the stored state then stays.
   * Ignores a state older than the stored one: it comes from a tab that was suspended while another
   * tab continued the game.
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

  /** Stores a removed game again, unless another tab has saved it. False if storage is full. */
  restore(game: StoredGame): boolean {
    return this.find(game.saved) !== undefined || this.store.write(storageKey(game.saved), game);
  }

  /** Moves a game that cannot be continued to quarantine. */
  quarantine(saved: SavedGame): void {
    this.store.quarantine(storageKey(saved));
  }
}
