// Every bot plays whole games with legal answers in every ruleset, and the heuristic bot beats
// Random.
import {
  decidingSeat,
  determinize,
  legalOptions,
  newGame,
  parseOption,
  play,
  PRESETS,
  Random,
  winnersOf,
} from '@eminent/engine';
import { expect, test } from 'vitest';
import { gameOptions } from '../../../tools/game-options.ts';
import { requestFor, type Bot, botNames, findBot, STYLES } from '../src/index.ts';
import { byDepth } from '../../../tools/test-depth.ts';

/** A small budget with reproducible results. */
const WORK = { work: 8 };
const MATCHES = byDepth(6, 100);

function bot(name: string): Bot {
  const found = findBot(name);
  if (found === undefined) throw new Error(`no bot is called ${name}`);
  return found;
}

function winners(input: object, seed: string, bots: readonly Bot[]): readonly number[] {
  const state = newGame(gameOptions(input), seed);
  const random = new Random(1, 2, 3, seed.length);
  while (!state.over) {
    const seat = decidingSeat(state);
    const token = bots[seat]?.choose(requestFor(state, seat, random, WORK)).token ?? '';
    play(state, parseOption(state, token) ?? -1);
  }
  return winnersOf(state);
}

const RULESETS = [
  { players: 4, techErrata: true },
  { players: 3, variant: 'learning' },
  { players: 2, variant: 'level-1' },
  { players: 2, ruleset: 'prototype-2010', prototypeRoleActions: true },
  { players: 3, variant: 'extended' },
  { players: 4, techErrata: true, displayErrata: true, extraRound: true },
  { players: 2, twoPlayerStacks: 'reduced', ...PRESETS['reference-manual'] },
  { players: 3, ...PRESETS.summary },
];

/** Each bot with one ruleset in turn; with each ruleset in a deep run. */
const PLAYED = botNames().map(
  (name, i) => [name, byDepth(RULESETS.slice(i % RULESETS.length).slice(0, 1), RULESETS)] as const,
);

test.each(PLAYED)('%s plays legal games in every ruleset', (name, rulesets) => {
  for (const input of rulesets) {
    expect(winners(input, name, Array<Bot>(4).fill(bot(name))).length).toBeGreaterThan(0);
  }
});

test.each(['captain', ...STYLES])(
  `%s wins at least 95 of 100 games for two against chance (${MATCHES} played)`,
  (name) => {
    let wins = 0;
    for (let game = 0; game < MATCHES; game++) {
      const seat = game % 2;
      const seats = [bot('random'), bot('random')];
      seats[seat] = bot(name);
      const won = winners({ players: 2 }, `match ${game}`, seats);
      if (won.length === 1 && won[0] === seat) wins++;
    }
    expect(wins).toBeGreaterThanOrEqual(0.95 * MATCHES);
  },
);

test('a budget belongs to a name, and nonsense is refused', () => {
  expect(findBot('emperor:work=16')?.name).toBe('emperor:work=16');
  expect(findBot('rollouts:ms=5')).toBeDefined();
  for (const spec of ['emperor:', 'emperor:work=0', 'emperor:time=5', 'hal', 'hal:ms=5']) {
    expect(findBot(spec)).toBeUndefined();
  }
});

test.each(botNames())('%s answers alike in worlds that look the same to its seat', (name) => {
  const state = newGame(gameOptions({ players: 3 }), 'fair');
  const random = new Random(4, 3, 2, 1);
  while (!state.over) {
    if (state.ply % byDepth(8, 1) !== 0) {
      const legal = legalOptions(state);
      play(state, legal[random.below(legal.length)] ?? -1);
      continue;
    }
    const seat = decidingSeat(state);
    const world = determinize(state, seat, random);
    const answer = bot(name).choose(requestFor(state, seat, new Random(1, 1, 1, 1), WORK));
    const other = bot(name).choose(requestFor(world, seat, new Random(1, 1, 1, 1), WORK));
    expect(other).toEqual(answer);
    play(state, parseOption(state, answer.token) ?? -1);
  }
});
