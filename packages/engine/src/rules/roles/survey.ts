// RULES 3.1: look at symbols - 1 planets, the leader at one more; keep one, the rest are discarded face up.
import { planetAt } from '../../cards/catalogue.ts';
import { NONE } from '../../model/names.ts';
import { looks } from '../../facts/reach.ts';
import { type GameState, push } from '../../state/state.ts';
import { backOf, gainPlanet, rebuildPlanetDeck, takePlanet } from '../../verbs/verbs.ts';
import { KEEP_PLANET } from '../../model/steps.ts';
import { roleDef } from './role-def.ts';

export const survey = roleDef({
  empireCounts: true,
  resolve(state, seat, symbols, leading) {
    lookAtPlanets(state, seat, looks(state, symbols, leading));
    if (state.looking.length === 1) keepPlanet(state, seat, 0);
    else if (state.looking.length > 1) push(state, KEEP_PLANET, seat);
  },
});

/** Takes planets off the deck to look at; the planet discard is shuffled when the deck runs short. */
export function lookAtPlanets(state: GameState, seat: number, n: number): void {
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
export function keepPlanet(state: GameState, seat: number, index: number): void {
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
