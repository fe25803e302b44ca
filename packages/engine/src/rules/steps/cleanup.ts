// The after-role phase, and the cleanup phase (RULES 2 B7, C, T12-T14).
import { DISCARD, DONE, MORE_ROLE } from '../../model/option.ts';
import type { Frame } from '../../state/frame.ts';
import { listKinds } from '../../queries/hand-kinds.ts';
import { handLimit } from '../../queries/hand-limit.ts';
import { type GameState, playerAt } from '../../state/state.ts';
import { discardFromHand, draw } from '../../mutations/hand.ts';
import { NONE } from '../../model/names.ts';
import { attackStep } from '../effects/attack.ts';
import { addRolePhase } from '../phases.ts';
import { freeAction, isFreeAction, listFreeActions, listFreeRemovals } from './free-action.ts';
import { begin, neverAsks, pop, step } from './step.ts';

/**
 * After each Role phase: attacks of Mobilization and Tour de Force, then the question for another
 * Role phase. By default Mobilization attacks only once (RULES MOB, E7, E14-5).
 */
export const afterRoleStep = neverAsks('after-role', (state, frame) => {
  const { turn } = state;
  const attacks = turn.mobilized + turn.expansion.tours;
  if (!state.rules.interpretations.mobilizesEachRole) turn.mobilized = 0;
  pop(state);
  if (rolesOffered(state, frame.seat) > 0) begin(state, moreRoleStep, frame.seat);
  if (attacks > 0) begin(state, attackStep, frame.seat, NONE, attacks);
  return true;
});

/** Optional Role phases left: of a Well Oiled Machine and of Elevated Incentives (RULES E14-9). */
function rolesOffered({ players, turn }: GameState, seat: number): number {
  const machine = players[seat]?.abilities.moreRole === true && !turn.expansion.moreRole;
  return turn.expansion.offeredRoles + (machine ? 1 : 0);
}

/**
 * Asks whether to take another Role phase. Choosing earlier, as the rules allow (RULES E8.4), would
 * have no advantage.
 */
export const moreRoleStep = step('one-more-role', {
  run(state, { seat }) {
    return rolesOffered(state, seat) === 0 && pop(state);
  },

  options: (_state, _frame, out) => out.push(DONE, MORE_ROLE),

  question: () => ({ step: 'one-more-role', several: false }),

  choose(state, frame, option) {
    pop(state);
    if (option !== MORE_ROLE) return;
    const { expansion } = state.turn;
    state.turn.expansion =
      expansion.offeredRoles > 0
        ? { ...expansion, offeredRoles: expansion.offeredRoles - 1 }
        : { ...expansion, moreRole: true };
    addRolePhase(state, frame.seat);
  },
});

/** `at` is 0 before and 1 after the discard. */
export const cleanupStep = neverAsks('cleanup', (state, frame) => {
  if (frame.at === 0) {
    discardPlayedCards(state);
    frame.at = 1;
    begin(state, discardStep, frame.seat);
    return true;
  }
  pop(state);
  const player = playerAt(state, frame.seat);
  draw(state, frame.seat, handLimit(state, player) - player.hand.length);
  return true;
});

function discardPlayedCards(state: GameState): void {
  for (const player of state.players) {
    for (const kind of player.play) player.discard.push(kind);
    player.play.length = 0;
    if (player.expansion.spent.length > 0) {
      player.discard.push(...player.expansion.spent);
      player.expansion = { ...player.expansion, spent: [] };
    }
  }
  const { turn } = state;
  if (turn.acted === NONE) return;
  playerAt(state, state.leader).discard.push(turn.acted);
  turn.acted = NONE;
}

/**
 * `at` is the lowest kind that can still be discarded, `card` the lowest that can still be removed,
 * `count` the number of cards discarded.
 */
export const discardStep = step('discard', {
  run(state, frame) {
    const over =
      playerAt(state, frame.seat).hand.length === 0 ||
      (frame.count >= state.rules.discardLimit && excessCards(state, frame) <= 0);
    return over && !hasFreeAction(state, frame.seat) && pop(state);
  },

  options(state, frame, out) {
    const { hand } = playerAt(state, frame.seat);
    const excess = excessCards(state, frame);
    const from = lowestOpen(hand, frame.at, excess);
    if (excess <= 0) out.push(DONE);
    let last = -1;
    for (let i = 0; i < hand.length; i++) {
      const kind = hand[i] as number;
      const leavesEnough = hand.length - i >= excess;
      if (kind >= from && kind !== last && leavesEnough) out.push(DISCARD + kind);
      last = kind;
    }
    if (frame.count > 0) return;
    listFreeRemovals(state, frame.seat, frame.card, out);
    if (state.rules.fleet) listFreeActions(state, frame.seat, out);
  },

  later(state, frame, out) {
    const { hand } = playerAt(state, frame.seat);
    const excess = excessCards(state, frame);
    if (excess > 0) listKinds(hand, lowestOpen(hand, frame.at, excess), DISCARD, out);
  },

  question(state, frame) {
    const { hand } = playerAt(state, frame.seat);
    const excess = Math.max(0, excessCards(state, frame));
    const from = lowestOpen(hand, frame.at, excess);
    const open = hand.filter((kind) => kind >= from).length;
    const allowed = Math.max(excess, state.rules.discardLimit - frame.count);
    return { step: 'discard', several: true, most: Math.min(open, allowed), excess };
  },

  choose(state, frame, option) {
    if (option === DONE) {
      pop(state);
    } else if (isFreeAction(option)) {
      freeAction(state, frame.seat, option, (kind) => {
        frame.card = kind;
      });
    } else {
      frame.at = option - DISCARD;
      frame.count++;
      discardFromHand(state, frame.seat, frame.at);
    }
  },
});

/** Normally `at`. In a determinized state, there may be too few cards from `at` on; then 0. */
function lowestOpen(hand: readonly number[], at: number, excess: number): number {
  let later = 0;
  for (let i = hand.length - 1; i >= 0 && (hand[i] as number) >= at; i--) later++;
  return later >= excess ? at : 0;
}

/** Cards over the hand limit. Negative if there is room. */
function excessCards(state: GameState, frame: Frame): number {
  if (!state.rules.discardsDown) return 0;
  const player = playerAt(state, frame.seat);
  return player.hand.length - handLimit(state, player);
}

function hasFreeAction(state: GameState, seat: number): boolean {
  const { sells, addsColony } = playerAt(state, seat).abilities;
  if (!sells && !addsColony) return false;
  const open: number[] = [];
  listFreeActions(state, seat, open);
  return open.length > 0;
}
