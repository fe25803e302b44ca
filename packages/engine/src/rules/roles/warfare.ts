// Warfare (RULES 3.2): one fighter for each symbol. The leader can attack one planet instead.
import { mayUseLeaderOption } from '../../queries/following.ts';
import { NONE } from '../../model/names.ts';
import { gainFighters } from '../../mutations/tokens.ts';
import { musterStep } from '../effects/fighters-or-attack.ts';
import { begin } from '../steps/step.ts';
import { behavior } from './behavior.ts';

export const warfare = behavior('muster', {
  resolve(state, seat, symbols) {
    if (mayUseLeaderOption(state, seat, state.turn.role)) {
      begin(state, musterStep, seat, NONE, symbols);
    } else gainFighters(state, seat, symbols);
  },
});
