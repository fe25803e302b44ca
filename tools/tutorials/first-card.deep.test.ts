// docs/tutorials/first-card.md: its steps, in a copy of the packages, give a playable card.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { isDeep } from '../test-depth.ts';
import { linkModules } from '../checkout-copy.ts';
import { inRoot } from '../paths.ts';
import { applyBlock, argumentsOf, blocksOf } from './tutorial.ts';

const PACKAGES = [
  'engine',
  'env',
  'text',
  'bots',
  'protocol',
  'pictures',
  'table',
  'server',
  'cli',
];

function copyOfRepository(): string {
  const folder = mkdtempSync(join(tmpdir(), 'eminent-first-card-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const name of PACKAGES) {
    const copy = join(folder, 'packages', name);
    mkdirSync(copy, { recursive: true });
    cpSync(inRoot(`packages/${name}/package.json`), join(copy, 'package.json'));
    cpSync(inRoot(`packages/${name}/src`), join(copy, 'src'), { recursive: true });
  }
  linkModules(folder);
  for (const name of ['tsconfig.json', 'tsconfig.base.json', 'package.json']) {
    cpSync(inRoot(name), join(folder, name));
  }
  return folder;
}

test('the new card is offered, has texts, and games with it are played', () => {
  const folder = copyOfRepository();
  const blocks = blocksOf('first-card');
  for (const block of blocks) if (block.about.startsWith('packages/')) applyBlock(folder, block);

  const node = (...args: readonly string[]) => {
    const done = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' });
    return { status: done.status, out: done.stdout + done.stderr };
  };
  const program = `
    import { cardAt, checkOptions, newGame, rulesFor } from '@eminent/engine';
    import { cardName, loadLanguage } from '@eminent/text';
    const { value } = checkOptions({ ruleset: 'house' });
    const ids = rulesFor(value).technologies.map((kind) => cardAt(kind).id);
    for (const language of ['en', 'it']) {
      await loadLanguage(language);
      console.log(cardName(language, 'observatory'), ids.includes('observatory'));
    }`;
  const result = node('--input-type=module', '--eval', program);
  expect(result.out).toBe('Observatory true\nOsservatorio true\n');

  const simulate = blocks.find(({ about }) => about === 'simulate');
  const played = node('packages/cli/src/main.ts', ...argumentsOf(simulate?.text ?? ''));
  expect(played).toEqual({ status: 0, out: expect.stringMatching(/^10 games/) });

  if (!isDeep) return;
  const compiler = join(folder, 'node_modules/typescript/bin/tsc');
  const { out } = node(compiler, '--noEmit', '-p', '.');
  expect(out.split('\n').filter((line) => /^packages\/(?:engine|text)\//.test(line))).toEqual([]);
});
