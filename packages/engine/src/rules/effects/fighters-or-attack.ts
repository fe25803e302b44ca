// Collect fighters or attack one planet (RULES 3.2): the Action, and what the leader of Warfare does.
import { ATTACK, COLLECT } from '../../model/option.ts';
import { canAttack } from '../../facts/costs.ts';
import { anyPlanet, listPlanets } from '../../facts/empire.ts';
import { fightersLeft } from '../../facts/supply.ts';
import { playerAt } from '../../state/state.ts';
import { gainFighters } from '../../verbs/tokens.ts';
import { attackPlanet } from '../planets.ts';
import { begin, pop, step } from '../steps/step.ts';
import { effect } from './effect.ts';

/** `count` is the number of fighters to collect. */
export const musterStep = step('muster', {
  run(state, frame) {
    if (anyPlanet(playerAt(state, frame.seat), canAttack)) return false;
    pop(state);
    gainFighters(state, frame.seat, frame.count);
    return true;
  },

  options(state, frame, out) {
    out.push(COLLECT);
    listPlanets(playerAt(state, frame.seat), canAttack, ATTACK, out);
  },

  question: (_state, frame) => ({ step: 'muster', several: false, fighters: frame.count }),

  choose(state, frame, option) {
    pop(state);
    if (option === COLLECT) gainFighters(state, frame.seat, frame.count);
    else attackPlanet(state, frame.seat, frame.seat, option - ATTACK);
  },
});

export const fightersOrAttack = effect('fighters-or-attack', {
  isPossible: (state, seat) =>
    fightersLeft(state) > 0 || anyPlanet(playerAt(state, seat), canAttack),
  carryOut: (state, seat, { n }, card) => begin(state, musterStep, seat, card, n),
  lack: () => 'fighters',
  steps: [musterStep],
});
