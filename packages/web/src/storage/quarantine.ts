// Lists and deletes quarantined data, and exports and imports all data as text.
import { fields, readLine } from '@eminent/protocol';
import * as v from 'valibot';
import { FINISHED, finishedGame, FinishedGames } from './finished-games.ts';
import { QUARANTINE, type LocalStore } from './local-store.ts';
import { mergeNotes } from './notes.ts';
import { FINISHED_LESSONS, LESSONS } from './saved-games.ts';
import { addVictory, CAMPAIGN, VICTORIES } from './victories.ts';

/** Returns the keys of quarantined items, sorted. */
export function quarantinedNames(store: LocalStore): readonly string[] {
  return [...store.names(QUARANTINE)].sort();
}

/** Returns all quarantined items as one JSON text. */
export function quarantinedText(store: LocalStore): string {
  return toExportText(quarantinedNames(store).map((name) => [name, store.text(name) ?? '']));
}

export function deleteQuarantined(store: LocalStore): void {
  for (const name of quarantinedNames(store)) store.remove(name);
}

/** Returns all data as one JSON text, including quarantined items and values not yet written. */
export function exportAllData(store: LocalStore): string {
  return toExportText([...store.allItems()].sort(([a], [b]) => (a < b ? -1 : 1)));
}

const exportedText = fields({
  format: v.literal('eminent-kept', 'expected eminent-kept'),
  version: v.literal(1, 'expected version 1'),
  kept: v.record(v.string(), v.string('expected a text')),
});

function toExportText(texts: readonly (readonly [name: string, text: string])[]): string {
  const kept = Object.fromEntries(texts);
  const exported: v.InferOutput<typeof exportedText> = { format: 'eminent-kept', version: 1, kept };
  return `${JSON.stringify(exported, undefined, 1)}\n`;
}

/** Keys of imported items: games, lessons, daily results, boards, puzzles, victories. */
const IMPORTED_KEYS = /^(?:(?:game|lesson|finished|daily|board)\.|lessons$|puzzles$|campaign$)/;

interface ImportResult {
  readonly imported: number;
  /** Whether the storage was full. The remaining items were then not imported. */
  readonly isFull: boolean;
}

/**
 * Imports the text of an export, without settings. Existing items stay; finished games get missing
 * notes, and finished lessons and victories are added. Undefined if the text is not an export.
 */
export function importText(store: LocalStore, text: string): ImportResult | undefined {
  const read = readLine(text, exportedText, 'file');
  if (!read.ok) return undefined;
  const writes = Object.entries(read.value.kept).flatMap(([name, item]) => {
    if (!IMPORTED_KEYS.test(name)) return [];
    if (name.startsWith(FINISHED)) return finishedGameToWrite(store, name, item);
    if (store.text(name) === undefined) return [[name, item] as const];
    if (name === LESSONS) return listToWrite(store, name, item, FINISHED_LESSONS, addLesson);
    if (name === CAMPAIGN) return listToWrite(store, name, item, VICTORIES, addVictory);
    return [];
  });
  const failedAt = writes.findIndex(([name, item]) => !store.put(name, item));
  return { imported: failedAt < 0 ? writes.length : failedAt, isFull: failedAt >= 0 };
}

function addLesson(known: readonly string[], id: string): readonly string[] {
  return known.includes(id) ? known : [...known, id];
}

/** Returns a stored list with the items that `text` adds to it; nothing if there are none. */
function listToWrite<T>(
  store: LocalStore,
  name: string,
  text: string,
  schema: v.GenericSchema<unknown, readonly T[]>,
  add: (known: readonly T[], item: T) => readonly T[],
): readonly (readonly [name: string, text: string])[] {
  const imported = readLine(text, schema, name);
  const known = store.read(name, schema) ?? [];
  if (!imported.ok) return [];
  const all = imported.value.reduce(add, known);
  return all === known ? [] : [[name, JSON.stringify(all)]];
}

/** Returns the entries to write. If the record is already stored, adds only missing notes. */
function finishedGameToWrite(
  store: LocalStore,
  name: string,
  text: string,
): readonly (readonly [name: string, text: string])[] {
  const isNew = store.text(name) === undefined;
  const game = readLine(text, finishedGame, name);
  if (!game.ok) return isNew ? [[name, text]] : [];
  const known = new FinishedGames(store).findRecord(game.value.record);
  if (known === undefined) return isNew ? [[name, text]] : [];
  const existing = known.notes ?? [];
  const notes = mergeNotes(existing, game.value.notes ?? []);
  if (notes.length === existing.length) return [];
  return [[FINISHED + known.id, JSON.stringify({ ...known, notes })]];
}
