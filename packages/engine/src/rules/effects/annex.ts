// Annex: attacks an opponent's face-down planet. The opponent receives influence (RULES E8.5).
import { listAnnexations } from '../../queries/attacks.ts';
import { DONE } from '../../model/option.ts';
import type { GameState } from '../../state/state.ts';
import { attackBy } from '../settle-and-attack.ts';
import { begin, pop, step } from '../steps/step.ts';
import { effect } from './effect.ts';

const annexStep = step('annex', {
  run: () => false,

  options(state, frame, out) {
    listAnnexations(state, frame.seat, out);
    // In a determinized state, the hand was dealt again and may not suffice.
    if (out.length === 0) out.push(DONE);
  },

  question: () => ({ step: 'annex', several: false }),

  choose(state, frame, option) {
    pop(state);
    if (option !== DONE) attackBy(state, frame.seat, option, frame.card);
  },
});

function targets(state: GameState, seat: number): number[] {
  const found: number[] = [];
  listAnnexations(state, seat, found);
  return found;
}

export const annex = effect('annex', {
  isPossible: (state, seat) => targets(state, seat).length > 0,
  carryOut: (state, seat, _effect, card) => begin(state, annexStep, seat, card),
  missing: () => 'attack',
  steps: [annexStep],
});
