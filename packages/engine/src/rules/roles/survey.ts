// Survey: planets are looked at, one is kept (RULES 3.1), in the official game and in the prototype.
import { backOf, planetAt } from '../../cards/catalogue.ts';
import { looks } from '../../facts/reach.ts';
import { NONE } from '../../model/names.ts';
import { KEEP } from '../../model/option.ts';
import type { GameState } from '../../state/state.ts';
import { gainPlanet, rebuildPlanetDeck, takePlanet } from '../../verbs/planets.ts';
import { begin, pop, step } from '../steps/step.ts';
import { behaviour } from './behaviour.ts';

const keepStep = step('keep-planet', {
  run: () => false,

  options(state, _frame, out) {
    for (let i = 0; i < state.looking.length; i++) out.push(KEEP + i);
  },

  question: (state) => ({ step: 'keep-planet', several: false, planets: state.looking.length }),

  choose(state, frame, option) {
    pop(state);
    keepPlanet(state, frame.seat, option - KEEP);
  },
});

/** Look at as many planets as there are symbols, followers at fewer (RULES 3.1); keep one, the rest are discarded. */
export const survey = behaviour('look-and-keep', {
  resolve(state, seat, symbols, leading) {
    lookAtPlanets(state, seat, looks(state, symbols, leading));
    if (state.looking.length === 1) keepPlanet(state, seat, 0);
    else if (state.looking.length > 1) begin(state, keepStep, seat);
  },
  steps: [keepStep],
});

/** Takes planets off the deck to look at; the planet discard is shuffled when the deck runs short. */
function lookAtPlanets(state: GameState, seat: number, n: number): void {
  for (let i = 0; i < n; i++) {
    const planet = takePlanet(state);
    if (planet === NONE) break;
    state.looking.push(planet);
  }
  if (state.log === undefined || state.looking.length === 0) return;
  state.log.push({
    type: 'look',
    seat,
    backs: state.looking.map(backOf),
    ...(state.rules.frontsHidden
      ? {}
      : { planets: state.looking.map((planet) => planetAt(planet).id) }),
  });
}

/** Keeps one of the planets looked at, discards the others and uncovers the next back. */
function keepPlanet(state: GameState, seat: number, index: number): void {
  const looking = state.looking;
  state.looking = [];
  gainPlanet(state, seat, looking[index] as number);
  const rejected = looking.filter((_, i) => i !== index);
  if (state.rules.rejectedToBottom) {
    state.planetDeck = [...rejected.reverse(), ...state.planetDeck];
    return;
  }
  for (const planet of rejected) state.planetDiscard.push(planet);
  if (rejected.length > 0) {
    state.log?.push({
      type: 'reject',
      seat,
      planets: rejected.map((planet) => planetAt(planet).id),
    });
  }
  rebuildPlanetDeck(state);
}
