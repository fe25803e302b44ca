// Endless, large and deeply nested input: one sentence, status 2, and no more input read than
// needed.
import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { file, refusalOf, zeros } from './input-files.ts';
import { newFolder, run } from './run-cli.ts';

const folder = newFolder();

test.each([[['replay']], [['position', 'check']]])(
  '%j reads a file no further than the maximum length of a record',
  async (words) => {
    const big = zeros(folder, 'big', 1_000_000_000);
    expect(refusalOf(await run(folder, [...words, big]))).toContain('has more than 4000000 bytes');
    expect(refusalOf(await run(folder, [...words, '.']))).toContain('.: cannot be read');
  },
);

test.runIf(existsSync('/dev/zero')).each([[['replay']], [['position', 'check']]])(
  '%j reads an endless device no further than the maximum length of a record',
  async (words) => {
    const refused = refusalOf(await run(folder, [...words, '/dev/zero']));
    expect(refused).toContain('has more than 4000000 bytes');
  },
);

test('a weights file is read no further than the maximum length of weights', async () => {
  const seats = `captain,emperor@${zeros(folder, 'big-weights', 1_000_000_000)}`;
  expect(refusalOf(await run(folder, ['arena', '--seats', seats]))).toContain(
    'the limit for such files',
  );
});

const DEEP = 10_000;

test.each([
  ['a closed list', '['.repeat(DEEP) + ']'.repeat(DEEP)],
  ['an open list', '['.repeat(DEEP)],
  ['objects', '{"frames":'.repeat(DEEP) + '1' + '}'.repeat(DEEP)],
])('%s nested ten thousand levels deep is not a position or record', async (_, text) => {
  const name = file(folder, 'deep.json', text);
  expect(refusalOf(await run(folder, ['position', 'check', name]))).toContain('deep.json: ');
  expect(refusalOf(await run(folder, ['replay', name]))).toContain('deep.json: ');
});

test('a deeply nested position is refused', async () => {
  const { out } = await run(folder, ['position', 'new', '--seed', '1']);
  const deep = '['.repeat(DEEP) + ']'.repeat(DEEP);
  const position = JSON.parse(out) as object;
  for (const name of ['options', 'players', 'frames']) {
    expect(position).toHaveProperty(name);
    const text = JSON.stringify({ ...position, [name]: 'HERE' }).replace('"HERE"', deep);
    expect(
      refusalOf(await run(folder, ['position', 'check', file(folder, 'deep.json', text)])),
    ).toContain('deep.json: ');
  }
});

test('the length of a seed is limited', async () => {
  const long = 'x'.repeat(100_000);
  expect(refusalOf(await run(folder, ['position', 'new', '--seed', long]))).toContain(
    'the seed has 100000 characters',
  );
  expect(refusalOf(await run(folder, ['position', 'new', '--seed', '']))).toContain(
    'the seed has 0 characters',
  );
  const huge = zeros(folder, 'seed', 100_000_000);
  expect(refusalOf(await run(folder, ['simulate', '--seed-file', huge]))).toContain(
    'has more than 4000 bytes',
  );
});

test('a seed can come from a file', async () => {
  const given = await run(folder, ['position', 'new', '--seed', 'abc']);
  const read = await run(folder, ['position', 'new', '--seed-file', file(folder, 'abc', 'abc\n')]);
  expect(given.status).toBe(0);
  expect(read).toEqual(given);
  const both = ['position', 'new', '--seed', 'abc', '--seed-file', 'abc'];
  expect(refusalOf(await run(folder, both))).toContain('cannot be used with');
});

test('user input is repeated as escaped and shortened text', async () => {
  const seats = `\u001B[2J\u202Eevil\n${'x'.repeat(50_000)}`;
  const { err, status } = await run(folder, ['simulate', '--seats', seats]);
  expect(status).toBe(2);
  expect(err).toContain('\\u{1b}[2J\\u{202e}evil\\u{a}');
  expect(err.trimEnd()).not.toMatch(/[\p{Cc}\p{Cf}]/u);
  expect(err.length).toBeLessThan(800);
});

test('bot refuses unanswerable questions with a sentence', async () => {
  const question = { type: 'decide', id: 7, view: {}, position: {}, events: [], timeLeftMs: 1 };
  const answered = await run(folder, ['bot', 'captain'], {
    input: `${JSON.stringify(question)}\n`,
  });
  expect(refusalOf(answered)).toContain('eminent: ');
});
