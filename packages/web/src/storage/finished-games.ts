// The finished games of this device as records, newest first, limited only by storage.
import { fields, list, MAX_NAME, savedSeats, text, whole } from '@eminent/protocol';
import * as v from 'valibot';
import { newId } from './new-id.ts';
import { type LocalStore, MAX_SEATS } from './local-store.ts';
import { type Notes, savedNotes } from './notes.ts';

const MAX_RECORD = 1_000_000;

export const finishedGame = fields({
  id: text(),
  /** Milliseconds since 1970. */
  at: whole,
  names: list(text(MAX_NAME), 'names', MAX_SEATS),
  scores: list(v.number('expected a number'), 'points', MAX_SEATS),
  winners: list(whole, 'seats', MAX_SEATS),
  /** The record in the format of docs/notation.md, without notes. */
  record: text(MAX_RECORD),
  notes: v.exactOptional(savedNotes),
  /** Who played each seat; absent in imported records. */
  seats: v.exactOptional(savedSeats),
  /** The players' faces, unless they follow from the seats. */
  faces: v.exactOptional(list(text(), 'faces', MAX_SEATS)),
  /** The seat of the player at this device. */
  own: v.exactOptional(whole),
  /** The id of the online table at which the game was played. */
  table: v.exactOptional(text()),
});

export type FinishedGame = v.InferOutput<typeof finishedGame>;

/** Prefix of the keys of finished games. */
export const FINISHED = 'finished.';
/** Prefix of the keys of the analyses of finished games. */
const ANALYSIS = 'analysis.';

export class FinishedGames {
  private readonly store: LocalStore;

  constructor(store: LocalStore) {
    this.store = store;
  }

  list(): readonly FinishedGame[] {
    return this.store.newestFirst(FINISHED, finishedGame);
  }

  find(id: string): FinishedGame | undefined {
    return this.store.read(`${FINISHED}${id}`, finishedGame);
  }

  /** The stored game with this record, ignoring line endings. */
  findRecord(record: string): FinishedGame | undefined {
    const wanted = withLineFeeds(record);
    return this.list().find((game) => withLineFeeds(game.record) === wanted);
  }

  /** Adds a game unless it exists. False if storage is full. */
  add(game: FinishedGame): boolean {
    return this.find(game.id) !== undefined || this.store.write(`${FINISHED}${game.id}`, game);
  }

  /**
   * Adds a record from another source. If it is stored already, adds only missing fields. Returns
   * the id of the game; undefined if storage is full.
   */
  addRecord(game: Omit<FinishedGame, 'id'>): string | undefined {
    const known = this.findRecord(game.record);
    if (known !== undefined) {
      const isMore = Object.keys(game).some((key) => !(key in known));
      if (isMore) this.store.put(`${FINISHED}${known.id}`, JSON.stringify({ ...game, ...known }));
      return known.id;
    }
    const id = newId();
    return this.store.put(`${FINISHED}${id}`, JSON.stringify({ id, ...game })) ? id : undefined;
  }

  /** Replaces the notes of a game. False if storage is full, or if the game is not stored. */
  keepNotes(id: string, notes: Notes): boolean {
    const game = this.find(id);
    return game !== undefined && this.store.write(`${FINISHED}${id}`, { ...game, notes });
  }

  remove(id: string): void {
    this.store.remove(`${FINISHED}${id}`);
    this.store.remove(`${ANALYSIS}${id}`);
  }

  /** The stored analysis of a game, as text. */
  analysisText(id: string): string | undefined {
    return this.store.text(`${ANALYSIS}${id}`);
  }

  /** Stores the analysis of a stored game. Without room it is lost, but can be computed again. */
  keepAnalysis(id: string, analysis: string): void {
    if (this.find(id) !== undefined) this.store.put(`${ANALYSIS}${id}`, analysis);
  }
}

function withLineFeeds(text: string): string {
  return text.replaceAll(/\r\n?/g, '\n');
}
