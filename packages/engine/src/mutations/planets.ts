// Gains, settles and attacks planets, and tucks colonies. `at` is the index of a planet in the
// empire of `seat` or, if given, `owner`.
import { backOf, cardId, planetAt } from '../cards/catalog.ts';
import { coloniesOf } from '../queries/costs.ts';
import { FIGHTER, NONE, nameAt, SHIPS } from '../model/names.ts';
import { SHIP_PLACE } from '../model/option.ts';
import { without } from '../state/sorted-list.ts';
import { Planet } from '../state/planet.ts';
import type { Player } from '../state/player.ts';
import { type GameState, PLANET_PILE, playerAt } from '../state/state.ts';
import { discardColonies } from './hand.ts';
import { replenishPlanet } from './ships.ts';
import { shufflePile } from './shuffle.ts';
import { refreshAbilities } from './technologies.ts';

/** Tucks a card as a colony under a planet, or onto the Colony Ship (RULES 3.3, E8.1). */
export function tuck(state: GameState, seat: number, at: number, kind: number): void {
  addColony(playerAt(state, seat), at, kind);
  state.log?.push({ type: 'colony', seat, at, card: cardId(kind), colonies: coloniesOf(kind) });
}

function addColony(player: Player, at: number, kind: number): void {
  if (at === SHIP_PLACE) {
    player.expansion = { ...player.expansion, colonies: [...player.expansion.colonies, kind] };
  } else {
    const planet = player.planets[at] as Planet;
    planet.colonies = [...planet.colonies, kind];
  }
}

/** Turns a planet face up and discards its colonies (RULES R-COL6). */
function flip(state: GameState, seat: number, planet: Planet): void {
  if (state.rules.frontsHidden) state.reveals++;
  planet.up = true;
  discardColonies(playerAt(state, seat), planet.colonies);
  if (planet.colonies.length > 0) planet.colonies = [];
  if (state.rules.fleet) activate(state, seat, planet);
}

/** Fills the replenishing slots if they arrive full, and activates triggers (RULES E2.2). */
function activate(state: GameState, seat: number, planet: Planet): void {
  const player = playerAt(state, seat);
  if (state.rules.interpretations.slotsArriveFull) fillDock(player, planet);
  if (planetAt(planet.id).triggers !== undefined) refreshAbilities(state, seat);
}

function fillDock(player: Player, planet: Planet): void {
  const added = replenishPlanet(planet);
  if (added === 0) return;
  player.expansion = { ...player.expansion, docked: player.expansion.docked + added };
}

/** Turns a planet face up whose Colonize cost is met. */
export function settle(state: GameState, seat: number, at: number): void {
  const planet = playerAt(state, seat).planets[at] as Planet;
  flip(state, seat, planet);
  state.log?.push({ type: 'settle', seat, at, planet: planetAt(planet.id).id });
}

/**
 * Turns an attacked planet face up. The caller pays; `paid` and `ship` are for the event. With
 * Scorched Earth Policy, a fighter blocks the planet's slots (RULES SEP).
 */
export function attack(
  state: GameState,
  seat: number,
  at: number,
  paid: number,
  ship = FIGHTER,
): void {
  const player = playerAt(state, seat);
  const planet = player.planets[at] as Planet;
  planet.blocked = player.abilities.leavesFighter;
  flip(state, seat, planet);
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
 * Moves a face-down planet of an opponent into the empire, face up, and returns its new index. Its
 * colonies go to the opponent's discard pile (RULES E8.5).
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
 * Moves a face-up planet of an opponent, with everything on it, and returns its new index (RULES
 * E8.6). Its ships may replenish now (E14-11).
 */
export function takeOver(state: GameState, seat: number, owner: number, at: number): number {
  return capture(state, seat, owner, at, true);
}

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
  if (!wasUp) activate(state, seat, planet);
  else if (state.rules.interpretations.takenSlotsFill) fillDock(player, planet);
  refreshAbilities(state, owner);
  refreshAbilities(state, seat);
  return place;
}

/** Takes the top planet off the deck, or returns NONE if none is left. Reshuffles when needed. */
export function takePlanet(state: GameState): number {
  rebuildPlanetDeck(state);
  if (state.planetDeck.length === 0) return NONE;
  state.reveals++;
  return state.planetDeck.pop() as number;
}

/** If the deck is empty, shuffles the discard pile into a new one (RULES 3.1). */
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

/** Moves a colony between planets or the Colony Ship (SHIP_PLACE; RULES E8.1). */
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
  addColony(player, to, kind);
  state.log?.push({ type: 'move-colony', seat, card: cardId(kind), from, to });
}

/**
 * Moves a planet to the top of the deck, without revealing the order of the others (RULES E8.2).
 */
export function reconPlanet(state: GameState, seat: number, planet: number): void {
  const at = state.planetDeck.indexOf(planet);
  const others = state.planetDeck.filter((_, i) => i !== at);
  if (state.rules.interpretations.reconShuffles) shufflePile(state, others, PLANET_PILE);
  state.planetDeck = [...others, planet];
  state.reveals++;
  state.log?.push({ type: 'recon', seat, deck: 'planets', chosen: true });
}
