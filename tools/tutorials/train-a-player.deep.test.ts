// docs/tutorials/train-a-player.md: the program prints what the page shows, and the command trains.
import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { inRoot, root } from '../paths.ts';
import { blocksOf } from './tutorial.ts';

const blocks = blocksOf('train-a-player');

function node(...args: readonly string[]): string {
  const { stdout, stderr } = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8' });
  return stdout + stderr;
}

test('the first program prints what the tutorial shows', () => {
  const program = blocks.find(({ about }) => about === 'random.ts')?.text ?? '';
  const shown = blocks.find(({ about }) => about === 'output')?.text;
  expect(node('--input-type=module-typescript', '--eval', program)).toBe(shown);
});

test('the command trains and measures', () => {
  const command = blocks.find(({ language }) => language === 'sh')?.text ?? '';
  expect(command).toContain('node examples/train-a-player/main.ts');
  const file = inRoot('examples/train-a-player/main.ts');
  const printed = node(file, '--watched', '1', '--played', '1', '--every', '9', '--matches', '2');
  expect(printed).toMatch(/^trained: wins [\d.]+% of 2 against the Captain\n$/);
});
