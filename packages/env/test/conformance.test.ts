// Random playthroughs of all rulesets check an environment, like the api_test of OpenSpiel.
import { legalOptions, newGame, Random, RULESETS, view } from '@eminent/engine';
import { describe, expect, test } from 'vitest';
import { gameOptions } from '../../../tools/game-options.ts';
import { byDepth, testSeed } from '../../../tools/test-depth.ts';
import { Env, type EnvOptions, NO_PLAYER, observe } from '../src/index.ts';

const GAMES: readonly EnvOptions[] = [
  { players: 2 },
  { players: 4, variant: 'level-1', techErrata: true },
  { players: 3, scenarios: 'random', scenarioPromos: true },
  { players: 2, variant: 'learning' },
  { ruleset: 'prototype-2010', players: 3 },
  { ruleset: 'escalation', players: 2, promoPlanets: true },
  { ruleset: 'escalation', players: 5, scenarios: 'chosen', scenarioPromos: true },
  { ruleset: 'escalation', players: 3, variant: 'extended' },
];

const ROUNDS = byDepth(1, 12);
const PLIES_BETWEEN_SLOW_CHECKS = byDepth(29, 5);
const FIRST = testSeed(1);

function playthroughs(visit: (env: Env, random: Random, ply: number) => void): void {
  for (let round = 0; round < ROUNDS; round++) {
    for (const [index, options] of GAMES.entries()) {
      const seed = `conformance ${FIRST + round} ${index}`;
      const random = new Random(FIRST + round, index, 3, 4);
      const env = Env.create(options, seed);
      try {
        for (let ply = 0; !env.over; ply++) {
          visit(env, random, ply);
          const legal = env.legalActions();
          env.step(legal[random.below(legal.length)] as number);
        }
      } catch (error) {
        throw new Error(`game "${seed}" at ply ${env.state.ply}`, { cause: error });
      }
      visit(env, random, 0);
    }
  }
}

function seenBy(env: Env, seat: number): unknown[] {
  return [env.observation(seat), env.observationText(seat)];
}

test('the legal mask has exactly the legal options of the engine', () => {
  playthroughs((env) => {
    const mask = env.legalMask();
    expect(mask).toHaveLength(env.actions.size);
    const marked = [...mask.keys()].filter((action) => mask[action] === 1);
    expect(marked.map((action) => env.actions.options[action])).toEqual(legalOptions(env.state));
    expect(env.legalActions()).toEqual(marked);
    expect(marked.length === 0).toBe(env.over);
    expect(env.player === NO_PLAYER).toBe(env.over);
  });
});

test('each action has one option, each option one action, and tokens name them', () => {
  for (const ruleset of RULESETS) {
    const { actions } = Env.create({ ruleset }, 'space');
    expect(new Set(actions.options).size).toBe(actions.size);
    expect(actions.groups.reduce((sum, { size }) => sum + size, 0)).toBe(actions.size);
  }
  playthroughs((env, _, ply) => {
    if (ply % PLIES_BETWEEN_SLOW_CHECKS !== 0) return;
    const { groups } = env.actions;
    for (const action of env.legalActions()) {
      const token = env.token(action);
      expect(env.actionOf(token)).toBe(action);
      const group = groups.findLast(({ first }) => first <= action);
      const name = group?.names?.[action - group.first];
      expect(token.endsWith(name ?? '')).toBe(true);
    }
  });
});

test('a copy and a restored game play on like the original', () => {
  playthroughs((env, random, ply) => {
    if (ply % (4 * PLIES_BETWEEN_SLOW_CHECKS) !== 0) return;
    const others = [env.clone(), Env.restore(env.serialize())];
    const original = env.clone();
    for (let i = 0; i < 20 && !original.over; i++) {
      const legal = original.legalActions();
      const action = legal[random.below(legal.length)] as number;
      const step = original.step(action);
      for (const other of others) expect(other.step(action)).toEqual(step);
    }
    for (const other of others) {
      expect(other.serialize()).toBe(original.serialize());
      for (let seat = 0; seat < env.players; seat++) {
        expect(seenBy(other, seat)).toEqual(seenBy(original, seat));
      }
    }
  });
});

test('a resampled game looks the same to its seat, and to no other necessarily', () => {
  let differing = 0;
  playthroughs((env, random, ply) => {
    if (ply % PLIES_BETWEEN_SLOW_CHECKS !== 0) return;
    const seat = random.below(env.players);
    const other = env.resample(seat, random);
    expect(seenBy(other, seat)).toEqual(seenBy(env, seat));
    expect(other.player).toBe(env.player);
    // All seats know whose question it is, but only that seat may know its legal actions.
    const legal = (one: Env) => (one.player === seat ? one.legalActions() : []);
    expect(legal(other)).toEqual(legal(env));
    if (other.serialize() !== env.serialize()) differing++;
  });
  expect(differing).toBeGreaterThan(0);
});

