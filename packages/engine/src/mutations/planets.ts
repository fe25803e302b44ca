// Changes planets: gaining, tucking colonies, settling, attacking. A place is an owner and an index
// in that empire.
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

/** Tucks a card as a colony under a face-down planet or onto the Colony Ship (RULES 3.3, E8.1). */
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

/**
 * Turns a planet face up. Its colonies go to its owner's discard pile immediately (RULES R-COL6).
 */
function flip(state: GameState, owner: number, planet: Planet): void {
  if (state.rules.frontsHidden) state.reveals++;
  planet.up = true;
  discardColonies(playerAt(state, owner), planet.colonies);
  if (planet.colonies.length > 0) planet.colonies = [];
  if (state.rules.fleet) arrive(state, owner, planet);
}

/**
 * Fills the replenishing slot of a planet that was turned up and activates its triggers (RULES
 * E2.2).
 */
function arrive(state: GameState, owner: number, planet: Planet): void {
  const player = playerAt(state, owner);
  if (state.rules.interpretations.slotsArriveFull) fillDock(player, planet);
  if (planetAt(planet.id).triggers !== undefined) refreshAbilities(state, owner);
}

/** Fills the replenishing slot of a planet. */
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

/**
 * Turns up an attacked planet whose cost is paid. Under Scorched Earth, a fighter blocks it
 * permanently (RULES SEP).
 */
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

/**
 * Attacks an opponent's face-down planet. Its colonies go to the opponent's discard pile, and it
 * joins the attacker's empire face up (RULES E8.5).
 */
export function annex(state: GameState, seat: number, owner: number, at: number): number {
  const victim = playerAt(state, owner);
  const planet = victim.planets[at] as Planet;
  state.reveals++;
  discardColonies(victim, planet.colonies);
  planet.colonies = [];
  planet.blocked = playerAt(state, seat).abilities.leavesFighter;
  return capture(state, seat, owner, at, false);
}

/**
 * Takes over an opponent's face-up planet with everything on it. Its ships do not replenish before
 * the new owner's next turn (RULES E8.6).
 */
export function takeOver(state: GameState, seat: number, owner: number, at: number): number {
  return capture(state, seat, owner, at, true);
}

/** Transfers a planet to another empire and returns its new place. */
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
/**
 * Takes the top planet off the deck, rebuilding an empty deck from the discard pile. Returns NONE
 * if no planet is left.
 */
export function takePlanet(state: GameState): number {
  rebuildPlanetDeck(state);
  if (state.planetDeck.length === 0) return NONE;
  state.reveals++;
  return state.planetDeck.pop() as number;
}

/** Rebuilds an empty planet deck as soon as there is a discard pile (RULES 3.1). */
export function rebuildPlanetDeck(state: GameState): void {
  if (state.planetDeck.length > 0 || state.planetDiscard.length === 0) return;
  const empty = state.planetDeck;
  state.planetDeck = state.planetDiscard;
  state.planetDiscard = empty;
  shufflePile(state, state.planetDeck, PLANET_PILE);
}

/** Adds a planet to the empire face down. */
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

/** Puts a planet of the deck on top. The order of the others stays hidden (RULES E8.2). */
export function reconPlanet(state: GameState, seat: number, planet: number): void {
  const at = state.planetDeck.indexOf(planet);
  const others = state.planetDeck.filter((_, i) => i !== at);
  if (state.rules.interpretations.reconShuffles) shufflePile(state, others, PLANET_PILE);
  state.planetDeck = [...others, planet];
  state.reveals++;
  state.log?.push({ type: 'recon', seat, deck: 'planets', chosen: true });
}
