// Games of every ruleset, variant, preset and number of players that were recorded with an early
// version of the engine. They replay with every checksum.
import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { parseRecord, replayRecord } from '../src/index.ts';

const packed = readFileSync(new URL('records-v1/games.txt.gz', import.meta.url));
const games = gunzipSync(packed)
  .toString('utf8')
  .trim()
  .split(/\n(?=format:)/);

test('the set covers every kind of game', () => {
  expect(games).toHaveLength(69);
  for (const [word, least] of [
    ['"prototype-2010"', 15],
    ['"learning"', 10],
    ['"level-1"', 6],
    ['"extended"', 5],
    ['"roleStacks":"six"', 10],
    ['"researchAction":"one-anywhere"', 7],
    ['"techErrata":true', 15],
    ['"twoPlayerStacks":"reduced"', 2],
  ] as const) {
    expect(games.filter((game) => game.includes(word)).length).toBeGreaterThanOrEqual(least);
  }
});

test.each(games.map((game, n) => [n, game] as const))('old game %i', (_, game) => {
  const record = parseRecord(game);
  if (!record.ok) throw new Error(record.error);
  const replay = replayRecord(record.value);
  expect(replay.ok ? undefined : replay.error).toBeUndefined();
  if (!replay.ok) return;
  expect(replay.value.state.over).toBe(record.value.winners !== undefined);
  expect(record.value.turns.filter((turn) => turn.checksum !== undefined).length).toBeGreaterThan(
    8,
  );
});
