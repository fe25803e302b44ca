// Settling, attacking and tucking with everything that follows: paying the cost, turning the planet
// up, setting off triggers.
import { PLANET_INFLUENCE, PLANET_SHIP } from '../cards/catalog.ts';
import { attackCost, coloniesMissing, coloniesOf } from '../queries/costs.ts';
import { colonyPlaces, firstColonyPlace, takesColonies } from '../queries/empire-planets.ts';
import { BATTLECRUISER, FIGHTER, NONE } from '../model/names.ts';
import {
  ANNEX,
  ANNEX_PRIMARY,
  ATTACK,
  DONE,
  KINDS,
  MOVE_COLONY,
  PLACES,
  PRIMARY,
  SHIP_PLACE,
  TAKE_OVER,
  TUCK,
} from '../model/option.ts';
import type { Frame } from '../state/frame.ts';
import type { Planet } from '../state/planet.ts';
import type { Player } from '../state/player.ts';
import { type GameState, playerAt } from '../state/state.ts';
import * as planets from '../mutations/planets.ts';
import { returnTokens } from '../mutations/hand.ts';
import { payFighters } from '../mutations/ships.ts';
import { gainInfluence } from '../mutations/tokens.ts';
import { pay } from './payment.ts';
import { begin, neverAsks, pop, type Step, step } from './steps/step.ts';
import { planetFlipped } from './triggers.ts';

/**
 * Settles a planet that has enough colonies. With a Colony Ship, colonies can move first (RULES
 * E8.1).
 */
export function settlePlanet(state: GameState, seat: number, owner: number, at: number): void {
  if (playerAt(state, seat).abilities.holdsColonies) {
    settleMoved(state, seat, at);
    begin(state, redistributeStep, seat, NONE, 0, at);
    return;
  }
  planets.settle(state, owner, at);
  planetFlipped(state, seat, at);
}

/** Settles a planet of the seat's own empire after colonies have moved. */
export function settleMoved(state: GameState, seat: number, at: number): void {
  begin(state, settleMovedStep, seat, NONE, 0, at);
}

/** Settles the planet at `at` after colonies have moved. */
const settleMovedStep = neverAsks('settle-moved', (state, frame) => {
  pop(state);
  planets.settle(state, frame.seat, frame.at);
  planetFlipped(state, frame.seat, frame.at);
  return true;
});

/**
 * Moves colonies before the planet at `at` is settled; if `at` is the place of the Colony Ship,
 * nothing is settled. Moves go in ascending order of place and kind; `count` is the code of the
 * last one, or 0. The remaining colonies must still suffice.
 */
const redistributeStep: Step<'redistribute'> = step('redistribute', {
  run(state, frame) {
    return movesFrom(state, frame).length === 0 && pop(state);
  },

  options(state, frame, out) {
    if (isEnough(playerAt(state, frame.seat), frame.at)) out.push(DONE);
    for (const code of movesFrom(state, frame)) out.push(MOVE_COLONY + code);
  },

  question: () => ({ step: 'redistribute', several: false }),

  choose(state, frame, option) {
    if (option === DONE) {
      pop(state);
      return;
    }
    frame.count = option - MOVE_COLONY;
    begin(state, moveColonyStep, frame.seat, frame.count % KINDS, frame.count, frame.at);
  },
});

/**
 * Whether the planet at a place can be settled. Always true for the Colony Ship, where nothing is
 * settled.
 */
function isEnough(player: Player, at: number): boolean {
  const planet = player.planets[at];
  return planet === undefined || coloniesMissing(player, planet) <= 0;
}

/** Chooses where the colony with code `count` goes, while the planet at `at` is to be settled. */
const moveColonyStep = step('move-colony', {
  run: () => false,

  options(state, frame, out) {
    for (const to of destinations(state, frame)) out.push(TUCK + to);
  },

  question: () => ({ step: 'move-colony', several: false }),

  choose(state, frame, option) {
    pop(state);
    const from = Math.floor(frame.count / KINDS);
    planets.moveColony(state, frame.seat, from, option - TUCK, frame.count % KINDS);
  },
});

