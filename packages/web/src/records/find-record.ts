// Finds the record of a game by the id in an address.
import { formatRecord, parseRecord, type ReadRecord, withoutNotes } from '@eminent/engine';
import type { Notes } from '../storage/notes.ts';
import { finishedGames } from '../storage/storage.ts';
import { recordOfLink } from './record-link.ts';

/** A record without its notes, so that the same game always has the same text, and the notes. */
export interface FoundRecord {
  readonly record: string;
  readonly notes: Notes;
}

/** The record stored under an id, or packed into the id by a link; undefined if neither. */
export function findRecord(id: string): ReadRecord<FoundRecord> | undefined {
  const stored = finishedGames.find(id);
  if (stored !== undefined) {
    return { ok: true, value: { record: stored.record, notes: stored.notes ?? [] } };
  }
  const linked = recordOfLink(id);
  return linked?.ok === true ? { ok: true, value: splitNotes(linked.value) } : linked;
}

/** Separates the notes from a record. An invalid record is returned unchanged, without notes. */
function splitNotes(text: string): FoundRecord {
  const read = parseRecord(text);
  if (!read.ok || read.value.notes === undefined) return { record: text, notes: [] };
  return { record: formatRecord(withoutNotes(read.value)), notes: read.value.notes };
}
