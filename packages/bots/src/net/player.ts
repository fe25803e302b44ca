// What the net says of a position: the chance of each seat to win.
import { type GameState, winnersOf } from '@eminent/engine';
import type { Evaluator } from '../search/evaluator.ts';
import { MOST_ACTIVE, writeFeatures } from './features.ts';
import { PackedNet } from './packed-net.ts';
import { shippedWeights } from './weights.ts';

/** Evaluates with a net; exact where the game is over. */
export function netEvaluator(net: PackedNet): Evaluator {
  const active = new Int16Array(MOST_ACTIVE);
  const chanceOf = (state: GameState, seat: number): number =>
    state.over
      ? shareOf(state, seat)
      : net.evaluate(seat, active, writeFeatures(state, seat, active));
  return {
    chanceOf,
    chances(state, out) {
      const players = state.players.length;
      let sum = 0;
      for (let seat = 0; seat < players; seat++) {
        const chance = chanceOf(state, seat);
        out[seat] = chance;
        sum += chance;
      }
      if (sum <= 0) out.fill(1 / players);
      else for (let seat = 0; seat < players; seat++) out[seat] = (out[seat] as number) / sum;
    },
  };
}

/** What a seat has won of a game that is over, from 0 to 1. */
export function shareOf(state: GameState, seat: number): number {
  const winners = winnersOf(state);
  return winners.includes(seat) ? 1 / winners.length : 0;
}

let trained: Evaluator | undefined;

/** The evaluator of the trained net that comes with the package; it is made at the first call. */
export function trainedEvaluator(): Evaluator {
  trained ??= netEvaluator(new PackedNet(shippedWeights()));
  return trained;
}
