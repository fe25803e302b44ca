// Readers of untrusted input: limits of depth and length, and errors of one short line.
import { expect, test } from 'vitest';
import { checkOptions, fillPosition, parsePosition, parseRecord } from '../src/index.ts';
import { positionOf, scene } from './scene.ts';

function nested(depth: number, inner: unknown = 1): unknown {
  let value = inner;
  for (let i = 0; i < depth; i++) value = [value];
  return value;
}

const position = positionOf({ seats: [{ hand: 'survey warfare' }, { hand: 'politics' }] });
const deep = nested(100_000);
const long = 'x'.repeat(10_000_000);

/** Positions in which one field has invalid input. */
const DAMAGED: readonly (readonly [string, unknown])[] = [
  deep,
  long,
  nested(3),
  { toString: 1 },
  [{ toString: 1 }],
  Number.NaN,
  null,
  'a\nb\u001b[31mc',
].flatMap((value) => [
  ['the position itself', value] as const,
  ...Object.keys(position).map((name) => [name, { ...position, [name]: value }] as const),
  ['a field that nobody knows', { ...position, ['y'.repeat(100_000)]: value }] as const,
  ['unseen', { ...position, players: [{ ...position.players[0], unseen: value }] }] as const,
]);

function refusal(read: { readonly ok: boolean; readonly error?: string }): string | undefined {
  return read.ok ? undefined : read.error;
}

test.each(DAMAGED)('%s may hold anything: the refusal is one short line', (_, input) => {
  for (const error of [
    refusal(parsePosition(input)),
    refusal(fillPosition(input, 'seed')),
    refusal(checkOptions(input)),
  ]) {
    expect(error ?? '').toMatch(/^.{0,600}$/);
  }
});

test('a nesting that could exhaust the stack is refused by its depth', () => {
  expect(refusal(parsePosition(deep))).toBe('position: nested more than 16 deep');
  expect(refusal(parsePosition({ ...position, seat: deep }))).toBe(
    'position: nested more than 16 deep',
  );
});

test('errors in options repeat only the beginning of the value', () => {
  const error = refusal(checkOptions({ players: deep })) ?? '';
  expect(error).toMatch(/^options/);
  expect(error.length).toBeLessThan(600);
  expect(refusal(checkOptions({ [long]: 1 }))?.length).toBeLessThan(1500);
});

test.each([
  ['format: eminent-record 1\nrules: 1\noptions: ' + '['.repeat(100_000), 'not valid JSON'],
  [
    `format: eminent-record 1\nrules: 1\noptions: ${'['.repeat(50_000)}${']'.repeat(50_000)}`,
    'nested',
  ],
  [
    `format: eminent-record 1\nrules: 1\noptions: {"players":2}\nseed: "${long}"`,
    'more than 1000000 letters',
  ],
  [long, 'more than 1000000 letters'],
  ['1. seat 1: '.repeat(1000), 'header format'],
])('a damaged record is refused in one line', (text, sentence) => {
  const error = refusal(parseRecord(text)) ?? '';
  expect(error).toContain(sentence);
  expect(error).toMatch(/^.{0,600}$/);
});

test('a position that can be read but not played on is refused', () => {
  const valid = positionOf({ seats: [{ hand: 'survey warfare' }, { hand: 'politics' }] });
  expect(scene({ seats: [{ hand: 'survey warfare' }, { hand: 'politics' }] }).state.over).toBe(
    false,
  );
  const [turn, action] = valid.frames;
  const withoutTurn = { ...valid, frames: [action] };
  expect(refusal(parsePosition(withoutTurn))).toContain('cannot be played on');
  const many = { ...valid, frames: [turn, ...Array<unknown>(100_000).fill(action)] };
  expect(refusal(parsePosition(many))).toContain('more than 20000 values');
});