/** The codes of colonies that can move now and leave enough, wherever they go. */
function movesFrom(state: GameState, frame: Frame): number[] {
  return coloniesByCode(playerAt(state, frame.seat)).filter(
    (code, i, codes) =>
      code >= frame.count &&
      codes.indexOf(code) === i &&
      destinationsOf(playerAt(state, frame.seat), frame.at, code).length > 0,
  );
}

function destinations(state: GameState, frame: Frame): number[] {
  return destinationsOf(playerAt(state, frame.seat), frame.at, frame.count);
}

/**
 * Places a colony can go to so that the target can still be settled with the colonies that follow.
 */
function destinationsOf(player: Player, target: number, code: number): number[] {
  const from = Math.floor(code / KINDS);
  const worth = coloniesOf(code % KINDS);
  const planet = player.planets[target];
  const missing = planet === undefined ? 0 : coloniesMissing(player, planet);
  let later = 0;
  for (const other of coloniesByCode(player)) {
    const isOnTarget = Math.floor(other / KINDS) === target;
    if (other >= code && !isOnTarget) later += coloniesOf(other % KINDS);
  }
  const places = player.planets.flatMap((one, at) => (takesColonies(player, one) ? [at] : []));
  return [...places, SHIP_PLACE].filter((to) => {
    if (to === from || planet === undefined) return to !== from;
    return missing <= (to === target ? later : later - worth);
  });
}

/** The codes of all colonies in the empire (place * KINDS + kind), ascending. */
function coloniesByCode(player: Player): number[] {
  const codes = player.expansion.colonies.map((kind) => SHIP_PLACE * KINDS + kind);
  player.planets.forEach((planet, at) => {
    for (const kind of planet.colonies) codes.push(at * KINDS + kind);
  });
  return codes.sort((a, b) => a - b);
}

/**
 * Lets colonies move although nothing is settled, if the interpretation allows it (RULES E14-4).
 */
export function moveColonies(state: GameState, seat: number): void {
  if (movesAnyway(state, seat)) moveFreely(state, seat);
}

/** Colonies move without any planet being settled. */
export function moveFreely(state: GameState, seat: number): void {
  begin(state, redistributeStep, seat, NONE, 0, SHIP_PLACE);
}

/** Skips moving, because a planet is settled instead. */
export function moveNoColonies(state: GameState, seat: number): void {
  if (movesAnyway(state, seat)) pop(state);
}

function movesAnyway(state: GameState, seat: number): boolean {
  return (
    state.rules.interpretations.coloniesMoveAnyway && playerAt(state, seat).abilities.holdsColonies
  );
}

/** Pays for a planet with ships and attacks it (RULES 3.2). */
function attackPlanet(state: GameState, seat: number, owner: number, at: number): void {
  const planet = playerAt(state, owner).planets[at] as Planet;
  const cost = attackCost(playerAt(state, seat), planet);
  payFighters(playerAt(state, seat), cost);
  planets.attack(state, seat, owner, at, cost);
  planetFlipped(state, seat, at);
}

/**
 * Carries out an attack offered by `listAttacks` or `listAnnexations`: payment first, then the
 * attack itself.
 */
