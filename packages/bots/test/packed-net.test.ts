// A packed net evaluates like the same net with floats, independently of earlier evaluations, and
// its features contain no hidden information.
import {
  determinize,
  type GameOptions,
  type GameState,
  legalOptions,
  newGame,
  playTrusted,
  randomFromSeed,
} from '@eminent/engine';
import { expect, test } from 'vitest';
import { Net } from '../src/net/net.ts';
import type { NetVersion } from '../src/net/net-version.ts';
import { shippedWeights } from '../src/net/net-version.ts';
import { PackedNet } from '../src/net/packed-net.ts';
import { NETS } from '../src/net/nets.ts';
import { packWeights, type PackedWeights, unpackWeights } from '../src/net/packed-weights.ts';
import { gamesFor } from '../train/games.ts';

function* positions(options: GameOptions): Generator<GameState> {
  const state = newGame(options, `packed ${options.players}`);
  const random = randomFromSeed('packed');
  while (!state.over) {
    const legal = legalOptions(state);
    playTrusted(state, legal[random.below(legal.length)] ?? -1);
    yield state;
  }
}

function weightsOf(net: NetVersion): PackedWeights {
  if (net.shipped !== undefined) return shippedWeights(net);
  const random = randomFromSeed('weights');
  return packWeights(
    net.layers,
    Float32Array.from({ length: net.layers.size }, () => random.below(1000) / 10_000 - 0.05),
  );
}

const CASES = NETS.flatMap((net) => {
  const games = gamesFor(net);
  const kinds = games.map(({ players, scenarios }) => `${players} ${scenarios}`);
  return games
    .filter((_, i) => kinds.indexOf(kinds[i] ?? '') === i)
    .map((game) => [net.manifest.name, game.players, game.scenarios, net, game] as const);
});

test.each(CASES)('%s in positions of %i players, scenarios %s', (_, players, __, net, game) => {
  const weights = weightsOf(net);
  const plain = new Net(net.layers, unpackWeights(net.layers, weights));
  const carried = new PackedNet(net, weights);
  const active = new Int16Array(net.mostActive);
  let at = 0;
  for (const state of positions(game)) {
    at++;
    for (let seat = 0; seat < players; seat++) {
      const count = net.writeFeatures(state, seat, active);
      expect(count).toBeLessThanOrEqual(net.mostActive);
      expect(new Set(active.subarray(0, count)).size).toBe(count);
      const answer = carried.evaluate(seat, active, count);
      expect(answer).toBeCloseTo(plain.evaluate(active, count), 4);
      const fresh = at % 50 === 0 ? new PackedNet(net, weights) : carried;
      expect(fresh.evaluate(seat, active, count)).toBe(answer);
    }
  }
});

test.each(CASES)(
  '%s has the same inputs in worlds that look the same to a seat of %i, scenarios %s',
  (_, players, __, net, game) => {
    const random = randomFromSeed('two worlds');
    const activeFeatures = (state: GameState, seat: number): readonly number[] => {
      const active = new Int16Array(net.mostActive);
      const count = net.writeFeatures(state, seat, active);
      return [...active.subarray(0, count)].sort((a, b) => a - b);
    };
    let compared = 0;
    for (const state of positions(game)) {
      if (state.over || state.ply % 5 > 0) continue;
      const seat = random.below(players);
      expect(activeFeatures(determinize(state, seat, random), seat)).toEqual(
        activeFeatures(state, seat),
      );
      compared++;
    }
    expect(compared).toBeGreaterThan(20);
  },
);