test('returns have sum zero, are given at the end only, and the winners get most', () => {
  playthroughs((env) => {
    const returns = env.returns();
    expect(returns.reduce((sum, one) => sum + one, 0)).toBeCloseTo(0, 10);
    expect(env.over || returns.every((one) => one === 0)).toBe(true);
    const scores = env.scores();
    const winners = [...returns.keys()].filter((seat) => env.over && (returns[seat] ?? 0) > 0);
    for (const seat of winners) expect(scores[seat]).toBe(Math.max(...scores));
  });
});

test('the same seed and actions give the same game', () => {
  const played = () => {
    const seen: string[] = [];
    playthroughs((env, _, ply) => {
      if (ply % (4 * PLIES_BETWEEN_SLOW_CHECKS) === 0) seen.push(env.serialize());
    });
    return seen;
  };
  expect(played()).toEqual(played());
});

test('numbers of an observation are finite and written to the list that is given', () => {
  playthroughs((env, random, ply) => {
    if (ply % PLIES_BETWEEN_SLOW_CHECKS !== 0) return;
    const seat = random.below(env.players);
    const out = new Float32Array(env.layout.size).fill(7);
    expect(env.observation(seat, out)).toBe(out);
    expect(out.every((value) => Number.isFinite(value) && Math.abs(value) < 16)).toBe(true);
    const fromJson = JSON.parse(JSON.stringify(view(env.state, seat))) as ReturnType<typeof view>;
    expect(observe(env.layout, fromJson)).toEqual(out);
  });
});

describe('slices', () => {
  test('fill the observation without gaps', () => {
    for (const options of GAMES) {
      const { layout } = Env.create(options, 'slices');
      let end = 0;
      for (const { offset, size, rows, columns } of Object.values(layout.slices)) {
        expect(offset).toBe(end);
        expect(size).toBe(rows * columns.length);
        end += size;
      }
      expect(layout.size).toBe(end);
    }
  });

  test('contain the values of their names', () => {
    const env = Env.create({ players: 2 }, 'slices');
    const observed = env.observation(0);
    const read = (name: string, column: string) => {
      const slice = env.layout.slices[name];
      return observed[(slice?.offset ?? -1) + (slice?.columns.indexOf(column) ?? -1)];
    };
    const { hand = [] } = view(env.state, 0).players[0] ?? {};
    const surveys = hand.filter((card) => card === 'survey').length;
    expect(read('hand', 'survey')).toBe(surveys / 4);
    expect(read('decider', 'seat0')).toBe(1);
    expect(read('player1.numbers', 'handSize')).toBeCloseTo(0.5);
    expect(env.observation(1)[env.layout.slices['decider']?.offset ?? -1]).toBe(0);
  });

  test('actions and layouts keep their numbers (raise the version of the package if not)', () => {
    const sums = RULESETS.map((ruleset) => {
      const { actions, layout } = Env.create({ ruleset, players: 2 }, 'sums');
      return [ruleset, actions.size, actions.checksum, layout.size, layout.checksum];
    });
    expect(sums).toMatchInlineSnapshot(`
      [
        [
          "official",
          851,
          "e0e3fcb0",
          2119,
          "40854053",
        ],
        [
          "prototype-2010",
          722,
          "cadff8ce",
          1852,
          "a5b46b2c",
        ],
        [
          "escalation",
          9709,
          "61746539",
          2881,
          "fc2a36a2",
        ],
      ]
    `);
  });
});

describe('wrong input', () => {
  test('options and saved games are refused with a reason', () => {
    expect(() => Env.create({ players: 9 } as unknown as EnvOptions, 'x')).toThrow(/players/);
    expect(() => Env.restore('{')).toThrow(/no JSON/);
    expect(() => Env.restore('{}')).toThrow(/format/);
  });

  test('an action that is not legal changes nothing', () => {
    const env = Env.create({}, 'illegal');
    const before = env.serialize();
    for (const action of [-1, 0.5, Number.NaN, env.actions.size, 4]) {
      if (env.isLegal(action)) continue;
      expect(() => env.step(action)).toThrow(/is not legal/);
    }
    expect(() => env.actionOf('lead:survey')).toThrow('lead:survey is no legal action now');
    expect(env.serialize()).toBe(before);
  });

  test('a finished game has no player and takes no action', () => {
    const env = Env.create({}, 'over');
    while (!env.over) env.step(env.legalActions().at(-1) as number);
    expect(env.player).toBe(NO_PLAYER);
    expect(() => env.step(0)).toThrow('the game is over');
    env.reset('again', { players: 3 });
    expect([env.over, env.players]).toEqual([false, 3]);
  });
});

test('a game starts like that of the engine with the same seed', () => {
  const env = Env.create({ players: 3 }, 'same');
  expect(env.serialize()).toBe(Env.from(newGame(gameOptions({ players: 3 }), 'same')).serialize());
});
