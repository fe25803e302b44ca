// Hidden information does not leak, in a few games. `npm run tools -- drill:worlds` checks many
// more.
import { expect, test } from 'vitest';
import { byDepth } from '../../../../tools/test-depth.ts';
import { compareGame, differenceOf, type WorldsFound } from './compare-deals.ts';

const GAMES = byDepth(2, 40);
const SEED = 'suite';

test(`hidden information changes no byte sent to a viewer (seed ${SEED})`, async () => {
  const found: WorldsFound = { games: 0, comparisons: 0, differing: 0 };
  for (let i = 0; i < GAMES; i++) await compareGame(`${SEED} ${i}`, found);
  const { first } = found;
  expect(first && `${first.where}: ${differenceOf(first.one, first.other)}`).toBe(undefined);
  expect(found.differing).toBe(0);
  expect(found.comparisons).toBeGreaterThan(GAMES * 100);
}, 600_000);
