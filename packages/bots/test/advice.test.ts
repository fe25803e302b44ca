// Hints of the strongest level: ranked by chance if chances differ, otherwise by expected points,
// and never without a reason.
import {
  decidingSeat,
  type GameState,
  legalOptions,
  newGame,
  playTrusted,
  randomFromSeed,
  type RolePreview,
  type View,
  view,
} from '@eminent/engine';
import { describe, expect, test } from 'vitest';
import { gameOptions } from '../../../tools/game-options.ts';
import { advise, type Bot, reasonsFor, requestFor } from '../src/index.ts';
import { areChancesDistinct } from '../src/advice.ts';

const BUDGET = { work: 64 };

function start(input: object, seed: string): GameState {
  return newGame(gameOptions(input), seed);
}

/** Plays at random to a question with more than `most` options, from turn 6 on. */
function atChoice(state: GameState, seed: string, most = 3): GameState {
  const random = randomFromSeed(seed);
  let legal = legalOptions(state);
  while (legal.length <= most || state.turnNumber < 6) {
    playTrusted(state, legal[random.below(legal.length)] ?? -1);
    legal = legalOptions(state);
  }
  return state;
}

/** A bot that gives every option the same chance and chooses the first one. */
function blind(winChance: number): Bot {
  return {
    name: 'blind',
    choose: ({ view: seen }) => {
      const ranking = (seen.decision?.options ?? []).map(({ token }) => ({ token, winChance }));
      return { token: ranking[0]?.token ?? '', ranking };
    },
  };
}

function requested(state: GameState) {
  return requestFor(state, decidingSeat(state), randomFromSeed('advice'));
}

describe('a position with indistinct chances', () => {
  test.each([0, 0.004, 0.5, 1])('at a chance of %d options are ranked by points', (chance) => {
    const state = atChoice(start({ players: 2 }, 'advice'), 'advice');
    const advice = advise(requested(state), BUDGET, blind(chance));
    expect(advice).toHaveLength(3);
    const points = advice.map((one) => one.points ?? Number.NaN);
    expect(points.every(Number.isFinite)).toBe(true);
    expect(points).toEqual(points.toSorted((a, b) => b - a));
    for (const { reasons } of advice) expect(reasons.length).toBeGreaterThan(0);
    expect(advise(requested(state), BUDGET, blind(chance))).toEqual(advice);
  });

  test('a player who is far behind gets the expected margin', () => {
    const state = atChoice(start({ players: 2 }, 'behind'), 'behind');
    const rival = state.players[1 - decidingSeat(state)];
    if (rival === undefined) throw new Error('no rival');
    rival.influence += 100;
    const [best] = advise(requested(state), BUDGET);
    expect(best?.winChance).toBeLessThan(0.01);
    expect(best?.points).toBeLessThan(-50);
    expect(best?.reasons.length).toBeGreaterThan(0);
  });
});

test('where chances differ, they rank options, and the first shows the difference', () => {
  const state = atChoice(start({ players: 2 }, 'advice'), 'advice');
  const tokens = view(state, decidingSeat(state)).decision?.options.map(({ token }) => token) ?? [];
  const ranking = tokens.map((token, i) => ({ token, winChance: 0.6 - i * 0.1 }));
  const sure: Bot = { name: 'sure', choose: () => ({ token: tokens[0] ?? '', ranking }) };
  const advice = advise(requested(state), BUDGET, sure);
  expect(advice.map(({ token }) => token)).toEqual(tokens.slice(0, 3));
  expect(advice.every(({ points }) => points === undefined)).toBe(true);
  expect(advice[0]?.reasons).toContainEqual({ kind: 'better', points: 10 });
});

