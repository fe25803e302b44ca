// Chances from points, for games without a trained net: influence so far and what face-down planets
// promise. The numbers were chosen with `npm run tools -- calibration` (docs/opponents.md).
import { decidingSeat, type GameState, planetAt, pointsOf } from '@eminent/engine';
import { bestAfter, type Valuation } from './luck.ts';
import { softmax } from './net/calibration.ts';

/** Points that make a seat e times as likely to win: at the start, and at the end. */
const SCALE_AT_START = 3;
const SCALE_AT_END = 1;
/** Value per influence of a planet being looked at, without and with its cost paid. */
const IN_SIGHT = 0.3;
const PAID = 0.6;
/** Value of a fighter. */
const FIGHTER = 0.15;

/** Influence, and the expected value of planets and cards in progress. */
function promiseOf(state: GameState, seat: number): number {
  const player = state.players[seat];
  if (player === undefined) return 0;
  let worth = pointsOf(state, seat) + player.fighters * FIGHTER;
  for (const planet of player.planets) {
    if (planet.up) continue;
    const { colonizeCost, influence, warfareCost } = planetAt(planet.id);
    const settled = planet.colonies.length / Math.max(1, colonizeCost);
    const attacked = player.fighters / Math.max(1, warfareCost);
    worth += influence * (IN_SIGHT + PAID * Math.min(1, Math.max(settled, attacked)));
  }
  return worth;
}

/** Planets or technologies being looked at count as the best that can be done with them. */
export const pointsValuation: Valuation = (state, reorder) => {
  const left = state.supply / Math.max(1, state.rules.influenceSupply);
  const scale = SCALE_AT_END + (SCALE_AT_START - SCALE_AT_END) * Math.min(1, left);
  const decider = decidingSeat(state);
  const isLooking = state.looking.length + state.lookingCards.length > 0;
  const worths = state.players.map((_, seat) =>
    isLooking && seat === decider
      ? bestAfter(state, reorder, (after) => promiseOf(after, seat))
      : promiseOf(state, seat),
  );
  return softmax(worths.map((worth) => worth / scale));
};
