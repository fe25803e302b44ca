// Colonies and settling (RULES 3.3): by the role, by Actions, and by Terraforming.
import { cardId, PLANET_COLONIZE } from '../../cards/catalogue.ts';
import { NONE } from '../../model/names.ts';
import { DONE, SETTLE, TUCK } from '../../model/option.ts';
import type { Frame } from '../../state/frame.ts';
import {
  anyPlanet,
  canSettle,
  cardsAlike,
  coloniesMissing,
  coloniesOn,
  faceDownCount,
  firstFaceDown,
  isFaceDown,
  listPlanets,
} from '../../facts/pieces.ts';
import type { Planet } from '../../state/planet.ts';
import { type GameState, playerAt, push } from '../../state/state.ts';
import { settle, tuck } from '../../verbs/verbs.ts';
import { BOOST, TUCK_CARDS } from '../../model/steps.ts';
import { pop, type Step } from './step.ts';

/** The leader of Colonize: settle one planet, or tuck the first card played. */
export const colonizeOrSettleStep: Step = {
  run(state, frame) {
    if (anyPlanet(playerAt(state, frame.seat), canSettle)) return false;
    pop(state);
    push(state, TUCK_CARDS, frame.seat);
    return true;
  },

  options(state, frame, out) {
    const player = playerAt(state, frame.seat);
    if (player.play.length === 0) out.push(DONE);
    listPlanets(player, canSettle, SETTLE, out);
    if (player.play.length > 0) listPlanets(player, isFaceDown, TUCK, out);
  },

  question(state, frame) {
    const [first] = playerAt(state, frame.seat).play;
    return {
      step: 'colonize-or-settle',
      several: false,
      ...(first === undefined ? {} : { card: cardId(first) }),
    };
  },

  choose(state, frame, option) {
    pop(state);
    if (option === DONE) return;
    if (option < TUCK) settle(state, frame.seat, option - SETTLE);
    else tuckPlayed(state, frame.seat, option - TUCK);
  },
};

/**
 * The cards played go under face-down planets, card by card. `card` is the kind tucked last and `at` its planet: of equal cards the
 * later never goes to an earlier planet, so that each split is offered once.
 */
export const tuckStep: Step = {
  run(state, frame) {
    const player = playerAt(state, frame.seat);
    const faceDown = faceDownCount(player);
    if (player.play.length === 0 || faceDown === 0) return pop(state);
    if (faceDown > 1) return false;
    pop(state);
    tuckAll(state, frame.seat, firstFaceDown(player));
    return true;
  },

  options(state, frame, out) {
    const player = playerAt(state, frame.seat);
    const from = player.play[0] === frame.card ? frame.at : 0;
    for (let i = from; i < player.planets.length; i++) {
      if (isFaceDown(player, player.planets[i] as Planet)) out.push(TUCK + i);
    }
  },

  question(state, frame) {
    const { play } = playerAt(state, frame.seat);
    const alike = cardsAlike(play);
    const card = cardId(play[0] as number);
    return alike > 1
      ? { step: 'tuck', several: true, most: alike, card, cardsAlike: alike }
      : { step: 'tuck', several: false, card, cardsAlike: alike };
  },

  choose(state, frame, option) {
    pop(state);
    tuckPlayed(state, frame.seat, option - TUCK);
  },
};

/** Tucks the first of the cards played, then asks for the next. */
function tuckPlayed(state: GameState, seat: number, at: number): void {
  const kind = playerAt(state, seat).play.shift() as number;
  tuck(state, seat, at, kind);
  push(state, TUCK_CARDS, seat, kind, 0, at);
}

/** An Action: the card itself becomes a colony, or one planet is settled. Asked only while a planet is face down. */
export const colonyOrSettleStep: Step = {
  run(state, frame) {
    const player = playerAt(state, frame.seat);
    const faceDown = faceDownCount(player);
    if (faceDown === 0) return pop(state);
    if (faceDown > 1 || anyPlanet(player, canSettle)) return false;
    pop(state);
    tuckResolving(state, frame, firstFaceDown(player));
    return true;
  },

  options(state, frame, out) {
    const player = playerAt(state, frame.seat);
    listPlanets(player, canSettle, SETTLE, out);
    listPlanets(player, isFaceDown, TUCK, out);
  },

  question: () => ({ step: 'colony-or-settle', several: false }),

  choose(state, frame, option) {
    pop(state);
    if (option < TUCK) settle(state, frame.seat, option - SETTLE);
    else tuckResolving(state, frame, option - TUCK);
  },
};

