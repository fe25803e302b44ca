// Input without end, output that cannot be written, nesting without bottom: one sentence, status 2, and never more read than can be used.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, openSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { main, newFolder, type Run, run } from './cli.ts';

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
  (words) => {
    const big = zeros('big', 1_000_000_000);
    expect(refusalOf(run(folder, [...words, big]))).toContain('has more than 4000000 bytes');
    expect(refusalOf(run(folder, [...words, '.']))).toContain('.: cannot be read');
  },
);

test.runIf(existsSync('/dev/zero')).each([[['replay']], [['position', 'check']]])(
  '%j reads a device without end no further than a record can be',
  (words) => {
    const refused = refusalOf(run(folder, [...words, '/dev/zero']));
    expect(refused).toContain('has more than 4000000 bytes');
  },
);

test('a file of weights is read no further than weights are long', () => {
  const seats = `captain,emperor@${zeros('big-weights', 1_000_000_000)}`;
  expect(refusalOf(run(folder, ['arena', '--seats', seats]))).toContain(
    'which is more than any such file needs',
  );
});

const DEEP = 10_000;

test.each([
  ['a closed list', '['.repeat(DEEP) + ']'.repeat(DEEP)],
  ['an open list', '['.repeat(DEEP)],
  ['objects', '{"frames":'.repeat(DEEP) + '1' + '}'.repeat(DEEP)],
])('%s of ten thousand levels is no position and no record', (_, text) => {
  const name = file('deep.json', text);
  expect(refusalOf(run(folder, ['position', 'check', name]))).toContain('deep.json: ');
  expect(refusalOf(run(folder, ['replay', name]))).toContain('deep.json: ');
});

test('a position that is nested deeply inside is refused', () => {
  const { out } = run(folder, ['position', 'new', '--seed', '1']);
  const deep = '['.repeat(DEEP) + ']'.repeat(DEEP);
  const position = JSON.parse(out) as object;
  for (const name of ['options', 'players', 'frames']) {
    expect(position).toHaveProperty(name);
    const text = JSON.stringify({ ...position, [name]: 'HERE' }).replace('"HERE"', deep);
    expect(refusalOf(run(folder, ['position', 'check', file('deep.json', text)]))).toContain(
      'deep.json: ',
    );
  }
});

test('a seed is no longer than anybody can want', () => {
  const long = 'x'.repeat(100_000);
  expect(refusalOf(run(folder, ['position', 'new', '--seed', long]))).toContain(
    'the seed has 100000 characters',
  );
  expect(refusalOf(run(folder, ['position', 'new', '--seed', '']))).toContain(
    'the seed has 0 characters',
  );
  const huge = zeros('seed', 100_000_000);
  expect(refusalOf(run(folder, ['simulate', '--seed-file', huge]))).toContain(
    'has more than 4000 bytes',
  );
});

test('a seed from a file is the seed', () => {
  const given = run(folder, ['position', 'new', '--seed', 'abc']);
  const read = run(folder, ['position', 'new', '--seed-file', file('abc', 'abc\n')]);
  expect(given.status).toBe(0);
  expect(read).toEqual(given);
  const both = ['position', 'new', '--seed', 'abc', '--seed-file', 'abc'];
  expect(refusalOf(run(folder, both))).toContain('cannot be used with');
});

test('what a caller wrote is repeated as text and in part', () => {
  const seats = `\u001B[2J\u202Eevil\n${'x'.repeat(50_000)}`;
  const { err, status } = run(folder, ['simulate', '--seats', seats]);
  expect(status).toBe(2);
  expect(err).toContain('\\u{1b}[2J\\u{202e}evil\\u{a}');
  expect(err.trimEnd()).not.toMatch(/[\p{Cc}\p{Cf}]/u);
  expect(err.length).toBeLessThan(800);
});

test.each([[['play']], [['bot', 'captain']]])('%j does not swallow a line without end', (words) => {
  const stdin = openSync(join(folder, zeros('endless', 1_000_000_000)), 'r');
  const { status, err } = run(folder, words, { stdio: [stdin, 'pipe', 'pipe'] });
  expect(status).toBe(2);
  expect(err).toMatch(/^eminent: the input has a line of more than \d+ characters\n$/);
});

test('bot says in a sentence what it cannot answer', () => {
  const question = { type: 'decide', id: 7, view: {}, position: {}, events: [], timeLeftMs: 1 };
  const answered = run(folder, ['bot', 'captain'], { input: `${JSON.stringify(question)}\n` });
  expect(refusalOf(answered)).toContain('eminent: ');
});

test.skipIf(!existsSync('/dev/full'))('a full device ends the program with a sentence', () => {
  const full = openSync('/dev/full', 'w');
  for (const args of [['--help'], ['position', 'new'], ['play']]) {
    const done = run(folder, args, { stdio: ['pipe', full, 'pipe'] });
    expect(refusalOf(done)).toContain('the output could not be written: the device is full');
  }
});

test.each([[['position', 'new']], [['simulate', '--games', '2', '--json']], [['play']]])(
  'a reader of %j that goes away ends the program with a sentence',
  async (args) => {
    const env = { ...process.env, INIT_CWD: folder };
    const child = spawn(process.execPath, [main, ...args], { env, stdio: 'pipe' });
    child.stdout.destroy();
    let err = '';
    child.stderr.setEncoding('utf8').on('data', (text: string) => (err += text));
    const status = await new Promise((resolve) => child.once('close', resolve));
    expect(refusalOf({ status: Number(status), out: '', err })).toContain(
      'the output could not be written: its reader closed it',
    );
  },
);

test('an error that nobody can read is still an error', () => {
  const shell = `"${process.execPath}" "${main}" dance 2>&-`;
  expect(spawnSync(shell, { shell: true }).status).toBe(2);
});
