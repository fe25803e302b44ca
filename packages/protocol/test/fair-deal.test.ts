// The commands in docs/fair-deal.md, which do not use this program, print the documented output.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { cardAt, newGame, parseRecord } from '@eminent/engine';
import { expect, test } from 'vitest';
import { parseProof, verifyDeal } from '../src/online/index.ts';

const docs = new URL('../../../docs/', import.meta.url);
const root = fileURLToPath(new URL('..', docs));
const text = readFileSync(new URL('fair-deal.md', docs), 'utf8');

interface Block {
  readonly language: string;
  readonly text: string;
}

const blocks: readonly Block[] = [...text.matchAll(/^```(\w+)\n([^]*?)^```$/gm)].map(
  ([, language = '', inside = '']) => ({ language, text: inside }),
);

/** The output that the document prints below the code blocks in this language. */
function promisedOutput(language: string): string {
  return blocks
    .flatMap((block, i) => (block.language === language ? [blocks[i + 1]?.text ?? ''] : []))
    .join('');
}

function scriptOf(language: string): string {
  return blocks
    .filter((block) => block.language === language)
    .map((block) => block.text)
    .join('');
}

function has(program: string): boolean {
  return spawnSync(program, ['--version']).status === 0;
}

function output(program: string, script: string): string {
  const { stdout, stderr } = spawnSync(program, [], { input: script, encoding: 'utf8' });
  return stdout + stderr;
}

const proof = parseProof(readFileSync(new URL('fair-deal.json', docs), 'utf8'));

test.runIf(has('sha256sum'))('the shell commands produce the documented result', () => {
  expect(scriptOf('sh').match(/sha256sum/g)).toHaveLength(3);
  expect(output('sh', scriptOf('sh'))).toBe(promisedOutput('sh'));
});

test.runIf(has('python3'))('the Python program produces the documented result', () => {
  expect(output('python3', scriptOf('python'))).toBe(promisedOutput('python'));
});

test('the documented example matches its proof and the game as dealt by this program', () => {
  if (!proof.ok) throw new Error(proof.error);
  const { commitment, secret, seats, table, record } = proof.value;
  const [hash, key] = promisedOutput('sh').split('\n');
  expect(hash).toBe(commitment);
  for (const part of [secret, table, ...seats.map((seat) => seat.words)]) {
    expect(scriptOf('sh')).toContain(part);
  }
  const read = parseRecord(record);
  if (!read.ok) throw new Error(read.error);
  expect(read.value.seed).toBe(`fair:1:${key},13=15`);
  expect(read.value.names).toEqual(seats.map((seat) => seat.name));
  const hands = newGame(read.value.options, read.value.seed).players.map(
    ({ hand }, seat) => `${seats[seat]?.name} ${hand.map((kind) => cardAt(kind).id).join(' ')}`,
  );
  expect(promisedOutput('python').trim().split('\n')).toEqual(hands);
  expect(verifyDeal(proof.value).ok).toBe(true);
});

test('the terminal command prints the documented result', () => {
  const main = `${root}packages/cli/src/main.ts`;
  const args = [main, 'verify', 'docs/fair-deal.json', '--lang', 'en'];
  const env = { ...process.env, INIT_CWD: root };
  const { stdout } = spawnSync(process.execPath, args, { cwd: root, env, encoding: 'utf8' });
  expect(blocks.at(-1)?.text).toBe(stdout);
});

test('every field of a proof, and every step, is explained', () => {
  if (!proof.ok) throw new Error(proof.error);
  const fields = Object.keys(proof.value);
  const steps = verifyDeal(proof.value).steps.map((step) => step.what);
  const first = [...text.matchAll(/^\| ((?:`\w+`(?:, )?)+) \|/gm)].flatMap(([, names = '']) =>
    [...names.matchAll(/`(\w+)`/g)].map(([, name]) => name),
  );
  expect(new Set(first)).toEqual(new Set([...fields, ...steps]));
});
