// Estimates chances from points so far, fighters and face-down planets, for games without a trained
// net. The numbers were chosen with `npm run tools -- calibration` (docs/opponents.md).
import { decidingSeat, type GameState, planetAt, pointsOf } from '@eminent/engine';
import type { Valuation } from './judge.ts';
import { bestAfter } from './luck.ts';
import { softmax } from './net/calibration.ts';

/** A seat with this many more points is e times as likely to win, at the start of a game. */
const SCALE_AT_START = 3;
/** The same when the supply of influence is empty. */
const SCALE_AT_END = 1;
/** Points for each influence of a face-down planet. */
const FACE_DOWN = 0.3;
/** Points added to them if the player has enough fighters or colonies for the planet. */
const PAID = 0.6;
/** Points for each fighter. */
const FIGHTER = 0.15;

function worthOf(state: GameState, seat: number): number {
  const player = state.players[seat];
  if (player === undefined) return 0;
  let worth = pointsOf(state, seat) + player.fighters * FIGHTER;
  for (const planet of player.planets) {
    if (planet.up) continue;
    const { colonizeCost, influence, warfareCost } = planetAt(planet.id);
    const settled = planet.colonies.length / Math.max(1, colonizeCost);
    const attacked = player.fighters / Math.max(1, warfareCost);
    worth += influence * (FACE_DOWN + PAID * Math.min(1, Math.max(settled, attacked)));
  }
  return worth;
}

/**
 * Returns the chance of each seat: a softmax over points. A seat that is looking at planets or
 * technologies is rated as if it had already chosen the best one.
 */
export const pointsValuation: Valuation = (state, reorder) => {
  const left = state.supply / Math.max(1, state.rules.influenceSupply);
  const scale = SCALE_AT_END + (SCALE_AT_START - SCALE_AT_END) * Math.min(1, left);
  const decider = decidingSeat(state);
  const isLooking = state.looking.length + state.lookingCards.length > 0;
  const worths = state.players.map((_, seat) =>
    isLooking && seat === decider
      ? bestAfter(state, reorder, (after) => worthOf(after, seat))
      : worthOf(state, seat),
  );
  return softmax(worths.map((worth) => worth / scale));
};
