// Input without end, output that cannot be written, nesting without bottom: one sentence, status 2, and never more read than can be used.
import { existsSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { newFolder, type Run, run } from './run-cli.ts';

const folder = newFolder();

function file(name: string, text: string): string {
  writeFileSync(join(folder, name), text);
  return name;
}

/** A file of so many zeros that needs no room on the disk. */
function zeros(name: string, bytes: number): string {
  truncateSync(join(folder, file(name, '')), bytes);
  return name;
}

/** The sentence of a refusal: the only line, not a long one, with nothing beside it, and status 2. */
function refusalOf({ status, out, err }: Run): string {
  const lines = err.trim().split('\n').length;
  if (status === 2 && lines === 1 && err.length < 800 && out === '') return err;
  return `status ${status}, ${lines} lines, ${err.length} characters, ${out.length} of output`;
}

test.each([[['replay']], [['position', 'check']]])(
  '%j reads a file no further than a record can be',
  async (words) => {
    const big = zeros('big', 1_000_000_000);
    expect(refusalOf(await run(folder, [...words, big]))).toContain('has more than 4000000 bytes');
    expect(refusalOf(await run(folder, [...words, '.']))).toContain('.: cannot be read');
  },
);

test.runIf(existsSync('/dev/zero')).each([[['replay']], [['position', 'check']]])(
  '%j reads a device without end no further than a record can be',
  async (words) => {
    const refused = refusalOf(await run(folder, [...words, '/dev/zero']));
    expect(refused).toContain('has more than 4000000 bytes');
  },
);

test('a file of weights is read no further than weights are long', async () => {
  const seats = `captain,emperor@${zeros('big-weights', 1_000_000_000)}`;
  expect(refusalOf(await run(folder, ['arena', '--seats', seats]))).toContain(
    'which is more than any such file needs',
  );
});

const DEEP = 10_000;

test.each([
  ['a closed list', '['.repeat(DEEP) + ']'.repeat(DEEP)],
  ['an open list', '['.repeat(DEEP)],
  ['objects', '{"frames":'.repeat(DEEP) + '1' + '}'.repeat(DEEP)],
])('%s of ten thousand levels is no position and no record', async (_, text) => {
  const name = file('deep.json', text);
  expect(refusalOf(await run(folder, ['position', 'check', name]))).toContain('deep.json: ');
  expect(refusalOf(await run(folder, ['replay', name]))).toContain('deep.json: ');
});

test('a position that is nested deeply inside is refused', async () => {
  const { out } = await run(folder, ['position', 'new', '--seed', '1']);
  const deep = '['.repeat(DEEP) + ']'.repeat(DEEP);
  const position = JSON.parse(out) as object;
  for (const name of ['options', 'players', 'frames']) {
    expect(position).toHaveProperty(name);
    const text = JSON.stringify({ ...position, [name]: 'HERE' }).replace('"HERE"', deep);
    expect(refusalOf(await run(folder, ['position', 'check', file('deep.json', text)]))).toContain(
      'deep.json: ',
    );
  }
});

test('a seed is no longer than anybody can want', async () => {
  const long = 'x'.repeat(100_000);
  expect(refusalOf(await run(folder, ['position', 'new', '--seed', long]))).toContain(
    'the seed has 100000 characters',
  );
  expect(refusalOf(await run(folder, ['position', 'new', '--seed', '']))).toContain(
    'the seed has 0 characters',
  );
  const huge = zeros('seed', 100_000_000);
  expect(refusalOf(await run(folder, ['simulate', '--seed-file', huge]))).toContain(
    'has more than 4000 bytes',
  );
});

test('a seed from a file is the seed', async () => {
  const given = await run(folder, ['position', 'new', '--seed', 'abc']);
  const read = await run(folder, ['position', 'new', '--seed-file', file('abc', 'abc\n')]);
  expect(given.status).toBe(0);
  expect(read).toEqual(given);
  const both = ['position', 'new', '--seed', 'abc', '--seed-file', 'abc'];
  expect(refusalOf(await run(folder, both))).toContain('cannot be used with');
});

test('what a caller wrote is repeated as text and in part', async () => {
  const seats = `\u001B[2J\u202Eevil\n${'x'.repeat(50_000)}`;
  const { err, status } = await run(folder, ['simulate', '--seats', seats]);
  expect(status).toBe(2);
  expect(err).toContain('\\u{1b}[2J\\u{202e}evil\\u{a}');
  expect(err.trimEnd()).not.toMatch(/[\p{Cc}\p{Cf}]/u);
  expect(err.length).toBeLessThan(800);
});

test('bot says in a sentence what it cannot answer', async () => {
  const question = { type: 'decide', id: 7, view: {}, position: {}, events: [], timeLeftMs: 1 };
  const answered = await run(folder, ['bot', 'captain'], {
    input: `${JSON.stringify(question)}\n`,
  });
  expect(refusalOf(answered)).toContain('eminent: ');
});
