// Notes in a record: comments of readers on moments of a game. The text of a record contains them
// as comment lines, which programs that do not know notes skip.
import { failRecord } from './record-problem.ts';

export interface RecordNote {
  /** Number of answers before the moment. */
  readonly ply: number;
  readonly text: string;
}

/** Notes per record. The limit keeps records short enough for `parseRecord`. */
export const MAX_NOTES = 200;
/** In characters. */
export const MAX_NOTE_LENGTH = 2000;

/** Matches control characters except the line feed, and unpaired surrogates. */
const FORBIDDEN = /[^\P{Cc}\n]|\p{Cs}/u;
const EVERY_FORBIDDEN = new RegExp(FORBIDDEN, 'gu');

/** Cuts a text to the length of a note and replaces control characters. */
export function asNoteText(text: string): string {
  const plain = text.replaceAll(/\r\n?/g, '\n').replaceAll(EVERY_FORBIDDEN, ' ');
  // Cutting may leave half of a surrogate pair.
  return plain.slice(0, MAX_NOTE_LENGTH).replaceAll(EVERY_FORBIDDEN, '');
}

function noteProblem(note: RecordNote, before: number, length: number): string | undefined {
  const { ply, text } = note;
  if (!Number.isInteger(ply) || ply < 0 || ply > length) {
    return `expected a number of answers from 0 to ${length}`;
  }
  if (ply <= before) return 'expected at most one note for a moment';
  if (text === '' || text.length > MAX_NOTE_LENGTH) {
    return `expected a text of 1 to ${MAX_NOTE_LENGTH} characters`;
  }
  return FORBIDDEN.test(text) ? 'contains a control character' : undefined;
}

/** Returns why notes cannot be part of a record with `length` answers; undefined if they can. */
export function notesProblem(notes: readonly RecordNote[], length: number): string | undefined {
  if (notes.length > MAX_NOTES) return `notes: more than ${MAX_NOTES}`;
  for (const [at, note] of notes.entries()) {
    const problem = noteProblem(note, notes[at - 1]?.ply ?? -1, length);
    if (problem !== undefined) return `note ${note.ply}: ${problem}`;
  }
  return undefined;
}

/** Returns the field `notes`, or nothing if empty. Throws a record error if one is invalid. */
export function acceptNotes(
  notes: readonly RecordNote[],
  length: number,
): { readonly notes?: readonly RecordNote[] } {
  const problem = notesProblem(notes, length);
  if (problem !== undefined) failRecord({ kind: 'notes' }, 'record', problem);
  return notes.length === 0 ? {} : { notes };
}

/** Throws a RangeError if a note is invalid, because it could not be read back. */
export function requireNotes(notes: readonly RecordNote[], length: number): void {
  const problem = notesProblem(notes, length);
  if (problem !== undefined) throw new RangeError(problem);
}

export function formatNoteLine({ ply, text }: RecordNote): string {
  return `; note ${ply}: ${JSON.stringify(text)}`;
}

const NOTE_LINE = /^; note (\d{1,9}): (".*)$/su;

/** Returns the note of a comment line, if it is one. Throws a record error if unreadable. */
export function parseNoteLine(line: string, place: string): RecordNote | undefined {
  const [, ply, json] = NOTE_LINE.exec(line) ?? [];
  if (ply === undefined || json === undefined) return undefined;
  return { ply: Number(ply), text: parseQuoted(json, place) };
}

function parseQuoted(json: string, place: string): string {
  try {
    const text: unknown = JSON.parse(json);
    if (typeof text === 'string') return text;
  } catch {
    // Reported below.
  }
  return failRecord({ kind: 'notes' }, place, 'expected a note in quotes, as in JSON');
}

/** Reads the notes `[[ply, text], …]` of a compact record. Throws if they cannot be read. */
export function parseNotePairs(json: string): readonly RecordNote[] {
  const input: unknown = JSON.parse(json);
  const isList = Array.isArray(input) && input.length <= MAX_NOTES && input.every(isPair);
  if (!isList) throw new RangeError('expected pairs of a number and a text');
  return input.map(([ply, text]) => ({ ply, text }));
}

export function formatNotePairs(notes: readonly RecordNote[]): string {
  return JSON.stringify(notes.map(({ ply, text }) => [ply, text]));
}

function isPair(input: unknown): input is readonly [number, string] {
  return (
    Array.isArray(input) &&
    input.length === 2 &&
    typeof input[0] === 'number' &&
    typeof input[1] === 'string'
  );
}
