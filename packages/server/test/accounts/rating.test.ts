// Ratings: the published values of OpenSkill, invariants of any game, and the ratings of built-in
// bots.
import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { BOTS, LEVELS } from '@eminent/bots/registry';
import { expect, test } from 'vitest';
import { botRating, levelNear } from '../../src/accounts/bot-ratings.ts';
import {
  aged,
  NEWCOMER,
  rate,
  type Rating,
  shownMargin,
  shownRating,
  strengthShown,
  conservativeRating,
} from '../../src/accounts/rating.ts';

const DIGITS = 10;

/** Mean and deviation of each rating, rounded to the published precision. */
function pairs(ratings: readonly Rating[]): readonly (readonly string[])[] {
  return ratings.map(({ mu, sigma }) => [mu.toFixed(DIGITS), sigma.toFixed(DIGITS)]);
}

function published(pair: readonly (readonly [number, number])[]): readonly (readonly string[])[] {
  return pairs(pair.map(([mu, sigma]) => ({ mu, sigma })));
}

const order = (...places: readonly number[]) => places.map((place) => ({ ...NEWCOMER, place }));

test('newcomers ranked in order, as in the tests of openskill.js (plackett-luce.test.ts)', () => {
  expect(pairs(rate(order(1, 2)))).toEqual(
    published([
      [27.63523138347365, 8.065506316323548],
      [22.36476861652635, 8.065506316323548],
    ]),
  );
  expect(pairs(rate(order(1, 2, 3)))).toEqual(
    published([
      [27.868876552746237, 8.204837030780652],
      [25.717219138186557, 8.057829747583874],
      [21.413904309067206, 8.057829747583874],
    ]),
  );
  expect(pairs(rate(order(1, 2, 3, 4)))).toEqual(
    published([
      [27.795084971874736, 8.263160757613477],
      [26.552824984374855, 8.179213704945203],
      [24.68943500312503, 8.083731307186588],
      [20.96265504062538, 8.083731307186588],
    ]),
  );
  expect(pairs(rate(order(1, 2, 3, 4, 5)))).toEqual(
    published([
      [27.666666666666668, 8.290556877154474],
      [26.833333333333332, 8.240145629781066],
      [25.72222222222222, 8.179996679645559],
      [24.055555555555557, 8.111796013701358],
      [20.72222222222222, 8.111796013701358],
    ]),
  );
});

test('different ratings, as in the tests of openskill.js (rate.test.ts)', () => {
  const finishers = [
    { mu: 29.182, sigma: 4.782, place: 1 },
    { mu: 27.174, sigma: 4.922, place: 2 },
    { mu: 16.672, sigma: 6.217, place: 3 },
    { ...NEWCOMER, place: 4 },
  ];
  expect(pairs(rate(finishers))).toEqual(
    published([
      [30.209971908310553, 4.764898977359521],
      [27.64460833689499, 4.882789305097372],
      [17.403586731283518, 6.100723440599442],
      [19.214790707434826, 7.8542613981643985],
    ]),
  );
});

test('ranks in any order and ties, as in the README of openskill.js', () => {
  const mixed = rate(order(4, 1, 3, 2));
  expect(mixed.map(({ mu, sigma }) => [mu.toFixed(3), sigma.toFixed(3)])).toEqual([
    ['20.963', '8.084'],
    ['27.795', '8.263'],
    ['24.689', '8.084'],
    ['26.553', '8.179'],
  ]);
  // Places of players with 37, 19, 37 and 42 points.
  const tied = rate(order(2, 4, 2, 1));
  expect(tied.map(({ mu, sigma }) => [mu.toFixed(3), sigma.toFixed(3)])).toEqual([
    ['24.689', '8.179'],
    ['22.826', '8.179'],
    ['24.689', '8.179'],
    ['27.795', '8.263'],
  ]);
});

