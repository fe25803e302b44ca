// The evaluator that estimates chances with a net.
import { type GameState, winnersOf } from '@eminent/engine';
import type { Evaluator } from '../search/evaluator.ts';
import { type NetVersion, shippedWeights } from './net-version.ts';
import { PackedNet } from './packed-net.ts';
import type { PackedWeights } from './packed-weights.ts';

/** Creates an evaluator with a net. The chances in a finished game are its exact result. */
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

/**
 * Changes the chances, each estimated from the seat's own perspective, so that they sum to 1: the
 * mean of both perspectives for two players, each seat's share of the sum for more.
 */
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

/** A seat's share of the victory in a finished game: 1, equally divided among several winners. */
export function shareOf(state: GameState, seat: number): number {
  const winners = winnersOf(state);
  return winners.includes(seat) ? 1 / winners.length : 0;
}

/** Cache of the evaluators with shipped weights, by the name of the net. */
const shipped = new Map<string, Evaluator>();

/** The evaluator of a net with its shipped weights, created on the first call. */
export function shippedEvaluator(version: NetVersion): Evaluator {
  const { name } = version.manifest;
  let evaluator = shipped.get(name);
  if (evaluator === undefined) {
    evaluator = netEvaluator(version, shippedWeights(version));
    shipped.set(name, evaluator);
  }
  return evaluator;
}
