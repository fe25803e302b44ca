// Quarantined data, and the export and import of all data as text.
import { fields, readLine } from '@eminent/protocol';
import * as v from 'valibot';
import { finishedGame, FinishedGames } from './finished-games.ts';
import { QUARANTINE, type LocalStore } from './local-store.ts';

/** The keys of quarantined items. */
export function quarantinedNames(store: LocalStore): readonly string[] {
  return [...store.names(QUARANTINE)].sort();
}

/** Quarantined data as one text. */
export function quarantinedText(store: LocalStore): string {
  return exported(quarantinedNames(store).map((name) => [name, store.text(name) ?? '']));
}

export function deleteQuarantined(store: LocalStore): void {
  for (const name of quarantinedNames(store)) store.remove(name);
}

/** All data, including quarantined items, as one text. */
export function everything(store: LocalStore): string {
  return exported([...store.everythingNow()].sort(([a], [b]) => (a < b ? -1 : 1)));
}

const exportedText = fields({
  format: v.literal('eminent-kept', 'expected eminent-kept'),
  version: v.literal(1, 'expected version 1'),
  kept: v.record(v.string(), v.string('expected a text')),
});

function exported(texts: readonly (readonly [name: string, text: string])[]): string {
  const kept = Object.fromEntries(texts);
  const whole: v.InferOutput<typeof exportedText> = { format: 'eminent-kept', version: 1, kept };
  return `${JSON.stringify(whole, undefined, 1)}\n`;
}

/** The keys that are imported: games, daily results and analysis boards. Settings are not. */
const IMPORTED_KEYS = /^(?:game|lesson|finished|daily|board)\./;

/** The result of an import. */
export interface ImportResult {
  readonly imported: number;
  /** Storage was too full for the rest. */
  readonly isFull: boolean;
}

/**
 * Imports a text that `everything` exported here or on another device. Existing items are kept;
 * damaged ones go to quarantine when they are first read. Undefined if the text is not an export.
 */
export function importText(store: LocalStore, text: string): ImportResult | undefined {
  const read = readLine(text, exportedText, 'file');
  if (!read.ok) return undefined;
  const fresh = Object.entries(read.value.kept).filter(
    ([name, one]) =>
      IMPORTED_KEYS.test(name) &&
      store.text(name) === undefined &&
      !isKnownRecord(store, name, one),
  );
  const at = fresh.findIndex(([name, one]) => !store.put(name, one));
  return { imported: at < 0 ? fresh.length : at, isFull: at >= 0 };
}

/**
 * Whether it is a finished game whose record is already stored under another key, such as one
 * opened on both devices.
 */
function isKnownRecord(store: LocalStore, name: string, text: string): boolean {
  if (!name.startsWith('finished.')) return false;
  const game = readLine(text, finishedGame, name);
  return game.ok && new FinishedGames(store).findRecord(game.value.record) !== undefined;
}
