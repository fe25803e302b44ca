// Stores the finished games of this device as records, without a limit except storage.
import { fields, list, MAX_NAME, savedSeats, text, whole } from '@eminent/protocol';
import * as v from 'valibot';
import { newId } from './new-id.ts';
import { type LocalStore, MAX_SEATS } from './local-store.ts';
import { type Notes, savedNotes } from './notes.ts';

const MAX_RECORD = 1_000_000;

export const finishedGame = fields({
  id: text(),
  /** Time of the game, in milliseconds since 1970. */
  at: whole,
  names: list(text(MAX_NAME), 'names', MAX_SEATS),
  scores: list(v.number('expected a number'), 'points', MAX_SEATS),
  winners: list(whole, 'seats', MAX_SEATS),
  /** Text in the format of docs/notation.md, without notes. */
  record: text(MAX_RECORD),
  notes: v.exactOptional(savedNotes),
  /** The person or bot in each seat. Absent in records from files and links. */
  seats: v.exactOptional(savedSeats),
  /** Ids of the players' portraits by seat. Absent if they follow from `seats`. */
  faces: v.exactOptional(list(text(), 'faces', MAX_SEATS)),
  /** Seat of the player at this device, if known. */
  own: v.exactOptional(whole),
  /** Id of the online table at which the game was played. */
  table: v.exactOptional(text()),
});

export type FinishedGame = v.InferOutput<typeof finishedGame>;

export const FINISHED = 'finished.';
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

  /** Returns the stored game with this record, ignoring line endings. */
  findRecord(record: string): FinishedGame | undefined {
    const wanted = withLineFeeds(record);
    return this.list().find((game) => withLineFeeds(game.record) === wanted);
  }

  /** Adds a game, unless its id is already stored. Returns false if storage is full. */
  add(game: FinishedGame): boolean {
    return this.find(game.id) !== undefined || this.store.write(`${FINISHED}${game.id}`, game);
  }

  /**
   * Adds a record, or missing fields of a stored one. Returns its id; undefined if storage is full.
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

  /** Replaces the notes of a game. Returns false if storage is full or the game is not stored. */
  keepNotes(id: string, notes: Notes): boolean {
    const game = this.find(id);
    return game !== undefined && this.store.write(`${FINISHED}${id}`, { ...game, notes });
  }

  remove(id: string): void {
    this.store.remove(`${FINISHED}${id}`);
    this.store.remove(`${ANALYSIS}${id}`);
  }

  analysisText(id: string): string | undefined {
    return this.store.text(`${ANALYSIS}${id}`);
  }

  /** Stores the analysis of a stored game. If there is no room, it can be computed again. */
  keepAnalysis(id: string, analysis: string): void {
    if (this.find(id) !== undefined) this.store.put(`${ANALYSIS}${id}`, analysis);
  }
}

function withLineFeeds(text: string): string {
  return text.replaceAll(/\r\n?/g, '\n');
}
