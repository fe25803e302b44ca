// Survey Team: the top planet of the deck goes to the empire, face down and unseen (RULES 4.2).
import { NONE } from '../../model/names.ts';
import { gainPlanet, rebuildPlanetDeck, takePlanet } from '../../mutations/planets.ts';
import { effect } from './effect.ts';

export const planet = effect('planet', {
  isPossible: (state) => state.planetDeck.length + state.planetDiscard.length > 0,
  carryOut(state, seat) {
    const top = takePlanet(state);
    if (top === NONE) return;
    gainPlanet(state, seat, top);
    rebuildPlanetDeck(state);
  },
  missing: () => 'survey',
});
