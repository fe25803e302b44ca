// Things that were set aside because they could not be read, and everything that is kept as one text to save elsewhere.
import { fields, readLine } from '@eminent/protocol';
import * as v from 'valibot';
import { finishedGame, FinishedGames } from './finished-games.ts';
import { QUARANTINE, type LocalStore } from './local-store.ts';

/** The names of what was set aside. */
export function quarantinedNames(shelf: LocalStore): readonly string[] {
  return [...shelf.names(QUARANTINE)].sort();
}

/** What was set aside as one text, for whoever can read it. */
export function quarantinedText(shelf: LocalStore): string {
  return exported(quarantinedNames(shelf).map((name) => [name, shelf.text(name) ?? '']));
}

export function deleteQuarantined(shelf: LocalStore): void {
  for (const name of quarantinedNames(shelf)) shelf.remove(name);
}

/** Everything that is kept, and what could not be, as one text. */
export function everything(shelf: LocalStore): string {
  return exported([...shelf.everythingNow()].sort(([a], [b]) => (a < b ? -1 : 1)));
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

/** Games, finished and in progress: what is taken in from another device. Settings stay as they are here. */
const TAKEN_IN = /^(?:game|lesson|finished)\../;

/** What came of a text that was taken in. */
export interface TakenIn {
  readonly taken: number;
  /** Whether there was no room for the rest. */
  readonly isFull: boolean;
}

/**
 * Takes in what was saved by `everything`, here or elsewhere. What is kept here already stays as it is; what is damaged is set aside
 * when it is first read. Undefined for a text that is nothing of the kind.
 */
export function takeIn(shelf: LocalStore, text: string): TakenIn | undefined {
  const read = readLine(text, exportedText, 'file');
  if (!read.ok) return undefined;
  const fresh = Object.entries(read.value.kept).filter(
    ([name, one]) =>
      TAKEN_IN.test(name) && shelf.text(name) === undefined && !isKnownRecord(shelf, name, one),
  );
  const at = fresh.findIndex(([name, one]) => !shelf.put(name, one));
  return { taken: at < 0 ? fresh.length : at, isFull: at >= 0 };
}

/** Whether it is a finished game whose record is kept here under another name, such as a record that was opened on both devices. */
function isKnownRecord(shelf: LocalStore, name: string, text: string): boolean {
  if (!name.startsWith('finished.')) return false;
  const game = readLine(text, finishedGame, name);
  return game.ok && new FinishedGames(shelf).findRecord(game.value.record) !== undefined;
}