test('the sole winner never loses rating, the sole last never gains, and uncertainty never grows', () => {
  const rating = fc.record({
    mu: fc.double({ min: 0, max: 60, noNaN: true }),
    sigma: fc.double({ min: 0.5, max: 9, noNaN: true }),
    place: fc.integer({ min: 1, max: 5 }),
  });
  fc.assert(
    fc.property(fc.array(rating, { minLength: 2, maxLength: 5 }), (finishers) => {
      const after = rate(finishers);
      for (const [i, one] of finishers.entries()) {
        const now = after[i] ?? NEWCOMER;
        expect(Number.isFinite(now.mu) && now.sigma > 0 && now.sigma <= one.sigma).toBe(true);
        const isAlone = finishers.filter(({ place }) => place === one.place).length === 1;
        const best = Math.min(...finishers.map(({ place }) => place));
        const last = Math.max(...finishers.map(({ place }) => place));
        expect(!isAlone || one.place !== best || now.mu >= one.mu).toBe(true);
        expect(!isAlone || one.place !== last || now.mu <= one.mu).toBe(true);
      }
      // The order of the list must not matter, except for rounding.
      for (const [i, { mu, sigma }] of rate(finishers.toReversed()).toReversed().entries()) {
        expect(mu).toBeCloseTo(after[i]?.mu ?? Number.NaN, DIGITS);
        expect(sigma).toBeCloseTo(after[i]?.sigma ?? Number.NaN, DIGITS);
      }
    }),
    // The sum is 0 in one order and -0 in the other.
    { examples: [[Array.from({ length: 5 }, () => ({ mu: 0, sigma: 0.5, place: 4 }))]] },
  );
});

test('a player who wins nine of ten games against equals rises by the expected amount', () => {
  let [good, plain]: Rating[] = [NEWCOMER, NEWCOMER];
  for (let game = 0; game < 600; game++) {
    const places = game % 10 === 9 ? [2, 1] : [1, 2];
    const [a, b] = [aged(good ?? NEWCOMER), aged(plain ?? NEWCOMER)];
    [good, plain] = rate([a, b].map((one, i) => ({ ...one, place: places[i] ?? 1 })));
  }
  const gap = shownRating(good?.mu ?? 0, 2) - shownRating(plain?.mu ?? 0, 2);
  // By the Elo formula, winning nine of ten games is a difference of 382 points.
  expect(gap).toBeGreaterThan(300);
  expect(gap).toBeLessThan(470);
  expect(shownMargin(good?.sigma ?? 99, 2)).toBeLessThan(150);
});

test('ratings are displayed as Elo, 1500 for a newcomer, and converted back', () => {
  for (const players of [2, 3, 4]) {
    expect(shownRating(NEWCOMER.mu, players)).toBe(1500);
    expect(shownRating(strengthShown(1712, players), players)).toBe(1712);
    expect(conservativeRating(NEWCOMER, players)).toBeLessThan(1200);
  }
  expect(shownMargin(NEWCOMER.sigma, 2)).toBe(482);
});

test('every built-in bot offered to players has a rating, in order of strength', () => {
  for (const players of [2, 3, 4, 5]) {
    const shown = (bot: string) => shownRating(botRating(bot, players)?.mu ?? Number.NaN, players);
    const met = BOTS.filter(({ kind }) => kind !== 'reference').map(({ name }) => name);
    expect(met.filter((name) => !Number.isFinite(shown(name)))).toEqual([]);
    expect(shown('captain')).toBe(1500);
    const levels = LEVELS.map(shown);
    expect(levels).toEqual(levels.toSorted((a, b) => a - b));
  }
  expect(botRating('emperor:work=10', 2)).toEqual(botRating('emperor', 2));
  expect(botRating('nobody', 2)).toBeUndefined();
  expect(levelNear(NEWCOMER.mu, 3)).toBe('captain');
  expect(levelNear(60, 2)).toBe('emperor');
  expect(levelNear(0, 4)).toBe('cadet');
});

test('docs/opponents.md shows the ratings of the built-in bots', () => {
  const docs = readFileSync(new URL('../../../../docs/opponents.md', import.meta.url), 'utf8');
  const names: Readonly<Record<string, string>> = { viceadmiral: 'Vice Admiral', greedy: 'Miser' };
  for (const { name, kind } of BOTS) {
    if (kind === 'reference') continue;
    const label = names[name] ?? `${name[0]?.toUpperCase()}${name.slice(1)}`;
    const shown = [2, 3, 4].map((players) =>
      Math.round(shownRating(botRating(name, players)?.mu ?? Number.NaN, players)),
    );
    expect(docs).toContain(`| ${label} | ${shown.join(' | ')} |`);
  }
});
