// Attack up to a number of planets, one after the other (War Path, Mobilization).
import { ATTACK, DONE } from '../../model/option.ts';
import { canAttack } from '../../facts/costs.ts';
import { anyPlanet, listPlanets } from '../../facts/empire.ts';
import { playerAt } from '../../state/state.ts';
import { attackPlanet } from '../planets.ts';
import { begin, pop, type Step, step } from '../steps/step.ts';
import { effect } from './effect.ts';

/** `count` is the number of attacks left. */
export const attackStep: Step<'attack'> = step('attack', {
  run(state, frame) {
    const over = frame.count === 0 || !anyPlanet(playerAt(state, frame.seat), canAttack);
    return over && pop(state);
  },

  options(state, frame, out) {
    out.push(DONE);
    listPlanets(playerAt(state, frame.seat), canAttack, ATTACK, out);
  },

  question: (_state, frame) => ({ step: 'attack', several: false, attacksLeft: frame.count }),

  choose(state, frame, option) {
    pop(state);
    if (option === DONE) return;
    begin(state, attackStep, frame.seat, frame.card, frame.count - 1);
    attackPlanet(state, frame.seat, frame.seat, option - ATTACK);
  },
});

export const attack = effect('attack', {
  isPossible: (state, seat) => anyPlanet(playerAt(state, seat), canAttack),
  carryOut: (state, seat, { n }, card) => begin(state, attackStep, seat, card, n),
  lack: () => 'attack',
  steps: [attackStep],
});
