// Finds the record of a game by the id in an address.
import { formatRecord, parseRecord, type ReadRecord, withoutNotes } from '@eminent/engine';
import type { Notes } from '../storage/notes.ts';
import { finishedGames } from '../storage/storage.ts';
import { recordOfLink } from './record-link.ts';

/** The record has no notes, so that the same game always has the same text. */
export interface FoundRecord {
  readonly record: string;
  readonly notes: Notes;
}

/** Finds the record of a stored game, or one packed into the id. Undefined if there is neither. */
export function findRecord(id: string): ReadRecord<FoundRecord> | undefined {
  const stored = finishedGames.find(id);
  if (stored !== undefined) {
    return { ok: true, value: { record: stored.record, notes: stored.notes ?? [] } };
  }
  const linked = recordOfLink(id);
  return linked?.ok === true ? { ok: true, value: splitNotes(linked.value) } : linked;
}

function splitNotes(text: string): FoundRecord {
  const read = parseRecord(text);
  if (!read.ok || read.value.notes === undefined) return { record: text, notes: [] };
  return { record: formatRecord(withoutNotes(read.value)), notes: read.value.notes };
}