export function attackBy(state: GameState, seat: number, option: number, card = NONE): void {
  const player = playerAt(state, seat);
  if (!player.abilities.icons) {
    attackPlanet(state, seat, seat, option - ATTACK);
    return;
  }
  if (option >= TAKE_OVER) {
    const fighters = PLANET_INFLUENCE[targetOf(state, seat, option).id] as number;
    begin(state, strikeStep, seat, card, fighters, option);
    pay(state, seat, FIGHTER, fighters);
    pay(state, seat, BATTLECRUISER, 1);
  } else if (option >= PRIMARY && (option < ANNEX || option >= ANNEX_PRIMARY)) {
    begin(state, strikeStep, seat, card, 1, option);
    pay(state, seat, BATTLECRUISER, 1);
  } else {
    const planet = targetOf(state, seat, option);
    const cost = attackCost(player, planet);
    begin(state, strikeStep, seat, card, cost, option);
    pay(state, seat, PLANET_SHIP[planet.id] as number, cost);
  }
}

/** The target planet of an option that is not paid with a battlecruiser alone. */
function targetOf(state: GameState, seat: number, option: number): Planet {
  if (option < ANNEX) return playerAt(state, seat).planets[option - ATTACK] as Planet;
  const { owner, at } = othersPlace(option);
  return playerAt(state, owner).planets[at] as Planet;
}

/** The owner and place of an option about an opponent's planet. */
function othersPlace(option: number): { readonly owner: number; readonly at: number } {
  const base = option >= TAKE_OVER ? TAKE_OVER : option >= ANNEX_PRIMARY ? ANNEX_PRIMARY : ANNEX;
  const place = option - base;
  return { owner: Math.floor(place / PLACES), at: place % PLACES };
}

/**
 * Carries out the attack of option `at`, which was paid with `count` ships. `card` is the card that
 * annexes.
 */
const strikeStep = neverAsks('strike', (state, { seat, card, count, at: option }) => {
  pop(state);
  if (option < ANNEX) {
    const isPrimary = option >= PRIMARY;
    const at = isPrimary ? option - PRIMARY : option - ATTACK;
    const planet = playerAt(state, seat).planets[at] as Planet;
    const ship = isPrimary ? BATTLECRUISER : (PLANET_SHIP[planet.id] as number);
    planets.attack(state, seat, seat, at, count, ship);
    planetFlipped(state, seat, at);
    return true;
  }
  const { owner, at } = othersPlace(option);
  const isTakeOver = option >= TAKE_OVER;
  const place = isTakeOver
    ? planets.takeOver(state, seat, owner, at)
    : planets.annex(state, seat, owner, at);
  const reparations = isTakeOver
    ? playerAt(state, seat).abilities.takesOver
    : reparationsOf(state, card);
  gainInfluence(state, owner, reparations, 'reparations');
  planetFlipped(state, seat, place);
  return true;
});

function reparationsOf(state: GameState, card: number): number {
  const annexes = (state.rules.actions[card] ?? []).find((one) => one.op === 'annex');
  return annexes?.reparations ?? 0;
}

/**
 * Tucks the card whose Action is being carried out under a planet of the seat or onto its Colony
 * Ship.
 */
export function tuckResolving(state: GameState, seat: number, at: number): void {
  const kind = state.turn.resolving;
  state.turn.resolving = NONE;
  planets.tuck(state, seat, at, kind);
}

/** Tucks all cards played in the role under one planet. */
export function tuckAllPlayed(state: GameState, seat: number, at: number): void {
  for (const kind of playerAt(state, seat).play.splice(0)) planets.tuck(state, seat, at, kind);
}

/**
 * The `run` of steps that tuck the cards played. Ends the step if nothing can be tucked, tucks
 * automatically if there is one place, and asks otherwise.
 */
export function tuckAutomatically(state: GameState, { seat }: Frame): boolean {
  const player = playerAt(state, seat);
  const places = colonyPlaces(player);
  if (places === 0) returnTokens(player);
  if (player.play.length === 0 || places === 0) return pop(state);
  if (places > 1) return false;
  pop(state);
  tuckAllPlayed(state, seat, firstColonyPlace(player));
  return true;
}

/** The steps of this file and of payment, for the step registry. */
export const PLANET_STEPS = [
  settleMovedStep,
  redistributeStep,
  moveColonyStep,
  strikeStep,
] as const;
