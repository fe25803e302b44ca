// Natural Order: removes a permanent or turns back an Improved Fleet, for reparations (RULES E8.3).
import { BASIC_FLEET, BROKEN_FLEET, IMPROVED_FLEET } from '../../cards/escalation/fleet.ts';
import { BREAK_FLEET, KINDS, REMOVE_PERMANENT } from '../../model/option.ts';
import { type GameState, playerAt } from '../../state/state.ts';
import { turnFleet } from '../../mutations/ships.ts';
import { removePermanent as remove } from '../../mutations/technologies.ts';
import { gainInfluence } from '../../mutations/tokens.ts';
import { begin, pop, step } from '../steps/step.ts';
import { effect } from './effect.ts';

/** `count` is the influence that the owner receives. */
const removePermanentStep = step('remove-permanent', {
  run: () => false,

  options: (state, _frame, out) => out.push(...targets(state)),

  question: () => ({ step: 'remove-permanent', several: false }),

  choose(state, frame, option) {
    pop(state);
    const isFleet = option >= BREAK_FLEET;
    const code = option - (isFleet ? BREAK_FLEET : REMOVE_PERMANENT);
    const owner = isFleet ? code : Math.floor(code / KINDS);
    if (isFleet) turnBack(state, owner);
    else remove(state, frame.seat, owner, code % KINDS);
    gainInfluence(state, owner, frame.count, 'reparations');
  },
});

/** An interpretation decides whether the fleet can be improved again (RULES E14-3). */
function turnBack(state: GameState, owner: number): void {
  const again = state.rules.interpretations.fleetImprovesAgain;
  turnFleet(state, owner, again ? BASIC_FLEET : BROKEN_FLEET, false);
}

function targets(state: GameState): number[] {
  const found: number[] = [];
  for (let owner = 0; owner < state.players.length; owner++) {
    for (const kind of playerAt(state, owner).permanents) {
      found.push(REMOVE_PERMANENT + owner * KINDS + kind);
    }
  }
  for (let owner = 0; owner < state.players.length; owner++) {
    if (playerAt(state, owner).expansion.fleet === IMPROVED_FLEET) found.push(BREAK_FLEET + owner);
  }
  return found;
}

export const removePermanent = effect('remove-permanent', {
  isPossible: (state) => targets(state).length > 0,
  carryOut: (state, seat, { reparations }, card) =>
    begin(state, removePermanentStep, seat, card, reparations),
  missing: () => 'permanent',
  steps: [removePermanentStep],
});
