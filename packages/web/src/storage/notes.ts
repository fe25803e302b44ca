// The notes of a finished game: comments on its moments, sorted by ply.
import {
  asNoteText,
  MAX_NOTE_LENGTH,
  MAX_NOTES,
  notesProblem,
  type RecordNote,
} from '@eminent/engine';
import { fields, list, text, whole } from '@eminent/protocol';
import * as v from 'valibot';

/** Schema of stored notes. Does not check that their plies are within the game. */
export const savedNotes = v.pipe(
  list(fields({ ply: whole, text: text(MAX_NOTE_LENGTH) }), 'notes', MAX_NOTES),
  v.check(
    (notes) => notesProblem(notes, Number.MAX_SAFE_INTEGER) === undefined,
    'expected notes in the order of the game',
  ),
);

export type Notes = readonly RecordNote[];

/** Returns the text of the note at a ply; empty if there is none. */
export function noteAt(notes: Notes, ply: number): string {
  return notes.find((note) => note.ply === ply)?.text ?? '';
}

function sorted(notes: Notes): Notes {
  return notes.toSorted((a, b) => a.ply - b.ply);
}

/** Writes the note at a ply; '' removes it. Ignored if there are `MAX_NOTES` others. */
export function writeNote(notes: Notes, ply: number, typed: string): Notes {
  const others = notes.filter((note) => note.ply !== ply);
  const note = asNoteText(typed);
  if (note === '') return others;
  return others.length < MAX_NOTES ? sorted([...others, { ply, text: note }]) : notes;
}

/** Returns `notes` and those of `others` whose ply has no note yet, up to `MAX_NOTES`. */
export function mergeNotes(notes: Notes, others: Notes): Notes {
  const added = others.filter(({ ply }) => noteAt(notes, ply) === '');
  return sorted([...notes, ...added].slice(0, MAX_NOTES));
}
