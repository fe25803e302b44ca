// The evaluator that estimates chances with a net.
import { type GameState, winnersOf } from '@eminent/engine';
import type { Evaluator } from '../search/evaluator.ts';
import { type NetVersion, shippedWeights } from './net-version.ts';
import { PackedNet } from './packed-net.ts';
import type { PackedWeights } from './packed-weights.ts';

/** Creates an evaluator with a net. In a finished game, it returns the exact result. */
export function netEvaluator(version: NetVersion, weights: PackedWeights): Evaluator {
  const net = new PackedNet(version, weights);
  const active = new Int16Array(version.mostActive);
  const chanceOf = (state: GameState, seat: number): number =>
    state.over
      ? shareOf(state, seat)
      : net.evaluate(seat, active, version.writeFeatures(state, seat, active));
  return {
    chanceOf,
    chances(state, out, _random, knownSeat, knownChance = 0) {
      const players = state.players.length;
      for (let seat = 0; seat < players; seat++) {
        out[seat] = seat === knownSeat ? knownChance : chanceOf(state, seat);
      }
      if (!state.over) scaleToOne(out, players);
    },
  };
}

/** Makes the sum of the chances 1. With two players, averages both seats' perspectives. */
function scaleToOne(chances: Float64Array, players: number): void {
  if (players === 2) {
    const first = ((chances[0] as number) + 1 - (chances[1] as number)) / 2;
    chances[0] = first;
    chances[1] = 1 - first;
    return;
  }
  let sum = 0;
  for (let seat = 0; seat < players; seat++) sum += chances[seat] as number;
  for (let seat = 0; seat < players; seat++) {
    chances[seat] = sum > 0 ? (chances[seat] as number) / sum : 1 / players;
  }
}

/** Returns a seat's share of the victory in a finished game. Several winners share equally. */
export function shareOf(state: GameState, seat: number): number {
  const winners = winnersOf(state);
  return winners.includes(seat) ? 1 / winners.length : 0;
}

const evaluatorByNet = new Map<string, Evaluator>();

/** Returns a net's evaluator with shipped weights, which must be registered. It is cached. */
export function shippedEvaluator(version: NetVersion): Evaluator {
  const { name } = version.manifest;
  let evaluator = evaluatorByNet.get(name);
  if (evaluator === undefined) {
    evaluator = netEvaluator(version, shippedWeights(version));
    evaluatorByNet.set(name, evaluator);
  }
  return evaluator;
}
