// The interpreter of effect operations: each does its part or pushes the step that asks.
import { NONE } from '../../model/names.ts';
import {
  ATTACK_PLANETS,
  COLONY_OR_SETTLE,
  MUSTER,
  NAME_TYPE,
  PRODUCE_OR_TRADE,
  PRODUCE_RESOURCES,
  REMOVE_ANYWHERE,
  REMOVE_CARDS,
  SETTLE_ONE,
  TAKE_CARDS,
  TERRAFORM,
  TRADE_RESOURCES,
  TUCK_THIS,
} from '../../model/steps.ts';
import {
  anyPlanet,
  anySlot,
  anyStack,
  canAttack,
  canDraw,
  canSettle,
  canTrade,
  fightersLeft,
  isFaceDown,
  mayGainInfluence,
} from '../../facts/pieces.ts';
import { type GameState, playerAt, push } from '../../state/state.ts';
import {
  draw,
  gainFighters,
  gainInfluence,
  gainPlanet,
  rebuildPlanetDeck,
  removeResolving,
  takePlanet,
} from '../../verbs/verbs.ts';
import type { Effect, TurnEffect } from '../../model/effect.ts';

/** Whether an effect can do anything now, the card being still in hand (RULES T18). */
export function isPossible(state: GameState, seat: number, effect: Effect): boolean {
  const player = playerAt(state, seat);
  switch (effect.op) {
    case 'draw':
      return canDraw(player);
    case 'attack':
      return anyPlanet(player, canAttack);
    case 'colony-or-settle':
    case 'terraform':
    case 'colony':
      return anyPlanet(player, isFaceDown);
    case 'settle':
      return anyPlanet(player, canSettle);
    case 'produce':
      return anySlot(player, false);
    case 'trade':
      return canTrade(player) && mayGainInfluence(state);
    case 'produce-or-trade':
      return anySlot(player, false) || canTrade(player);
    case 'planet':
      return state.planetDeck.length + state.planetDiscard.length > 0;
    case 'take':
      return anyStack(state);
    case 'remove':
      return effect.self || player.hand.length > 1;
    case 'remove-anywhere':
      return player.hand.length > 1 || player.discard.length > 0;
    case 'influence':
      return mayGainInfluence(state);
    case 'fighters':
      return fightersLeft(state) > 0;
    case 'fighters-or-attack':
      return fightersLeft(state) > 0 || anyPlanet(player, canAttack);
    case 'remove-this':
    case 'specialize':
    case 'turn-effect':
      return true;
  }
}

/** Carries out an effect of the resolving card. */
export function carryOut(state: GameState, seat: number, effect: Effect): void {
  switch (effect.op) {
    case 'draw':
      return draw(state, seat, effect.n);
    case 'fighters':
      return gainFighters(state, seat, effect.n);
    case 'fighters-or-attack':
      return push(state, MUSTER, seat, state.turn.resolving, effect.n);
    case 'attack':
      return push(state, ATTACK_PLANETS, seat, state.turn.resolving, effect.n);
    case 'colony-or-settle':
      return push(state, COLONY_OR_SETTLE, seat, state.turn.resolving);
    case 'colony':
      return push(state, TUCK_THIS, seat, state.turn.resolving);
    case 'settle':
      return push(state, SETTLE_ONE, seat, state.turn.resolving);
    case 'terraform':
      return push(state, TERRAFORM, seat, state.turn.resolving);
    case 'produce':
      return push(state, PRODUCE_RESOURCES, seat, state.turn.resolving, effect.n);
    case 'trade':
      return push(state, TRADE_RESOURCES, seat, state.turn.resolving, effect.n);
    case 'produce-or-trade':
      return push(state, PRODUCE_OR_TRADE, seat, state.turn.resolving);
    case 'influence':
      return gainInfluence(state, seat, effect.n, 'effect');
    case 'remove':
      return push(state, REMOVE_CARDS, seat, effect.self ? state.turn.resolving : NONE, effect.n);
    case 'remove-anywhere':
      return push(state, REMOVE_ANYWHERE, seat, state.turn.resolving);
    case 'remove-this':
      return removeResolving(state, seat);
    case 'take':
      return push(state, TAKE_CARDS, seat, NONE, effect.n);
    case 'planet':
      return planetFromDeck(state, seat);
    case 'specialize':
      return push(state, NAME_TYPE, seat, state.turn.resolving);
    case 'turn-effect':
      return beginTurnEffect(state, seat, effect.effect);
  }
}

/** Survey Team: the top planet, unseen and unchosen (RULES 4.2). */
function planetFromDeck(state: GameState, seat: number): void {
  const planet = takePlanet(state);
  if (planet === NONE) return;
  gainPlanet(state, seat, planet);
  rebuildPlanetDeck(state);
}

/** Turn effects count the whole turn, also what was produced or traded before (RULES TURN). */
function beginTurnEffect(state: GameState, seat: number, effect: TurnEffect): void {
  const { turn } = state;
  switch (effect) {
    case 'mobilization':
      turn.mobilized++;
      return;
    case 'diverse-markets':
      turn.markets++;
      return gainInfluence(state, seat, typesTraded(turn.traded), 'diverse-markets');
    case 'genetic-engineering':
      turn.genetics++;
      return gainInfluence(state, seat, bitCount(turn.produced), 'genetic-engineering');
  }
}

function typesTraded(traded: readonly number[]): number {
  return traded.filter((count) => count > 0).length;
}

function bitCount(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest >>= 1) count += rest & 1;
  return count;
}
