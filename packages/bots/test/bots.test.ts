// Every opponent plays legal, whole games in every ruleset, and the rule-of-thumb player beats chance.
import {
  checkOptions,
  decidingSeat,
  determinize,
  newGame,
  parseOption,
  play,
  Random,
  view,
  winnersOf,
} from '@eminent/engine';
import { expect, test } from 'vitest';
import { type Bot, botNames, findBot } from '../src/index.ts';

function bot(name: string): Bot {
  const found = findBot(name);
  if (found === undefined) throw new Error(`no bot is called ${name}`);
  return found;
}

function winners(input: object, seed: string, bots: readonly Bot[]): readonly number[] {
  const checked = checkOptions(input);
  if (!checked.ok) throw new Error(checked.error);
  const state = newGame(checked.value, seed);
  const random = new Random(1, 2, 3, seed.length);
  while (!state.over) {
    const seat = decidingSeat(state);
    const token = bots[seat]?.choose(view(state, seat), random) ?? '';
    play(state, parseOption(state, token) ?? -1);
  }
  return winnersOf(state);
}

const RULESETS = [
  { players: 4, techErrata: true },
  { players: 3, variant: 'learning' },
  { players: 2, variant: 'level-1' },
  { players: 2, ruleset: 'prototype-2010', prototypeRoleActions: true },
];

test.each(botNames())('%s plays legal games in every ruleset', (name) => {
  for (const input of RULESETS) {
    expect(winners(input, name, Array<Bot>(4).fill(bot(name))).length).toBeGreaterThan(0);
  }
});

test('the captain wins at least 95 of 100 games for two against chance', () => {
  let wins = 0;
  for (let game = 0; game < 100; game++) {
    const seat = game % 2;
    const seats = [bot('random'), bot('random')];
    seats[seat] = bot('captain');
    const won = winners({ players: 2 }, `match ${game}`, seats);
    if (won.length === 1 && won[0] === seat) wins++;
  }
  expect(wins).toBeGreaterThanOrEqual(95);
});

test.each(botNames())('%s answers alike in worlds that its seat cannot tell apart', (name) => {
  const checked = checkOptions({ players: 3 });
  if (!checked.ok) throw new Error(checked.error);
  const state = newGame(checked.value, 'fair');
  const random = new Random(4, 3, 2, 1);
  while (!state.over) {
    const seat = decidingSeat(state);
    const world = determinize(state, seat, random);
    const answer = bot(name).choose(view(state, seat), new Random(1, 1, 1, 1));
    expect(bot(name).choose(view(world, seat), new Random(1, 1, 1, 1))).toBe(answer);
    play(state, parseOption(state, answer) ?? -1);
  }
});
