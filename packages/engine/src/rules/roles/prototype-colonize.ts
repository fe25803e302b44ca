// Colonize in the prototype: tucks all cards played under one planet, or the leader settles one
// planet before boosting.
import { canSettle } from '../../queries/costs.ts';
import { listColonyPlaces, listPlanets } from '../../queries/empire-planets.ts';
import { DONE, SETTLE, TUCK } from '../../model/option.ts';
import { playerAt } from '../../state/state.ts';
import { settlePlanet, tuckAllPlayed, tuckAutomatically } from '../settle-and-attack.ts';
import { boostStep } from '../steps/boost.ts';
import { begin, pop, step } from '../steps/step.ts';
import { behavior } from './behavior.ts';

/** Asks the leader whether to settle or to boost. `card` and `count` as in `boostStep`. */
export const settleOrGatherStep = step('settle-or-gather', {
  run: () => false,

  options(state, frame, out) {
    out.push(DONE);
    listPlanets(playerAt(state, frame.seat), canSettle, SETTLE, out);
  },

  question: (_state, frame) => ({
    step: 'settle-or-gather',
    several: false,
    symbols: frame.count,
  }),

  choose(state, frame, option) {
    pop(state);
    if (option === DONE) begin(state, boostStep, frame.seat, frame.card, frame.count);
    else settlePlanet(state, frame.seat, option - SETTLE);
  },
});

const tuckTogetherStep = step('tuck-together', {
  run: tuckAutomatically,

  options(state, frame, out) {
    listColonyPlaces(playerAt(state, frame.seat), TUCK, out);
  },

  question(state, frame) {
    const cards = playerAt(state, frame.seat).play.length;
    return { step: 'tuck-together', several: false, cards };
  },

  choose(state, frame, option) {
    pop(state);
    tuckAllPlayed(state, frame.seat, option - TUCK);
  },
});

export const gather = behavior('tuck-together', {
  resolve: (state, seat) => begin(state, tuckTogetherStep, seat),
  steps: [settleOrGatherStep, tuckTogetherStep],
});
