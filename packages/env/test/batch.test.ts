// A batch of games: the games are the same as when played alone; new games replace finished ones.
import { Random } from '@eminent/engine';
import { expect, test } from 'vitest';
import { byDepth } from '../../../tools/test-depth.ts';
import { Batch, Env } from '../src/index.ts';

const GAMES = 5;
const STEPS = byDepth(600, 6000);

test('a batch plays the same as its games alone', () => {
  const batch = new Batch({ players: 2 }, GAMES, 'batch');
  const alone = Array.from({ length: GAMES }, (_, n) => Env.create({ players: 2 }, `batch ${n}`));
  const random = new Random(1, 2, 3, 4);
  let started = GAMES;
  for (let i = 0; i < STEPS; i++) {
    const masks = batch.masks();
    const actions = alone.map((env) => {
      const legal = env.legalActions();
      return legal[random.below(legal.length)] as number;
    });
    for (const [n, action] of actions.entries()) {
      expect(masks[n * batch.actions.size + action]).toBe(1);
    }
    batch.step(actions);
    for (const [n, env] of alone.entries()) {
      const { rewards, over } = env.step(actions[n] as number);
      expect([...batch.rewards.subarray(n * 2, n * 2 + 2)]).toEqual(rewards);
      expect(batch.ended[n]).toBe(over ? 1 : 0);
      if (over) env.reset(`batch ${started++}`);
      expect(batch.players[n]).toBe(env.player);
    }
  }
  expect(started).toBeGreaterThan(GAMES);
  const { size } = batch.layout;
  const observed = batch.observations();
  for (const [n, env] of alone.entries()) {
    expect(observed.subarray(n * size, (n + 1) * size)).toEqual(env.observation(env.player));
  }
});

test('a step with an action that is not legal changes no game', () => {
  const batch = new Batch({}, 2, 'illegal');
  const before = batch.envs.map((env) => env.serialize());
  const first = batch.envs[0]?.legalActions()[0] ?? -1;
  expect(() => batch.step([first, 4])).toThrow('game 1: action 4 is not legal');
  expect(() => batch.step([first])).toThrow('1 actions for 2 games');
  expect(batch.envs.map((env) => env.serialize())).toEqual(before);
  expect(() => new Batch({}, 0, 'none')).toThrow('at least one game');
});

test('a game is replaced by one of the same kind only', () => {
  const batch = new Batch({}, 2, 'replace');
  const other = Env.create({}, 'other');
  batch.replace(1, other);
  expect(batch.envs[1]).toBe(other);
  expect(() => batch.replace(0, Env.create({ players: 3 }, 'other'))).toThrow('number of players');
  const over = Env.create({}, 'over');
  while (!over.over) over.advance(over.legalActions()[0] as number);
  expect(() => batch.replace(0, over)).toThrow('the game is over');
});
