// Fighters and attacks (RULES 3.2): collecting or attacking, and attacking up to a number of planets.
import { ATTACK, COLLECT, DONE } from '../../model/option.ts';
import { anyPlanet, canAttack, listPlanets } from '../../facts/pieces.ts';
import { playerAt, push } from '../../state/state.ts';
import { attack, gainFighters } from '../../verbs/verbs.ts';
import { ATTACK_PLANETS } from '../../model/steps.ts';
import { pop, type Step } from './step.ts';

/** `count` is the number of fighters to collect. */
export const musterStep: Step = {
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
    else attack(state, frame.seat, option - ATTACK);
  },
};

/** `count` is the number of attacks left. */
export const attackStep: Step = {
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
    push(state, ATTACK_PLANETS, frame.seat, frame.card, frame.count - 1);
    attack(state, frame.seat, option - ATTACK);
  },
};
