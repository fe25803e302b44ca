// Notes in records: they come back as written, older programs skip them, bad ones are refused.
import { describe, expect, test } from 'vitest';
import {
  asNoteText,
  fitsCompact,
  formatCompact,
  formatRecord,
  type GameRecord,
  lengthOfRecord,
  MAX_NOTE_LENGTH,
  MAX_NOTES,
  makeRecord,
  optionsOf,
  parseCompact,
  parseRecord,
  playTrusted,
  type RecordNote,
  type ReadRecord,
  replayRecord,
  withoutNotes,
} from '../src/index.ts';
import { randomFromSeed } from '../src/state/random.ts';
import { gamesOf, playRandomly } from './random-games.ts';

function recordOf(number: number, turns = 6): GameRecord {
  const answers: number[] = [];
  const end = playRandomly(number, (state, legal, random) => {
    const option = legal[random.below(legal.length)] ?? -1;
    if (state.turnNumber <= turns) answers.push(option);
    playTrusted(state, option);
  });
  return makeRecord(optionsOf(end.rules), `property ${number}`, answers, ['Ada', 'Bea']);
}

function valueOf<T>(read: ReadRecord<T>): T {
  if (!read.ok) throw new Error(read.error);
  return read.value;
}

/** Texts that a formatter or parser without escaping would damage. */
const TEXTS = [
  'I should have led Research.',
  'Two\nlines, "quoted", with a \\ and a # of 12ab34cd',
  '1. seat 1: done',
  '; note 3: "inside"',
  'seed: "other"',
  '  leading and trailing  ',
  'perché no? Øyvind 星 🚀 e\u0301\u2028',
  '%41 .c4.',
  'x'.repeat(MAX_NOTE_LENGTH),
];

/** Notes at the start, at the end, and at random moments. */
function notesFor(record: GameRecord, seed: number): readonly RecordNote[] {
  const length = lengthOfRecord(record);
  const random = randomFromSeed(`notes ${seed}`);
  const plies = [0, length, ...Array.from({ length: 6 }, () => random.below(length + 1))];
  return [...new Set(plies)]
    .sort((a, b) => a - b)
    .map((ply) => ({ ply, text: TEXTS[random.below(TEXTS.length)] ?? '' }));
}

test.each(TEXTS)('the note %j comes back from a record', (text) => {
  const record = { ...recordOf(1), notes: [{ ply: 0, text: asNoteText(text) }] };
  expect(valueOf(parseRecord(formatRecord(record)))).toEqual(record);
});

test('notes come back as they were written, in the text and in a link', () => {
  for (const game of gamesOf(8)) {
    const record = { ...recordOf(game), notes: notesFor(recordOf(game), game) };
    expect(valueOf(parseRecord(formatRecord(record)))).toEqual(record);
    const linked = valueOf(parseCompact(formatCompact(record)));
    expect(formatCompact(record)).toMatch(/^[\w.-]+$/);
    expect(linked.notes).toEqual(fitsCompact(record.notes) ? record.notes : undefined);
    expect(withoutNotes(linked)).toEqual(withoutNotes(record));
  }
});

test('the game and its checksums are the same with and without notes', () => {
  const record = recordOf(0);
  const noted = { ...record, notes: notesFor(record, 0) };
  expect(valueOf(replayRecord(noted)).answers).toEqual(valueOf(replayRecord(record)).answers);
  expect(withoutNotes(noted)).toEqual(record);
});

test('a program without notes reads the same record: notes are comment lines, and end a link', () => {
  const record = recordOf(1);
  const noted = {
    ...record,
    notes: [
      { ply: 0, text: 'a' },
      { ply: 3, text: 'b\nc' },
    ],
  };
  const lines = formatRecord(noted).split('\n');
  expect(lines.filter((line) => !line.startsWith(';')).join('\n')).toBe(formatRecord(record));
  expect(formatCompact(noted).split('.').slice(0, 4).join('.')).toBe(formatCompact(record));
});

test('a note follows the turn that contains its moment', () => {
  const record = recordOf(2);
  const [first] = record.turns;
  const ply = first?.tokens.length ?? 0;
  const notes = [
    { ply, text: 'the end of the turn' },
    { ply: ply + 1, text: 'the next turn' },
  ];
  const lines = formatRecord({ ...record, notes }).split('\n');
  const turnBefore = (text: string) => lines[lines.findIndex((line) => line.includes(text)) - 1];
  expect(turnBefore('the end')).toMatch(/^1\. seat/);
  expect(turnBefore('the next')).toMatch(/^2\. seat/);
});

