// docs/how-to/bot.md: a new bot needs one file, one line in implementations.ts and one in
// registry.ts. This one never follows.
import { decidingSeat, newGame, parseOption, play, Random } from '@eminent/engine';
import { expect, test, vi } from 'vitest';
import { gameOptions } from '../../../tools/game-options.ts';
import { findBot, requestFor } from '../src/index.ts';
import type * as Registry from '../src/registry.ts';

vi.mock('../src/implementations.ts', async (load) => {
  const { heuristicBot } = await import('../src/heuristic.ts');
  // The value of dissenting is 0, so with -1 the bot never follows.
  const hermit = heuristicBot('hermit', { prefersWarfare: () => false, follow: () => -1 });
  return { ...(await load<object>()), hermit };
});

vi.mock('../src/registry.ts', async (load) => {
  const registry = await load<typeof Registry>();
  return { ...registry, BOTS: [...registry.BOTS, { name: 'hermit', kind: 'style' }] };
});

test.each([2, 4])('it plays a whole game with %i players its own way', (players) => {
  const state = newGame(gameOptions({ players }), 'hermit');
  const random = new Random(1, 2, 3, 4);
  const answers: string[] = [];
  while (!state.over) {
    const isHermit = decidingSeat(state) === 0;
    const bot = findBot(isHermit ? 'hermit' : 'captain');
    const token = bot?.choose(requestFor(state, decidingSeat(state), random)).token ?? '';
    if (isHermit) answers.push(token);
    play(state, parseOption(state, token) ?? -1);
  }
  expect(answers).toContain('dissent');
  expect(answers).not.toContain('follow');
});
