// Planets: they come into an empire, get colonies, are settled or attacked. A place names its owner and the place in that empire.
import { backOf, cardId, PLANET_REPLENISHING, planetAt } from '../cards/catalog.ts';
import { coloniesOf } from '../queries/costs.ts';
import { FIGHTER, NONE, nameAt, SHIPS } from '../model/names.ts';
import { SHIP_PLACE } from '../model/option.ts';
import { without } from '../state/sorted-list.ts';
import { Planet } from '../state/planet.ts';
import type { Player } from '../state/player.ts';
import { type GameState, PLANET_PILE, playerAt } from '../state/state.ts';
import { discardColonies } from './hand.ts';
import { shufflePile } from './shuffle.ts';
import { refreshAbilities } from './technologies.ts';

/** Tucks a card under a face-down planet, or onto the Colony Ship, as a colony (RULES 3.3, E8.1). */
export function tuck(state: GameState, owner: number, at: number, kind: number): void {
  const player = playerAt(state, owner);
  if (at === SHIP_PLACE) {
    player.expansion = { ...player.expansion, colonies: [...player.expansion.colonies, kind] };
  } else {
    const planet = player.planets[at] as Planet;
    planet.colonies = [...planet.colonies, kind];
  }
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
  discardColonies(playerAt(state, owner), planet.colonies);
  if (planet.colonies.length > 0) planet.colonies = [];
  if (state.rules.fleet) arrive(state, owner, planet);
}

/** A planet that has come up fills its replenishing slot and begins to act (RULES E2.2). */
function arrive(state: GameState, owner: number, planet: Planet): void {
  const player = playerAt(state, owner);
  if (state.rules.interpretations.slotsArriveFull) fillDock(player, planet);
  if (planetAt(planet.id).triggers !== undefined) refreshAbilities(state, owner);
}

/** The replenishing slot of a planet gets its ship. */
function fillDock(player: Player, planet: Planet): void {
  const ships = PLANET_REPLENISHING[planet.id] as number;
  if (ships > planet.ships) {
    player.expansion = {
      ...player.expansion,
      docked: player.expansion.docked + ships - planet.ships,
    };
    planet.ships = ships;
  }
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
  ship = FIGHTER,
): void {
  const planet = playerAt(state, owner).planets[at] as Planet;
  planet.blocked = playerAt(state, seat).abilities.leavesFighter;
  flip(state, owner, planet);
  state.log?.push({
    type: 'attack',
    seat,
    at,
    planet: planetAt(planet.id).id,
    paid,
    ...(ship === FIGHTER ? {} : { ship: nameAt(SHIPS, ship) }),
  });
}

/** Attacks a face-down planet of another, whose colonies go to the other's discard pile; it comes face up to the seat (RULES E8.5). */
export function annex(state: GameState, seat: number, owner: number, at: number): number {
  const victim = playerAt(state, owner);
  const planet = victim.planets[at] as Planet;
  state.reveals++;
  discardColonies(victim, planet.colonies);
  planet.colonies = [];
  planet.blocked = playerAt(state, seat).abilities.leavesFighter;
  return capture(state, seat, owner, at, false);
}

/** Takes a face-up planet of another with everything on it; its ships do not come back before the next own turn (RULES E8.6). */
export function takeOver(state: GameState, seat: number, owner: number, at: number): number {
  return capture(state, seat, owner, at, true);
}

/** A planet changes hands; what the seat has now is its place there. */
function capture(
  state: GameState,
  seat: number,
  owner: number,
  at: number,
  wasUp: boolean,
): number {
  const victim = playerAt(state, owner);
  const player = playerAt(state, seat);
  const [planet] = victim.planets.splice(at, 1) as [Planet];
  victim.expansion = { ...victim.expansion, docked: victim.expansion.docked - planet.ships };
  player.expansion = { ...player.expansion, docked: player.expansion.docked + planet.ships };
  player.planets.push(planet);
  planet.up = true;
  const place = player.planets.length - 1;
  state.log?.push({
    type: 'capture',
    seat,
    owner,
    at: place,
    planet: planetAt(planet.id).id,
    wasUp,
  });
  if (!wasUp) arrive(state, seat, planet);
  else if (state.rules.interpretations.takenSlotsFill) fillDock(player, planet);
  refreshAbilities(state, owner);
  refreshAbilities(state, seat);
  return place;
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

/** Moves a colony from one place to another (RULES E8.1). */
export function moveColony(
  state: GameState,
  seat: number,
  from: number,
  to: number,
  kind: number,
): void {
  const player = playerAt(state, seat);
  if (from === SHIP_PLACE) {
    player.expansion = { ...player.expansion, colonies: without(player.expansion.colonies, kind) };
  } else {
    const planet = player.planets[from] as Planet;
    planet.colonies = without(planet.colonies, kind);
  }
  if (to === SHIP_PLACE) {
    player.expansion = { ...player.expansion, colonies: [...player.expansion.colonies, kind] };
  } else {
    const planet = player.planets[to] as Planet;
    planet.colonies = [...planet.colonies, kind];
  }
  state.log?.push({ type: 'move-colony', seat, card: cardId(kind), from, to });
}

/** Puts a planet of the deck on top; the order of the others is nobody's to know (RULES E8.2). */
export function reconPlanet(state: GameState, seat: number, planet: number): void {
  const at = state.planetDeck.indexOf(planet);
  const others = state.planetDeck.filter((_, i) => i !== at);
  if (state.rules.interpretations.reconShuffles) shufflePile(state, others, PLANET_PILE);
  state.planetDeck = [...others, planet];
  state.reveals++;
  state.log?.push({ type: 'recon', seat, deck: 'planets', chosen: true });
}