test('notes may stand anywhere, and other comments are ignored', () => {
  const text = formatRecord(recordOf(3));
  const edited = `; note to self\n; note 5: unquoted\n; note 2: "late"\n${text}; note 0: "early"\n`;
  expect(valueOf(parseRecord(edited)).notes).toEqual([
    { ply: 0, text: 'early' },
    { ply: 2, text: 'late' },
  ]);
  expect(valueOf(parseRecord(`; a comment\n${text}`)).notes).toBeUndefined();
});

test('a record without turns can have a note', () => {
  const record = makeRecord(recordOf(0).options, 'empty', []);
  const noted = { ...record, notes: [{ ply: 0, text: 'before the game' }] };
  expect(valueOf(parseRecord(formatRecord(noted)))).toEqual(noted);
});

describe('bad notes', () => {
  const record = recordOf(4);
  const length = lengthOfRecord(record);
  const BAD: Readonly<Record<string, readonly RecordNote[]>> = {
    'after the end': [{ ply: length + 1, text: 'a' }],
    twice: [
      { ply: 1, text: 'a' },
      { ply: 1, text: 'b' },
    ],
    empty: [{ ply: 1, text: '' }],
    'too long': [{ ply: 1, text: 'x'.repeat(MAX_NOTE_LENGTH + 1) }],
    'too many': Array.from({ length: MAX_NOTES + 1 }, (_, ply) => ({ ply, text: 'a' })),
    escape: [{ ply: 1, text: 'a\u001b[31m' }],
    tab: [{ ply: 1, text: 'a\tb' }],
    'carriage return': [{ ply: 1, text: 'a\rb' }],
    'next line': [{ ply: 1, text: 'a\u0085b' }],
    'half a character': [{ ply: 1, text: 'a\ud800' }],
  };

  test.each(Object.entries(BAD))('%s: neither written nor read', (_, notes) => {
    expect(() => formatRecord({ ...record, notes })).toThrow(RangeError);
    expect(() => formatCompact({ ...record, notes })).toThrow(RangeError);
    const lines = notes.map(({ ply, text }) => `; note ${ply}: ${JSON.stringify(text)}`);
    const read = parseRecord(`${formatRecord(record)}${lines.join('\n')}\n`);
    expect(read).toMatchObject({ ok: false, problem: { kind: 'notes' } });
  });

  test.each(['; note 1: "cut', '; note 1: "a" b', '; note 1: "a\\x"'])(
    '%s: refused with its line',
    (line) => {
      const read = parseRecord(`${line}\n${formatRecord(record)}`);
      expect(read).toMatchObject({ ok: false, problem: { kind: 'notes' } });
      expect(read.ok ? '' : read.error).toMatch(/^line 1: /);
    },
  );

  test('a link whose notes were cut or changed is refused as damaged', () => {
    const text = formatCompact({ ...record, notes: [{ ply: 1, text: 'a note' }] });
    const game = formatCompact(record);
    for (const one of [text.slice(0, -1), `${text}A`, `${text}!`, `${game}.`, `${game}.AAAA`]) {
      expect(parseCompact(one)).toMatchObject({ ok: false, problem: { kind: 'damaged' } });
    }
  });

  test('a link leaves out notes that would make it too long', () => {
    const notes = Array.from({ length: 20 }, (_, ply) => ({ ply, text: 'x'.repeat(1000) }));
    expect(fitsCompact(notes)).toBe(false);
    expect(formatCompact({ ...record, notes })).toBe(formatCompact(record));
    const most = [{ ply: 0, text: 'x'.repeat(MAX_NOTE_LENGTH) }];
    expect(fitsCompact(most)).toBe(true);
  });

  test('as many notes as allowed, each as long as allowed, fit into a record', () => {
    const turns = Array.from({ length: MAX_NOTES }, (_, at) => ({
      number: at + 1,
      seat: 0,
      tokens: ['done'],
    }));
    const notes = turns.map(({ number }) => ({ ply: number, text: '"'.repeat(MAX_NOTE_LENGTH) }));
    expect(parseRecord(formatRecord({ ...record, turns, notes })).ok).toBe(true);
  });
});

test('a typed or pasted text becomes a valid note', () => {
  expect(asNoteText('a\r\nb\rc\td\u001b')).toBe('a\nb\nc d ');
  expect(asNoteText(`${'x'.repeat(MAX_NOTE_LENGTH - 1)}🚀`)).toBe('x'.repeat(MAX_NOTE_LENGTH - 1));
  expect(asNoteText('🚀')).toBe('🚀');
  expect(asNoteText('')).toBe('');
});
