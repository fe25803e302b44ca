// Settles and attacks planets, tucks cards and moves colonies.
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

/** Settles a planet of the seat. With a Colony Ship, colonies can move before (RULES E8.1). */
export function settlePlanet(state: GameState, seat: number, at: number): void {
  if (!playerAt(state, seat).abilities.holdsColonies) {
    settleNow(state, seat, at);
    return;
  }
  settleMoved(state, seat, at);
  begin(state, redistributeStep, seat, NONE, 0, at);
}

/** Pushes a frame that settles a planet when the frames above it, which move colonies, are done. */
export function settleMoved(state: GameState, seat: number, at: number): void {
  begin(state, settleMovedStep, seat, NONE, 0, at);
}

const settleMovedStep = neverAsks('settle-moved', (state, frame) => {
  pop(state);
  settleNow(state, frame.seat, frame.at);
  return true;
});

function settleNow(state: GameState, seat: number, at: number): void {
  planets.settle(state, seat, at);
  planetFlipped(state, seat, at);
}

/**
 * Moves colonies before the planet at `at` is settled; none is settled if `at` is SHIP_PLACE. Codes
 * of colonies are place * KINDS + kind and move in ascending order. `count` is the last code.
 */
const redistributeStep: Step<'redistribute'> = step('redistribute', {
  run(state, frame) {
    return movesFrom(state, frame).length === 0 && pop(state);
  },

  options(state, frame, out) {
    if (hasEnoughColonies(playerAt(state, frame.seat), frame.at)) out.push(DONE);
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

/** True for SHIP_PLACE, because then nothing will be settled. */
function hasEnoughColonies(player: Player, at: number): boolean {
  const planet = player.planets[at];
  return planet === undefined || coloniesMissing(player, planet) <= 0;
}

/** Asks where the colony with the code `count` goes. `at` as in `redistributeStep`. */
const moveColonyStep = step('move-colony', {
  run: () => false,

  options(state, frame, out) {
    const places = destinationsOf(playerAt(state, frame.seat), frame.at, frame.count);
    for (const to of places) out.push(TUCK + to);
  },

  question: () => ({ step: 'move-colony', several: false }),

  choose(state, frame, option) {
    pop(state);
    const from = Math.floor(frame.count / KINDS);
    planets.moveColony(state, frame.seat, from, option - TUCK, frame.count % KINDS);
  },
});

function movesFrom(state: GameState, frame: Frame): number[] {
  const player = playerAt(state, frame.seat);
  return coloniesByCode(player).filter(
    (code, i, codes) =>
      code >= frame.count &&
      codes.indexOf(code) === i &&
      destinationsOf(player, frame.at, code).length > 0,
  );
}

/** Places for a colony. The remaining colonies must be able to meet the cost of planet `target`. */
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
  const places = player.planets.flatMap((one, at) => (takesColonies(one) ? [at] : []));
  return [...places, SHIP_PLACE].filter((to) => {
    if (to === from || planet === undefined) return to !== from;
    return missing <= (to === target ? later : later - worth);
  });
}

function coloniesByCode(player: Player): number[] {
  const codes = player.expansion.colonies.map((kind) => SHIP_PLACE * KINDS + kind);
  player.planets.forEach((planet, at) => {
    for (const kind of planet.colonies) codes.push(at * KINDS + kind);
  });
  return codes.sort((a, b) => a - b);
}

/** Lets colonies move in every Colonize role if the interpretation says so (RULES E14-4). */
export function moveColonies(state: GameState, seat: number): void {
  if (movesAnyway(state, seat)) moveFreely(state, seat);
}

/** Lets colonies move although no planet will be settled. */
export function moveFreely(state: GameState, seat: number): void {
  begin(state, redistributeStep, seat, NONE, 0, SHIP_PLACE);
}

/** Removes the frame of `moveColonies`, because settling includes moving colonies. */
export function cancelMoveColonies(state: GameState, seat: number): void {
  if (movesAnyway(state, seat)) pop(state);
}

function movesAnyway(state: GameState, seat: number): boolean {
  return (
    state.rules.interpretations.coloniesMoveAnyway && playerAt(state, seat).abilities.holdsColonies
  );
}

/** For rulesets without ship icons: the payment needs no question. */
function attackPlanet(state: GameState, seat: number, at: number): void {
  const player = playerAt(state, seat);
  const cost = attackCost(player, player.planets[at] as Planet);
  payFighters(player, cost);
  planets.attack(state, seat, at, cost);
  planetFlipped(state, seat, at);
}

/**
 * Pays for an option of `listAttacks` or `listAnnexations`, then attacks. `card` is the card whose
 * Action annexes, or NONE.
 */
export function attackBy(state: GameState, seat: number, option: number, card = NONE): void {
  const player = playerAt(state, seat);
  if (!player.abilities.icons) {
    attackPlanet(state, seat, option - ATTACK);
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

/** The target of ATTACK, ANNEX or TAKE_OVER; not of PRIMARY and ANNEX_PRIMARY. */
function targetOf(state: GameState, seat: number, option: number): Planet {
  if (option < ANNEX) return playerAt(state, seat).planets[option - ATTACK] as Planet;
  const { owner, at } = othersPlace(option);
  return playerAt(state, owner).planets[at] as Planet;
}

function othersPlace(option: number): { readonly owner: number; readonly at: number } {
  const base = option >= TAKE_OVER ? TAKE_OVER : option >= ANNEX_PRIMARY ? ANNEX_PRIMARY : ANNEX;
  const place = option - base;
  return { owner: Math.floor(place / PLACES), at: place % PLACES };
}

/** After payment: `at` is the option, `count` the ships paid, `card` as in `attackBy`. */
const strikeStep = neverAsks('strike', (state, { seat, card, count, at: option }) => {
  pop(state);
  if (option < ANNEX) {
    const isPrimary = option >= PRIMARY;
    const at = isPrimary ? option - PRIMARY : option - ATTACK;
    const planet = playerAt(state, seat).planets[at] as Planet;
    const ship = isPrimary ? BATTLECRUISER : (PLANET_SHIP[planet.id] as number);
    planets.attack(state, seat, at, count, ship);
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

/** The influence for the owner of an annexed planet. */
function reparationsOf(state: GameState, card: number): number {
  const annexes = (state.rules.actions[card] ?? []).find((one) => one.op === 'annex');
  return annexes?.reparations ?? 0;
}

/** Tucks the resolving card under a planet or onto the Colony Ship. */
export function tuckResolving(state: GameState, seat: number, at: number): void {
  const kind = state.turn.resolving;
  state.turn.resolving = NONE;
  planets.tuck(state, seat, at, kind);
}

/** Tucks all cards played in the role under a planet or onto the Colony Ship. */
export function tuckAllPlayed(state: GameState, seat: number, at: number): void {
  for (const kind of playerAt(state, seat).play.splice(0)) planets.tuck(state, seat, at, kind);
}

/** The `run` of steps that tuck the cards played. Asks only if there are several places. */
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

export const PLANET_STEPS = [
  settleMovedStep,
  redistributeStep,
  moveColonyStep,
  strikeStep,
] as const;
