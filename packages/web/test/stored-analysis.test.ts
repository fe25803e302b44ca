// An analysis is stored with its game and removed with it. An unreadable one is ignored.
import { expect, test } from 'vitest';
import { storeAnalysis, storedAnalysis } from '../src/analysis/stored-analysis.ts';
import { finishedGames } from '../src/storage/storage.ts';

const ANALYSIS = {
  done: 2,
  of: 2,
  chances: [
    [0.5, 0.5],
    [1, 0],
  ],
  seen: [[[0.5, 0.5]], [[0.5, 0.5]]],
  mistakes: [{ ply: 1, turn: 1, seat: 1, chosen: 'a', best: 'b', chance: 0.5, lost: 0.25 }],
  draws: [{ ply: 0, turn: 1, seat: 0, gained: 0.125 }],
  lostByChoices: [0, 0.25],
  luck: [0.125, -0.125],
  decisions: [0.375, -0.375],
  luckAdjusted: [0.875, 0.125],
  accuracy: [
    { choices: 1, errorPerDecision: 0, rating: 'masterly' as const },
    { choices: 1, errorPerDecision: 0.25, rating: 'careless' as const },
  ],
  byPhase: [
    [{ phase: 'action' as const, choices: 1, lost: 0 }],
    [{ phase: 'lead' as const, role: 'survey' as const, choices: 1, lost: 0.25 }],
  ],
};
const game = { id: 'a', at: 0, names: [], scores: [], winners: [], record: 'r' };

test('an analysis is there the next time, until the game is deleted', () => {
  finishedGames.add(game);
  storeAnalysis('a', ANALYSIS);
  expect(storedAnalysis('a')).toEqual(ANALYSIS);
  finishedGames.remove('a');
  expect(storedAnalysis('a')).toBeUndefined();
  // The game is not on this device, so its analysis is not stored.
  storeAnalysis('a', ANALYSIS);
  expect(storedAnalysis('a')).toBeUndefined();
});

test.each(['', '{', '{"version":0}', '{"version":1,"analysis":{}}', '{"version":2,"analysis":{}}'])(
  'a damaged or old analysis is computed again: %s',
  (text) => {
    finishedGames.add(game);
    finishedGames.keepAnalysis('a', text);
    expect(storedAnalysis('a')).toBeUndefined();
  },
);
