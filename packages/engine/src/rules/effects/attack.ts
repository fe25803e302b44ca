// Attacks up to n planets, one after the other (War Path, Mobilization, Tour de Force).
import { DONE } from '../../model/option.ts';
import { canAttackAny, listAttacks, mightAttackAny } from '../../queries/attacks.ts';
import { attackBy } from '../settle-and-attack.ts';
import { begin, pop, type Step, step } from '../steps/step.ts';
import { effect } from './effect.ts';

export const attackStep: Step<'attack'> = step('attack', {
  run(state, frame) {
    const over = frame.count === 0 || !mightAttackAny(state, frame.seat);
    return over && pop(state);
  },

  options(state, frame, out) {
    out.push(DONE);
    listAttacks(state, frame.seat, out);
  },

  question: (_state, frame) => ({ step: 'attack', several: false, attacksLeft: frame.count }),

  choose(state, frame, option) {
    pop(state);
    if (option === DONE) return;
    begin(state, attackStep, frame.seat, frame.card, frame.count - 1);
    attackBy(state, frame.seat, option);
  },
});

export const attack = effect('attack', {
  isPossible: canAttackAny,
  carryOut: (state, seat, { n }, card) => begin(state, attackStep, seat, card, n),
  missing: () => 'attack',
  steps: [attackStep],
});
