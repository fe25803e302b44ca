// The net for Escalation: it inherits the weights of official-v1, and its features cover ships,
// abilities, effects of cards and head starts.
import {
  findKind,
  type GameOptions,
  type GameState,
  legalOptions,
  newGame,
  pointsOf,
  playTrusted,
  randomFromSeed,
  STEP_NAMES,
} from '@eminent/engine';
import { expect, test } from 'vitest';
import { gameOptions } from '../../../tools/game-options.ts';
import { AT, INPUTS, MAX_ACTIVE, PLAYER_AT } from '../src/net/escalation-v1/layout.ts';
import { escalationV1 } from '../src/net/escalation-v1/escalation-v1.ts';
import { Net } from '../src/net/net.ts';
import { shippedEvaluator } from '../src/net/net-evaluator.ts';
import { shippedWeights } from '../src/net/net-version.ts';
import { officialV1 } from '../src/net/official-v1/official-v1.ts';
import { unpackWeights } from '../src/net/packed-weights.ts';
import { gamesFor } from '../train/games.ts';
import { headStart } from '../train/head-start.ts';
import { inheritedWeights } from '../train/transfer-weights.ts';

const active = new Int16Array(MAX_ACTIVE);

function* positions(options: GameOptions, seed: string): Generator<GameState> {
  const state = newGame(options, seed);
  const random = randomFromSeed(seed);
  while (!state.over) {
    const legal = legalOptions(state);
    playTrusted(state, legal[random.below(legal.length)] ?? -1);
    yield state;
  }
}

function activeFeatures(state: GameState, seat: number): ReadonlySet<number> {
  return new Set(active.subarray(0, escalationV1.writeFeatures(state, seat, active)));
}

function newlyActive(before: ReadonlySet<number>, now: ReadonlySet<number>): readonly number[] {
  return [...now].filter((feature) => !before.has(feature));
}

test('the layout has the number of inputs in the manifest, and every step with a question has a feature', () => {
  expect(escalationV1.manifest.inputs).toBe(INPUTS);
  const questions = new Set<string>();
  for (const options of gamesFor(escalationV1)) {
    for (const state of positions(options, 'steps')) {
      questions.add(STEP_NAMES[state.frames.at(-1)?.step ?? -1] ?? '');
    }
  }
  questions.delete('');
  expect(escalationV1.vocabulary.steps).toEqual(expect.arrayContaining([...questions]));
});

test.each([2, 3, 4])(
  'before training it judges games of %i that official-v1 knows alike',
  (players) => {
    const weights = inheritedWeights(escalationV1);
    if (weights === undefined) throw new Error('nothing is inherited');
    const older = new Net(
      officialV1.layers,
      unpackWeights(officialV1.layers, shippedWeights(officialV1)),
    );
    const young = new Net(escalationV1.layers, weights);
    const seen = new Int16Array(officialV1.mostActive);
    for (const state of positions(gameOptions({ players }), 'alike')) {
      for (let seat = 0; seat < players; seat++) {
        const before = older.evaluate(seen, officialV1.writeFeatures(state, seat, seen));
        const now = young.evaluate(active, escalationV1.writeFeatures(state, seat, active));
        expect(now).toBeCloseTo(before, 5);
      }
    }
  },
);

test('features cover ships, the fleet tile and the abilities of permanents', () => {
  const state = newGame(gameOptions({ ruleset: 'escalation', players: 2 }), 'ships');
  const [player] = state.players;
  if (player === undefined) throw new Error('no player');
  const bare = activeFeatures(state, 0);
  player.expansion = { ...player.expansion, destroyers: 2, battlecruisers: 1, fleet: 2 };
  const armed = activeFeatures(state, 0);
  const part = (name: keyof typeof PLAYER_AT): number => AT.player + PLAYER_AT[name];
  expect(newlyActive(bare, armed)).toEqual(
    expect.arrayContaining([
      part('destroyers'),
      part('destroyers') + 1,
      part('battlecruiser'),
      part('fleet') + 1,
    ]),
  );
  player.abilities = { ...player.abilities, moreBuys: 1 };
  expect(newlyActive(armed, activeFeatures(state, 0))).toHaveLength(1);
});

test('a technology without its own feature is encoded by its effects', () => {
  const state = newGame(gameOptions({ ruleset: 'escalation', players: 2 }), 'unnamed');
  const names: readonly string[] = escalationV1.vocabulary.technologies;
  const kind = findKind('tf-hasu');
  expect(names).not.toContain('tf-hasu');
  const before = activeFeatures(state, 0);
  state.players[0]?.hand.push(kind ?? -1);
  const now = newlyActive(before, activeFeatures(state, 0));
  expect(now.some((feature) => feature >= AT.does && feature < AT.handDoes)).toBe(true);
  expect(now.some((feature) => feature >= AT.handDoes && feature < AT.technologySymbols)).toBe(
    true,
  );
});

test.each(gamesFor(escalationV1).map((game) => [game.players, game.scenarios, game] as const))(
  'a head start at a table of %i, scenarios %s, holds technologies and ships and can be played to its end',
  (players, scenarios, game) => {
    const seed = `ahead ${players} ${scenarios}`;
    const random = randomFromSeed(seed);
    let ships = 0;
    let points = 0;
    for (let n = 0; n < 4; n++) {
      const state = headStart(game, `${seed} ${n}`, random);
      for (const [seat, { expansion }] of state.players.entries()) {
        ships += expansion.destroyers + expansion.battlecruisers;
        points += pointsOf(state, seat);
      }
      while (!state.over) {
        const legal = legalOptions(state);
        playTrusted(state, legal[random.below(legal.length)] ?? -1);
      }
    }
    expect(ships).toBeGreaterThan(0);
    expect(points).toBeGreaterThan(0);
  },
);

test('the chances of all seats add up to about 1, also those of five', () => {
  const evaluator = shippedEvaluator(escalationV1);
  for (const players of [2, 3, 4, 5]) {
    const sums: number[] = [];
    for (const state of positions(gameOptions({ players, ruleset: 'escalation' }), 'sums')) {
      if (state.ply % 9 > 0 || state.over) continue;
      const chances = state.players.map((_, seat) => evaluator.chanceOf?.(state, seat) ?? 0);
      sums.push(chances.reduce((sum, one) => sum + one, 0));
    }
    const mean = sums.reduce((sum, one) => sum + one, 0) / sums.length;
    expect(Math.abs(Math.log2(mean)), `${players} players: ${mean}`).toBeLessThan(1);
  }
});
