// Playouts: plays a game to its end as an estimate, at random or with heuristics. Needs no net, so
// it works in every ruleset.
import { type GameState, legalOptions, playTrusted, pointsOf, type Random } from '@eminent/engine';
import { shareOf } from '../net/net-evaluator.ts';
import type { Evaluator } from './evaluator.ts';
import { fastHeuristicChoice } from './fast-heuristic.ts';

/** How all seats choose in a playout. */
type Choose = (state: GameState, legal: readonly number[], random: Random) => number;

/** Longer games are scored as they are. */
const MAX_PLIES = 1500;

/**
 * Weight of the influence margin relative to the victory, because random games are decided by
 * accident.
 */
const MARGIN = 0.25;
const MARGIN_SCALE = 12;

function playoutsBy(choose: Choose): Evaluator {
  const legal: number[] = [];
  return {
    chances(state, out, random) {
      const last = state.ply + MAX_PLIES;
      while (!state.over && state.ply < last) {
        legalOptions(state, legal);
        playTrusted(state, choose(state, legal, random));
      }
      judge(state, out);
    },
  };
}

/** Writes the chance of each seat from the victory and the margin. */
function judge(state: GameState, out: Float64Array): void {
  const players = state.players.length;
  let total = 0;
  for (let seat = 0; seat < players; seat++) total += pointsOf(state, seat);
  const mean = total / players;
  let sum = 0;
  for (let seat = 0; seat < players; seat++) {
    const margin = Math.exp((pointsOf(state, seat) - mean) / MARGIN_SCALE);
    out[seat] = margin;
    sum += margin;
  }
  for (let seat = 0; seat < players; seat++) {
    const share = (out[seat] as number) / sum;
    out[seat] = (1 - MARGIN) * shareOf(state, seat) + MARGIN * share;
  }
}

/** Random choices. */
export const randomPlayouts = playoutsBy(
  (_state, legal, random) => legal[random.below(legal.length)] as number,
);

/** Heuristic choices for all seats. */
export const heuristicPlayouts = playoutsBy(fastHeuristicChoice);
