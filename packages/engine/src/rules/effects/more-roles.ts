// Elevated Incentives: another Role phase in this turn (RULES E8.4). Interpretations: whether it is
// optional (E14-9), and whether the card can be played after the last Role phase (E14-17).
import { addRolePhase, isRoleToCome } from '../phases.ts';
import { effect } from './effect.ts';

export const moreRoles = effect('more-roles', {
  isPossible: (state) => !state.rules.interpretations.lateIncentivesLapse || isRoleToCome(state),

  carryOut(state, seat) {
    if (!state.rules.interpretations.incentivesOptional) {
      addRolePhase(state, seat);
      return;
    }
    const { turn } = state;
    turn.expansion = { ...turn.expansion, offeredRoles: turn.expansion.offeredRoles + 1 };
  },

  missing: () => 'role',
});
