// Modules of the command line work without a running command, as the training of nets uses them.
import { DEFAULT_OPTIONS } from '@eminent/engine';
import { expect, test } from 'vitest';
import { playGames } from '../src/simulate.ts';

test('games are played outside a command', async () => {
  const task = { options: DEFAULT_OPTIONS, bots: ['random', 'random'], seed: 'library' };
  const played = await playGames(
    { ...task, games: 2, gamesPerDeal: 1, timeMs: 1000 },
    () => undefined,
  );
  expect(played.results.map(({ game }) => game)).toEqual([0, 1]);
  expect(played.faults).toEqual([]);
});
