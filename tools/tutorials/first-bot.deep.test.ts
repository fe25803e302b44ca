// docs/tutorials/first-bot.md: both versions of the bot play as the page says.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { inRoot } from '../paths.ts';
import { applyBlock, argumentsOf, blocksOf } from './tutorial.ts';

const hasPython = spawnSync('python3', ['--version']).status === 0;

test.runIf(hasPython)('the commands print what the tutorial shows', () => {
  const folder = mkdtempSync(join(tmpdir(), 'eminent-first-bot-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const printed: string[] = [];
  const blocks = blocksOf('first-bot');
  for (const block of blocks) {
    if (block.about.startsWith('my-bot/')) applyBlock(folder, block);
    if (block.about !== 'simulate') continue;
    // A busy machine may take longer for an answer than the usual second.
    const args = [
      inRoot('packages/cli/src/main.ts'),
      ...argumentsOf(block.text),
      '--time',
      '60000',
    ];
    const env = { ...process.env, NO_COLOR: '1', INIT_CWD: folder, LANG: 'C.UTF-8' };
    const { stdout } = spawnSync(process.execPath, args, { cwd: folder, env, encoding: 'utf8' });
    printed.push(stdout);
  }
  const shown = blocks.filter(({ about }) => about === 'output').map(({ text }) => text);
  expect(printed).toEqual(shown);
  expect(shown).toHaveLength(2);
});
