// Evaluator that uses a net: the chance of each seat to win a position.
import { type GameState, winnersOf } from '@eminent/engine';
import type { Evaluator } from '../search/evaluator.ts';
import { type NetVersion, shippedWeights } from './net-version.ts';
import { PackedNet } from './packed-net.ts';
import type { PackedWeights } from './packed-weights.ts';

/** Evaluates with a net and its weights; exact if the game is over. */
export function netEvaluator(version: NetVersion, weights: PackedWeights): Evaluator {
  const net = new PackedNet(version, weights);
  const active = new Int16Array(version.mostActive);
  const chanceOf = (state: GameState, seat: number): number =>
    state.over
      ? shareOf(state, seat)
      : net.evaluate(seat, active, version.writeFeatures(state, seat, active));
  return {
    chanceOf,
    // The net is trained for the perspective of the seat that chose last. The other seats share the
    // rest.
    chances(state, mover, out) {
      const players = state.players.length;
      let others = 0;
      for (let seat = 0; seat < players; seat++) {
        const chance = players === 2 && seat !== mover ? 1 : chanceOf(state, seat);
        out[seat] = chance;
        if (seat !== mover) others += chance;
      }
      const left = 1 - (out[mover] as number);
      for (let seat = 0; seat < players; seat++) {
        if (seat !== mover)
          out[seat] = others > 0 ? (left * (out[seat] as number)) / others : left / (players - 1);
      }
    },
  };
}

/** A seat's share of a finished game, from 0 to 1. */
export function shareOf(state: GameState, seat: number): number {
  const winners = winnersOf(state);
  return winners.includes(seat) ? 1 / winners.length : 0;
}

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
