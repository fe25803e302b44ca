// docs/tutorials/first-game.md: its command replays a recorded game.
import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { inRoot, root } from '../paths.ts';
import { argumentsOf, blocksOf } from './tutorial.ts';

test('the command prints what the tutorial shows', () => {
  const blocks = blocksOf('first-game');
  const command = blocks.find(({ about }) => about === 'terminal')?.text ?? '';
  const args = [inRoot('packages/cli/src/main.ts'), ...argumentsOf(command)];
  const env = { ...process.env, INIT_CWD: root, LANG: 'C.UTF-8' };
  const { stdout } = spawnSync(process.execPath, args, { cwd: root, env, encoding: 'utf8' });
  expect(stdout).toBe(blocks.find(({ about }) => about === 'output')?.text);
});
