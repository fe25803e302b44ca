// Playouts: random play to the end as an estimate: no knowledge but the rules, so it works in every ruleset.
import { legalOptions, playTrusted, pointsOf } from '@eminent/engine';
import { shareOf } from '../net/player.ts';
import type { Evaluator } from './evaluator.ts';

/** How much the margin of influence counts beside the victory itself: random games are decided by accident. */
const MARGIN = 0.25;
const MARGIN_SCALE = 12;

export const playouts: Evaluator = {
  chances(state, _mover, out, random) {
    const legal: number[] = [];
    while (!state.over) {
      legalOptions(state, legal);
      playTrusted(state, legal[random.below(legal.length)] as number);
    }
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
  },
};
