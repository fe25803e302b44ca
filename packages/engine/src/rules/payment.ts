// Paying a cost. Where there is one way to pay, as always in the base game, nothing is asked.
import type { Bag, Cost } from '../model/cost.ts';
import { type GameState, playerAt } from '../state/state.ts';

/** Whether a seat has all that one way to pay takes. */
function canAfford(state: GameState, seat: number, bag: Bag): boolean {
  return playerAt(state, seat).fighters >= bag.fighters;
}

/**
 * A seat pays by the first way that it can afford, and what it paid is returned. A choice between ways is a step that goes here:
 * it lists them, and what was being paid for goes on when it is answered (docs/architecture.md, "Payment").
 */
export function pay(state: GameState, seat: number, cost: Cost): Bag {
  const way = cost.find((bag) => canAfford(state, seat, bag));
  if (way === undefined) throw new Error(`seat ${seat} cannot pay`);
  playerAt(state, seat).fighters -= way.fighters;
  return way;
}
