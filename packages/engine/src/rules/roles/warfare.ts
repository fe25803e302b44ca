// RULES 3.2: one fighter for each symbol; the leader may attack one planet instead.
import { hasPower } from '../../facts/pieces.ts';
import { playerAt, push } from '../../state/state.ts';
import { gainFighters } from '../../verbs/verbs.ts';
import { MUSTER } from '../../model/steps.ts';
import { NONE } from '../../model/names.ts';
import { roleDef } from './role-def.ts';

export const warfare = roleDef({
  empireCounts: true,
  resolve(state, seat, symbols, leading) {
    const mayAttack = leading || hasPower(playerAt(state, seat), 'bureaucracy');
    if (mayAttack) push(state, MUSTER, seat, NONE, symbols);
    else gainFighters(state, seat, symbols);
  },
});
