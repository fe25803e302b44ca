// Hostile input: every parser is fast, never throws, and returns a value or a short error.
import { expect, test } from 'vitest';
import { byDepth } from '../../../tools/test-depth.ts';
import { fc } from '../../../tools/fast-check.ts';
import {
  asQuestionId,
  type KeptGameMessage,
  MAX_NESTING,
  oneLine,
  parseBotMessage,
  parseHostMessage,
  parseSavedGame,
  type Read,
  readClientMessage,
  readFromWorker,
  readToWorker,
  type SavedGame,
  describeValue,
} from '../src/index.ts';

const MAX_LENGTH = 300;
const saved = {
  id: 'a',
  game: { players: 2 },
  seed: 'seed',
  seats: [
    { kind: 'person', name: 'Ada' },
    { kind: 'bot', name: 'Vega', bot: 'captain' },
  ],
  tokens: ['done', 'lead:survey'],
  lastQuestion: 3,
};
const valid: readonly object[] = [
  { type: 'hello', protocol: 1, name: 'x' },
  { type: 'choose', id: 1, token: 'done' },
  { type: 'start', seat: 0, names: ['a', 'b'], options: { players: 2 } },
  { type: 'decide', id: 4, view: {}, position: {}, events: [{ type: 'turn' }], timeLeftMs: 5 },
  { type: 'end', scores: [1, 2], winners: [1] },
  { type: 'error', id: 1, error: 'late' },
  { type: 'answer', question: 7, tokens: ['done'], finish: false },
  { type: 'undo', ply: 3, question: 7, consent: true },
  { type: 'explain', id: 1, subject: { kind: 'card', card: 'survey' } },
  { type: 'start', saved, pace: { pause: 0, thinking: 100 } },
  saved,
];

function lineOf(read: Read<unknown>): string {
  return read.ok ? '' : read.error;
}

/** Error messages of all parsers that are too long or not one line of text. */
function faultsOf(line: string): readonly string[] {
  const reads: Read<unknown>[] = [parseBotMessage, parseHostMessage, parseSavedGame].map((parse) =>
    parse(line),
  );
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    // Worker and client messages arrive as values, so invalid JSON is not tested there.
  }
  if (value !== undefined) {
    reads.push(...[readClientMessage, readToWorker, readFromWorker].map((read) => read(value)));
  }
  return reads
    .map(lineOf)
    .filter((sentence) => sentence.length >= MAX_LENGTH || /[\p{Cc}\p{Zl}\p{Zp}]/u.test(sentence));
}

test.each([
  ['lists', '['.repeat(10_000)],
  ['objects', '{"a":'.repeat(10_000)],
  ['closed lists', '['.repeat(10_000) + ']'.repeat(10_000)],
  ['a list in a field', `{"type":"choose","id":${'['.repeat(5000)}${']'.repeat(5000)}}`],
  ['the type itself', `{"type":${'['.repeat(60)}${']'.repeat(60)}}`],
])('nesting without end: %s', (_, line) => {
  expect(faultsOf(line)).toEqual([]);
  expect(lineOf(parseBotMessage(line))).not.toBe('');
});

test('nesting is counted outside of texts, and the deepest allowed nesting is read', () => {
  const token = '[[[['.repeat(40);
  const line = JSON.stringify({ type: 'choose', id: 1, token });
  expect(parseBotMessage(line)).toMatchObject({ ok: true });
  expect(parseBotMessage(`{"type":"choose","id":1,"token":"\\"${token}"}`)).toMatchObject({
    ok: true,
  });
  const deep = (n: number) =>
    `{"type":"choose","id":1,"token":"a","x":${'['.repeat(n)}${']'.repeat(n)}}`;
  expect(parseBotMessage(deep(MAX_NESTING - 1))).toMatchObject({ ok: true });
  expect(lineOf(parseBotMessage(deep(MAX_NESTING)))).toContain('nested deeper than');
});

