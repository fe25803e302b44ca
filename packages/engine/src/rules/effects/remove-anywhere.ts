// Removes one card from hand or discard pile, or none (rule option `researchAction`).
import { DONE, REMOVE, REMOVE_DISCARDED } from '../../model/option.ts';
import { listKinds } from '../../queries/hand-kinds.ts';
import { sortAscending } from '../../state/random.ts';
import { playerAt } from '../../state/state.ts';
import { removeFromDiscard, removeFromHand } from '../../mutations/hand.ts';
import { begin, pop, step } from '../steps/step.ts';
import { effect } from './effect.ts';

const removeAnywhereStep = step('remove-anywhere', {
  run(state, frame) {
    const player = playerAt(state, frame.seat);
    return player.hand.length + player.discard.length === 0 && pop(state);
  },

  options(state, frame, out) {
    const player = playerAt(state, frame.seat);
    out.push(DONE);
    listKinds(player.hand, 0, REMOVE, out);
    const discarded = [...player.discard];
    sortAscending(discarded);
    listKinds(discarded, 0, REMOVE_DISCARDED, out);
  },

  question: () => ({ step: 'remove-anywhere', several: false }),

  choose(state, frame, option) {
    pop(state);
    if (option >= REMOVE_DISCARDED) removeFromDiscard(state, frame.seat, option - REMOVE_DISCARDED);
    else if (option !== DONE) removeFromHand(state, frame.seat, option - REMOVE);
  },
});

export const removeAnywhere = effect('remove-anywhere', {
  isPossible(state, seat) {
    const player = playerAt(state, seat);
    return player.hand.length > 1 || player.discard.length > 0;
  },
  carryOut: (state, seat, _effect, card) => begin(state, removeAnywhereStep, seat, card),
  missing: () => 'remove',
  steps: [removeAnywhereStep],
});
