// Finds a record by an id in an address.
import { formatRecord, parseRecord, type ReadRecord, withoutNotes } from '@eminent/engine';
import type { Notes } from '../storage/notes.ts';
import { finishedGames } from '../storage/storage.ts';
import { recordOfLink } from './record-link.ts';

/** The text of a record, and its notes apart from it: the text is the same for the same game. */
export interface FoundRecord {
  readonly record: string;
  readonly notes: Notes;
}

/** The record kept under an id, or carried by a link; undefined if it is neither. */
export function findRecord(id: string): ReadRecord<FoundRecord> | undefined {
  const kept = finishedGames.find(id);
  if (kept !== undefined) {
    return { ok: true, value: { record: kept.record, notes: kept.notes ?? [] } };
  }
  const linked = recordOfLink(id);
  return linked?.ok === true ? { ok: true, value: splitNotes(linked.value) } : linked;
}

/** A text that is no record stays as it is, to be refused by its reader. */
function splitNotes(text: string): FoundRecord {
  const read = parseRecord(text);
  if (!read.ok || read.value.notes === undefined) return { record: text, notes: [] };
  return { record: formatRecord(withoutNotes(read.value)), notes: read.value.notes };
}