function tuckResolving(state: GameState, frame: Frame, at: number): void {
  const kind = state.turn.resolving;
  state.turn.resolving = NONE;
  tuck(state, frame.seat, at, kind);
}

/** Settle one planet, or skip (RULES IC, first step). */
export const settleStep: Step = {
  run(state, frame) {
    return !anyPlanet(playerAt(state, frame.seat), canSettle) && pop(state);
  },

  options(state, frame, out) {
    out.push(DONE);
    listPlanets(playerAt(state, frame.seat), canSettle, SETTLE, out);
  },

  question: () => ({ step: 'settle', several: false }),

  choose(state, frame, option) {
    pop(state);
    if (option !== DONE) settle(state, frame.seat, option - SETTLE);
  },
};

/** Terraforming: tucked as two colonies; a planet whose cost is then met is settled at once (RULES TF). */
export const terraformStep: Step = {
  run(state, frame) {
    const player = playerAt(state, frame.seat);
    if (faceDownCount(player) > 1) return false;
    pop(state);
    terraform(state, frame, firstFaceDown(player));
    return true;
  },

  options(state, frame, out) {
    listPlanets(playerAt(state, frame.seat), isFaceDown, TUCK, out);
  },

  question: () => ({ step: 'terraform', several: false }),

  choose(state, frame, option) {
    pop(state);
    terraform(state, frame, option - TUCK);
  },
};

function terraform(state: GameState, frame: Frame, at: number): void {
  tuckResolving(state, frame, at);
  const player = playerAt(state, frame.seat);
  const planet = player.planets[at] as Planet;
  const met = state.rules.terraformingDiscounts
    ? coloniesMissing(player, planet) <= 0
    : coloniesOn(planet) >= (PLANET_COLONIZE[planet.id] as number);
  if (met) settle(state, frame.seat, at);
}

/** The card itself goes under a planet (prototype). */
export const tuckThisStep: Step = {
  run(state, frame) {
    const player = playerAt(state, frame.seat);
    if (faceDownCount(player) > 1) return false;
    pop(state);
    tuckResolving(state, frame, firstFaceDown(player));
    return true;
  },

  options(state, frame, out) {
    listPlanets(playerAt(state, frame.seat), isFaceDown, TUCK, out);
  },

  question: () => ({ step: 'tuck-this', several: false }),

  choose(state, frame, option) {
    pop(state);
    tuckResolving(state, frame, option - TUCK);
  },
};

/** The leader of Colonize settles a planet, adding no cards, or gathers colonies (prototype). `card` and `count` are those of the boost. */
export const settleOrGatherStep: Step = {
  run: () => false,

  options(state, frame, out) {
    out.push(DONE);
    listPlanets(playerAt(state, frame.seat), canSettle, SETTLE, out);
  },

  question: (_state, frame) => ({
    step: 'settle-or-gather',
    several: false,
    symbols: frame.count,
  }),

  choose(state, frame, option) {
    pop(state);
    if (option === DONE) push(state, BOOST, frame.seat, frame.card, frame.count);
    else settle(state, frame.seat, option - SETTLE);
  },
};

/** All cards played go under one planet (prototype). */
export const tuckTogetherStep: Step = {
  run(state, frame) {
    const player = playerAt(state, frame.seat);
    const faceDown = faceDownCount(player);
    if (player.play.length === 0 || faceDown === 0) return pop(state);
    if (faceDown > 1) return false;
    pop(state);
    tuckAll(state, frame.seat, firstFaceDown(player));
    return true;
  },

  options(state, frame, out) {
    listPlanets(playerAt(state, frame.seat), isFaceDown, TUCK, out);
  },

  question(state, frame) {
    const cards = playerAt(state, frame.seat).play.length;
    return { step: 'tuck-together', several: false, cards };
  },

  choose(state, frame, option) {
    pop(state);
    tuckAll(state, frame.seat, option - TUCK);
  },
};

function tuckAll(state: GameState, seat: number, at: number): void {
  for (const kind of playerAt(state, seat).play.splice(0)) tuck(state, seat, at, kind);
}
