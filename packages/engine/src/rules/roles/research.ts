// RULES 3.7: take at most one technology that the symbols pay for and the planets allow.
import { NONE } from '../../model/names.ts';
import { push } from '../../state/state.ts';
import { BUY_TECHNOLOGY } from '../../model/steps.ts';
import { roleDef } from './role-def.ts';

export const research = roleDef({
  empireCounts: true,
  resolve(state, seat, symbols) {
    push(state, BUY_TECHNOLOGY, seat, NONE, symbols);
  },
});
