// RULES 3.3: tuck every card played as a colony; the leader may settle one planet instead.
import { hasPower } from '../../facts/pieces.ts';
import { playerAt, push } from '../../state/state.ts';
import { COLONIZE_OR_SETTLE, TUCK_CARDS } from '../../model/steps.ts';
import { roleDef } from './role-def.ts';

export const colonize = roleDef({
  empireCounts: false,
  resolve(state, seat, _symbols, leading) {
    const maySettle =
      leading || state.rules.settleWhenFollowing || hasPower(playerAt(state, seat), 'bureaucracy');
    push(state, maySettle ? COLONIZE_OR_SETTLE : TUCK_CARDS, seat);
  },
});
