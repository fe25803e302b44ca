// An Action in progress: carries out its effects in order, then discards its card (RULES 2 A3).
import { planetAt } from '../../cards/catalog.ts';
import { FLEET_SIDES, IMPROVED_FLEET, NO_FLEET } from '../../cards/escalation/fleet.ts';
import type { Effect } from '../../model/effect.ts';
import { NONE } from '../../model/names.ts';
import type { Frame } from '../../state/frame.ts';
import { type GameState, playerAt } from '../../state/state.ts';
import { carryOut } from '../effects/effect.ts';
import { neverAsks, pop } from './step.ts';

// Numbers of the sources of Actions: 0 is a card (hand or permanent), 1 + planet number a planet.

/** First Action of the fleet tile. The second one has the next number. */
export const FLEET_SOURCE = 1000;
/** Plus kind: a permanent. Only in `TurnExpansion.used`. */
export const CARD_SOURCE = 2000;

/** `count` is the source, `card` its kind if it is a card, `at` the number of effects started. */
export const effectsStep = neverAsks('effects', (state, frame) => {
  const effect = actionOf(state, frame)[frame.at];
  frame.at++;
  const { turn } = state;
  if (effect !== undefined) {
    carryOut(state, frame.seat, effect, turn.resolving, NONE);
    return true;
  }
  const { discard } = playerAt(state, frame.seat);
  if (state.rules.actionCardStays) {
    // This rule allows one Action per turn. `acted` is set only in positions made by hand.
    if (turn.acted !== NONE) discard.push(turn.acted);
    turn.acted = turn.resolving;
  } else if (turn.resolving !== NONE) discard.push(turn.resolving);
  turn.resolving = NONE;
  return pop(state);
});

function actionOf(state: GameState, frame: Frame): readonly Effect[] {
  if (frame.count === 0) return state.rules.actions[frame.card] ?? [];
  if (frame.count < FLEET_SOURCE) return planetAt(frame.count - 1).action ?? [];
  const { fleet } = playerAt(state, frame.seat).expansion;
  const effect = fleetActions(fleet)[frame.count - FLEET_SOURCE];
  return effect === undefined ? [] : [effect];
}

/** Returns the Actions of a fleet tile (a constant of cards/escalation/fleet.ts). */
export function fleetActions(fleet: number): readonly Effect[] {
  if (fleet === NO_FLEET) return NO_ACTIONS;
  return FLEET_SIDES[fleet === IMPROVED_FLEET ? 1 : 0]?.actions ?? NO_ACTIONS;
}

const NO_ACTIONS: readonly Effect[] = [];