test('a value that never was text may also be nested without end', () => {
  let deep: unknown = [];
  for (let i = 0; i < 100_000; i++) deep = [deep];
  for (const value of [deep, { type: deep }, { type: 'answer', question: deep }]) {
    expect(lineOf(readClientMessage(value))).not.toBe('');
  }
});

test('long and strange texts are repeated in part, on one line', () => {
  for (const text of ['x'.repeat(1_000_000), '\u2028\u202e\u0007\n\ud800', '"'.repeat(500)]) {
    const sentence = lineOf(parseBotMessage(JSON.stringify({ type: text })));
    expect(sentence).toMatch(/^message\.type: expected hello or choose, found /);
    expect(sentence.length).toBeLessThan(MAX_LENGTH);
    expect(faultsOf(JSON.stringify({ type: 'choose', id: 1, token: text }))).toEqual([]);
    expect(faultsOf(JSON.stringify({ ...saved, seed: text }))).toEqual([]);
    expect(faultsOf(JSON.stringify({ ...saved, game: { [text]: text } }))).toEqual([]);
  }
  expect(oneLine('a\nb')).toBe('a\\u{a}b');
  expect(describeValue(undefined)).toBe('nothing');
  expect(describeValue({ a: 1 })).toBe('an object');
});

test('names of the prototype are no messages', () => {
  for (const type of ['toString', 'constructor', '__proto__', 'hasOwnProperty']) {
    expect(faultsOf(`{"type":"${type}"}`)).toEqual([]);
    expect(faultsOf(`{"${type}":{"type":"choose"},"type":"choose"}`)).toEqual([]);
    expect(faultsOf(JSON.stringify({ ...saved, game: { players: 2, [type]: 1 } }))).toEqual([]);
  }
});

function replaced(value: unknown, path: readonly number[], by: unknown): unknown {
  const [first, ...rest] = path;
  if (typeof value !== 'object' || value === null || first === undefined) return by;
  const entries = Object.entries(value);
  const [key] = entries[first % Math.max(1, entries.length)] ?? [];
  if (key === undefined) return by;
  const changed = replaced((value as Record<string, unknown>)[key], rest, by);
  if (Array.isArray(value)) return value.map((one, i) => (String(i) === key ? changed : one));
  return { ...value, [key]: changed };
}

test('messages that were changed in one place, or are anything at all, are read or refused', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...valid),
      fc.array(fc.nat(), { minLength: 1, maxLength: 4 }),
      fc.oneof(fc.jsonValue(), fc.string({ unit: 'binary' }), fc.double(), fc.bigInt().map(String)),
      (message, path, by) => {
        expect(faultsOf(JSON.stringify(replaced(message, path, by)))).toEqual([]);
      },
    ),
    { numRuns: byDepth(150, 3000) },
  );
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (line) => {
      expect(faultsOf(line)).toEqual([]);
    }),
    { numRuns: byDepth(25, 500) },
  );
});

test('a line that was cut or had a piece changed is read or refused', () => {
  fc.assert(
    fc.property(fc.constantFrom(...valid), fc.nat(), fc.string(), (message, at, piece) => {
      const line = JSON.stringify(message);
      const place = at % line.length;
      expect(faultsOf(line.slice(0, place))).toEqual([]);
      expect(faultsOf(line.slice(0, place) + piece + line.slice(place + piece.length))).toEqual([]);
    }),
    { numRuns: byDepth(100, 2000) },
  );
});

test('valid messages are read in full, without unknown fields', () => {
  const read = parseSavedGame(JSON.stringify({ ...saved, weather: 'fine' }));
  expect(read).toMatchObject({ ok: true, value: saved });
  expect(read.ok && 'weather' in read.value).toBe(false);
  expect(read.ok && read.value.game.ruleset).toBe('official');
  const message: KeptGameMessage = {
    type: 'game',
    view: {} as KeptGameMessage['view'],
    events: [],
    fresh: true,
    names: ['Ada'],
    question: asQuestionId(4),
    undo: { free: 0 },
    saved: read.ok ? read.value : ({} as SavedGame),
  };
  expect(readFromWorker(message)).toEqual({ ok: true, value: message });
});
