// eminent verify: the proof of docs/fair-deal.md, and modified copies of it.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FairProof } from '@eminent/protocol/online';
import { expect, test } from 'vitest';
import { newFolder, type Run, run } from './run-cli.ts';

const folder = newFolder();
const PROOF = readFileSync(new URL('../../../docs/fair-deal.json', import.meta.url), 'utf8');

function verify(proof: string, ...flags: readonly string[]): Promise<Run> {
  writeFileSync(join(folder, 'proof.json'), proof);
  return run(folder, ['verify', 'proof.json', '--lang', 'en', ...flags]);
}

function note(part: object): string {
  const { commitment, first, seats, table } = JSON.parse(PROOF) as FairProof;
  const words = seats[0]?.words;
  const whole = { table, commitment, first, words, game: { players: 3 }, ...part };
  writeFileSync(join(folder, 'note.json'), JSON.stringify(whole));
  return 'note.json';
}

test('a valid proof is verified, as text and as JSON, with a note of the device', async () => {
  const plain = await verify(PROOF);
  expect(plain).toMatchObject({ status: 0, err: '' });
  expect(plain.out).toMatch(/^Deal verified\n/);
  expect(plain.out).toContain('Nova: 4bc1 907e 55d2 0a88 14f3 6e9b c07a 12dd');
  expect(plain.out).toContain('This device has no note of it.');
  expect(plain.out).toContain('2 were left out because answers were undone.');
  const noted = await verify(PROOF, '--json', '--note', note({}));
  expect(noted.status).toBe(0);
  expect(JSON.parse(noted.out)).toMatchObject({
    ok: true,
    steps: [
      { what: 'sealed', ok: true, noted: true },
      { what: 'words', ok: true, words: 2 },
      { what: 'shuffles', ok: true, shuffles: 30, leftOut: 2 },
      { what: 'secret', ok: true },
      { what: 'answers', ok: true, answers: 323 },
    ],
  });
});

test('the proof or the note comes from standard input, which is read once', async () => {
  expect(await run(folder, ['verify', '-', '--lang', 'en'], { input: PROOF })).toEqual(
    await verify(PROOF),
  );
  const twice = await run(folder, ['verify', '-', '--note', '-'], { input: PROOF });
  expect(twice).toMatchObject({ status: 2, err: expect.stringContaining('read only once') });
});

test('a failed check is named, with status 1 and in the requested language', async () => {
  const forged = await verify(PROOF.replace('4bc1907e', '4bc1907f'));
  expect(forged.status).toBe(1);
  expect(forged.out).toMatch(/^Deal not verified\n/);
  expect(forged.out).toContain(
    '[ ] At the deal: 2 players added words\n    The game wasn’t dealt from the seed',
  );
  expect(forged.out.match(/^\[ \]/gm)).toHaveLength(1);
  const italian = await verify(PROOF.replace(' #', ' #0'), '--lang', 'it');
  expect(italian.status).toBe(1);
  expect(italian.out).toMatch(/^Distribuzione non verificata\n/);
  const other = await verify(PROOF, '--json', '--note', note({ commitment: 'ab'.repeat(32) }));
  expect(other.status).toBe(1);
  expect(JSON.parse(other.out)).toMatchObject({
    steps: [{ what: 'sealed', ok: false, problem: { kind: 'other-promise' } }, {}, {}, {}, {}],
  });
});

test('names in a proof are escaped for the terminal', async () => {
  const { out, status } = await verify(PROOF.replaceAll('Nova', '\\u001b[2J'));
  expect(status).toBe(1);
  expect(out).not.toContain('\u001b');
});

test.each([
  ['{', 'not valid JSON'],
  ['{}', 'proof.format: expected eminent-proof'],
  [PROOF.replace('"version": 1', '"version": 2'), 'proof.version: expected 1'],
])('an invalid proof is refused with status 2: %.12s', async (text, sentence) => {
  const { err, out, status } = await verify(text);
  expect({ out, status }).toEqual({ out: '', status: 2 });
  expect(err).toContain(sentence);
});

test('an invalid note and a missing file are refused with status 2', async () => {
  expect(await verify(PROOF, '--note', note({ words: '' }))).toMatchObject({
    status: 2,
    err: expect.stringContaining('note.words: expected 16 to 32 bytes'),
  });
  writeFileSync(join(folder, 'broken.json'), '{');
  expect((await verify(PROOF, '--note', 'broken.json')).status).toBe(2);
  expect(await run(folder, ['verify', 'nowhere.json'])).toMatchObject({
    status: 2,
    err: expect.stringContaining('cannot be read'),
  });
});
