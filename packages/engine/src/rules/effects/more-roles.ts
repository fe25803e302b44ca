// Grants another Role phase in this turn (RULES E8.4): mandatory, or offered after the next one
// (E14-9). After the Role phase it depends on E14-17.
import { isRoleToCome, moreRoles as addRole } from '../extra-role-phase.ts';
import { effect } from './effect.ts';

export const moreRoles = effect('more-roles', {
  isPossible: (state) => !state.rules.interpretations.lateIncentivesLapse || isRoleToCome(state),

  carryOut(state, seat) {
    if (!state.rules.interpretations.incentivesOptional) {
      addRole(state, seat);
      return;
    }
    const { turn } = state;
    turn.expansion = { ...turn.expansion, offeredRoles: turn.expansion.offeredRoles + 1 };
  },

  missing: () => 'role',
});
