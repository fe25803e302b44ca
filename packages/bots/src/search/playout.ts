// Evaluators that need no net, so they work in every ruleset: they estimate chances by playing a
// game to its end, at random or with heuristics.
import { type GameState, legalOptions, playTrusted, pointsOf, type Random } from '@eminent/engine';
import { shareOf } from '../net/net-evaluator.ts';
import type { Evaluator } from './evaluator.ts';
import { fastHeuristicChoice } from './fast-heuristic.ts';

type Choose = (state: GameState, legal: readonly number[], random: Random) => number;

/** A playout stops after this many plies. The position is then rated like the end of a game. */
const MAX_PLIES = 1500;

/** Weight of the points in the estimate. A victory in a random game is partly an accident. */
const POINTS_WEIGHT = 0.25;
/** A seat with this many more points than another gets e times its share of POINTS_WEIGHT. */
const POINTS_SCALE = 12;

function playoutsBy(choose: Choose): Evaluator {
  const legal: number[] = [];
  return {
    chances(state, out, random) {
      const last = state.ply + MAX_PLIES;
      while (!state.over && state.ply < last) {
        legalOptions(state, legal);
        playTrusted(state, choose(state, legal, random));
      }
      writeChances(state, out);
    },
  };
}

function writeChances(state: GameState, out: Float64Array): void {
  const players = state.players.length;
  let total = 0;
  for (let seat = 0; seat < players; seat++) total += pointsOf(state, seat);
  const mean = total / players;
  let sum = 0;
  for (let seat = 0; seat < players; seat++) {
    const margin = Math.exp((pointsOf(state, seat) - mean) / POINTS_SCALE);
    out[seat] = margin;
    sum += margin;
  }
  for (let seat = 0; seat < players; seat++) {
    const share = (out[seat] as number) / sum;
    out[seat] = (1 - POINTS_WEIGHT) * shareOf(state, seat) + POINTS_WEIGHT * share;
  }
}

export const randomPlayouts = playoutsBy(
  (_state, legal, random) => legal[random.below(legal.length)] as number,
);

export const heuristicPlayouts = playoutsBy(fastHeuristicChoice);
