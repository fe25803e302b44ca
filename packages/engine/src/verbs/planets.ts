// Planets: they come into an empire, get colonies, are settled or attacked. A place names its owner and the place in that empire.
import { backOf, cardId, planetAt } from '../cards/catalogue.ts';
import { coloniesOf } from '../facts/costs.ts';
import { NONE } from '../model/names.ts';
import { Planet } from '../state/planet.ts';
import { type GameState, PLANET_PILE, playerAt } from '../state/state.ts';
import { shufflePile } from './shuffle.ts';

/** Tucks a card under a face-down planet as a colony (RULES 3.3). */
export function tuck(state: GameState, owner: number, at: number, kind: number): void {
  const planet = playerAt(state, owner).planets[at] as Planet;
  planet.colonies = [...planet.colonies, kind];
  state.log?.push({
    type: 'colony',
    seat: owner,
    at,
    card: cardId(kind),
    colonies: coloniesOf(kind),
  });
}

/** Turns a planet face up; its colonies go to its owner's discard pile at once (RULES R-COL6). */
function flip(state: GameState, owner: number, planet: Planet): void {
  if (state.rules.frontsHidden) state.reveals++;
  planet.up = true;
  const { discard } = playerAt(state, owner);
  for (const kind of planet.colonies) discard.push(kind);
  if (planet.colonies.length > 0) planet.colonies = [];
}

/** Settles a planet whose cost is met. */
export function settle(state: GameState, owner: number, at: number): void {
  const planet = playerAt(state, owner).planets[at] as Planet;
  flip(state, owner, planet);
  state.log?.push({ type: 'settle', seat: owner, at, planet: planetAt(planet.id).id });
}

/** Attacks a planet whose cost is paid and turns it up; under Scorched Earth a fighter blocks it for good (RULES SEP). */
export function attack(
  state: GameState,
  seat: number,
  owner: number,
  at: number,
  paid: number,
): void {
  const planet = playerAt(state, owner).planets[at] as Planet;
  planet.blocked = playerAt(state, seat).abilities.leavesFighter;
  flip(state, owner, planet);
  state.log?.push({ type: 'attack', seat, at, planet: planetAt(planet.id).id, paid });
}

/** Takes the top planet off the deck; an empty deck is rebuilt from the planet discard. NONE when there is no planet left. */
export function takePlanet(state: GameState): number {
  rebuildPlanetDeck(state);
  if (state.planetDeck.length === 0) return NONE;
  state.reveals++;
  return state.planetDeck.pop() as number;
}

/** Rebuilds an empty planet deck as soon as there is a discard to rebuild it from (RULES 3.1). */
export function rebuildPlanetDeck(state: GameState): void {
  if (state.planetDeck.length > 0 || state.planetDiscard.length === 0) return;
  const empty = state.planetDeck;
  state.planetDeck = state.planetDiscard;
  state.planetDiscard = empty;
  shufflePile(state, state.planetDeck, PLANET_PILE);
}

/** A planet comes into the empire face down. */
export function gainPlanet(state: GameState, seat: number, planet: number): void {
  const planets = playerAt(state, seat).planets;
  planets.push(new Planet(planet));
  state.log?.push({
    type: 'planet',
    seat,
    at: planets.length - 1,
    back: backOf(planet),
    ...(state.rules.frontsHidden ? {} : { planet: planetAt(planet).id }),
  });
}
