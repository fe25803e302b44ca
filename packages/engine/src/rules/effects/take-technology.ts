// Takes a technology up to a cost, without paying and without planets (Scientific Discovery).
import { CARD_COST, CARD_PERMANENT } from '../../cards/catalog.ts';
import { BUY } from '../../model/option.ts';
import type { GameState } from '../../state/state.ts';
import { buy } from '../../mutations/technologies.ts';
import { begin, pop, step } from '../steps/step.ts';
import { entersPlay } from '../triggers.ts';
import { effect } from './effect.ts';

const takeTechnologyStep = step('take-technology', {
  run: (state, frame) => takeable(state, frame.count).length === 0 && pop(state),

  options(state, frame, out) {
    for (const kind of takeable(state, frame.count)) out.push(BUY + kind);
  },

  question: () => ({ step: 'take-technology', several: false }),

  choose(state, frame, option) {
    pop(state);
    const kind = option - BUY;
    buy(state, frame.seat, kind);
    if (CARD_PERMANENT[kind] === true) entersPlay(state, frame.seat, kind);
  },
});

function takeable(state: GameState, most: number): number[] {
  return state.technologies.filter((kind) => (CARD_COST[kind] as number) <= most);
}

export const takeTechnology = effect('take-technology', {
  isPossible: (state, _seat, { most }) => takeable(state, most).length > 0,
  carryOut: (state, seat, { most }, card) => begin(state, takeTechnologyStep, seat, card, most),
  missing: () => 'take',
  steps: [takeTechnologyStep],
});