test('a better looking option with too few samples is not shown next to the choice', () => {
  const state = atChoice(start({ players: 2 }, 'advice'), 'advice');
  const tokens = view(state, decidingSeat(state)).decision?.options.map(({ token }) => token) ?? [];
  const chances = [0.25, 0.29, 0.18, 0.26];
  const ranking = tokens.map((token, i) => ({ token, winChance: chances[i] ?? 0.1 }));
  const hasty: Bot = { name: 'hasty', choose: () => ({ token: tokens[0] ?? '', ranking }) };
  const advice = advise(requested(state), BUDGET, hasty);
  const advised = advice.map(({ winChance }) => winChance);
  expect(advised.slice(0, 2)).toEqual([0.25, 0.18]);
  expect(advised).toEqual(advised.toSorted((a, b) => b - a));
});

test.each([
  [[0.5, 0.4, 0.3], true],
  [[0.501, 0.5, 0.499], false],
  [[0.009, 0.004, 0], false],
  [[0.999, 0.998, 0.992], false],
  [[0.02, 0.004, 0], true],
  [[0.5], false],
])('chances of %j distinguish options: %s', (chances, tell) => {
  expect(areChancesDistinct(chances.map((winChance, i) => ({ token: `${i}`, winChance })))).toBe(
    tell,
  );
});

test('where there is no choice there is no advice', () => {
  const state = start({ players: 2 }, 'no choice');
  const random = randomFromSeed('no choice');
  let legal = legalOptions(state);
  while (legal.length > 1) {
    playTrusted(state, legal[random.below(legal.length)] ?? -1);
    legal = legalOptions(state);
  }
  expect(advise(requested(state), BUDGET)).toEqual([]);
});

test.each([
  { players: 2 },
  { players: 3, variant: 'extended' },
  { players: 2, ruleset: 'prototype-2010' },
  { players: 3, ruleset: 'prototype-2010', prototypeRoleActions: true },
])('every option of a game has a reason: %j', (input) => {
  for (const seed of ['reasons 1', 'reasons 2', 'reasons 3']) {
    const state = start(input, seed);
    const random = randomFromSeed(seed);
    while (!state.over) {
      const seen = view(state, decidingSeat(state));
      for (const { token } of seen.decision?.options ?? []) {
        expect([seed, state.ply, token, reasonsFor(seen, token).length > 0]).toContain(true);
      }
      const legal = legalOptions(state);
      playTrusted(state, legal[random.below(legal.length)] ?? -1);
    }
  }
});

function mostOf({ followers }: RolePreview): number {
  return Math.max(0, ...followers.map(({ mayFollow, most }) => (mayFollow ? most : 0)));
}

/**
 * Finds roles that opponents could follow with the fewest (`best`) and the most symbols (`worst`).
 */
function roleChoice(): { seen: View; best: RolePreview; worst: RolePreview } {
  const random = randomFromSeed('contrast');
  const state = start({ players: 2 }, 'contrast');
  while (!state.over) {
    const seen = view(state, decidingSeat(state));
    const tokens = seen.decision?.options.map(({ token }) => token) ?? [];
    const leads = (seen.previews ?? []).filter(({ role }) => tokens.includes(`lead:${role}`));
    const [worst, ...others] = leads.toSorted((a, b) => mostOf(b) - mostOf(a));
    const best = others.at(-1);
    if (worst && best && mostOf(worst) > mostOf(best)) return { seen, best, worst };
    const legal = legalOptions(state);
    playTrusted(state, legal[random.below(legal.length)] ?? -1);
  }
  throw new Error('no such choice');
}

test('the first advice says that an opponent could follow the second best role with more symbols', () => {
  const { best, seen, worst } = roleChoice();
  const reason = { kind: 'other-followed', role: worst.role, most: mostOf(worst) };
  const [first, second] = [best, worst].map(({ role }) => `lead:${role}`);
  expect(reasonsFor(seen, first ?? '', { over: second ?? '' })).toContainEqual(reason);
  expect(reasonsFor(seen, second ?? '', { over: first ?? '' })).not.toContainEqual(reason);
});
