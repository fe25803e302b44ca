// Fills the slots of a planet just turned face up (Abundance, 2011 text; RULES AB).
import { fillPlanet as fill } from '../../mutations/resources.ts';
import { effect } from './effect.ts';

export const fillPlanet = effect('fill-planet', {
  isPossible: () => true,
  carryOut: (state, seat, _effect, _card, at) => fill(state, seat, at),
});
