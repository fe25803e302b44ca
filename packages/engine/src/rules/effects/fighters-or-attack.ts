// Collects fighters or attacks one planet (RULES 3.2). The leader of Warfare uses this step, too.
import { COLLECT } from '../../model/option.ts';
import { canAttackAny, listAttacks, mightAttackAny } from '../../queries/attacks.ts';
import { fightersLeft } from '../../queries/supply.ts';
import { gainFighters } from '../../mutations/tokens.ts';
import { attackBy } from '../settle-and-attack.ts';
import { begin, pop, step } from '../steps/step.ts';
import { effect } from './effect.ts';

/** `count` is the number of fighters to collect. */
export const musterStep = step('muster', {
  run(state, frame) {
    if (mightAttackAny(state, frame.seat)) return false;
    pop(state);
    gainFighters(state, frame.seat, frame.count);
    return true;
  },

  options(state, frame, out) {
    out.push(COLLECT);
    listAttacks(state, frame.seat, out);
  },

  question: (_state, frame) => ({ step: 'muster', several: false, fighters: frame.count }),

  choose(state, frame, option) {
    pop(state);
    if (option === COLLECT) gainFighters(state, frame.seat, frame.count);
    else attackBy(state, frame.seat, option);
  },
});

export const fightersOrAttack = effect('fighters-or-attack', {
  isPossible: (state, seat) => fightersLeft(state) > 0 || canAttackAny(state, seat),
  carryOut: (state, seat, { n }, card) => begin(state, musterStep, seat, card, n),
  missing: () => 'fighters',
  steps: [musterStep],
});
