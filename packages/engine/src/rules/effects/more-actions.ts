// Grants more Actions in the current Action phase (RULES E2.5).
import { effect } from './effect.ts';

export const moreActions = effect('more-actions', {
  isPossible: () => true,
  carryOut(state, _seat, { n }) {
    const { turn } = state;
    turn.expansion = { ...turn.expansion, actions: turn.expansion.actions + n };
  },
});
