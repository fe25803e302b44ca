// The Action phase: play a hand card for its Action, or pass (RULES 2 A, T1).
import { isPossible } from '../effects/effect.ts';
import { DONE, PLAY, REMOVE, ROLE_FIRST } from '../../model/option.ts';
import type { Rules } from '../../model/rules.ts';
import type { Player } from '../../state/player.ts';
import { type GameState, playerAt } from '../../state/state.ts';
import { takeFromHand } from '../../verbs/hand.ts';
import { cardId } from '../../cards/catalogue.ts';
import { addPhase, withPhase } from '../phases.ts';
import { effectsStep } from './effects.ts';
import { freeAction, listFreeActions } from './free-action.ts';
import { roleStep } from './role.ts';
import { begin, pop, type Step, step } from './step.ts';

/** `count` is the number of cards played so far, `at` the lowest kind that may still be trimmed. */
export const actionStep: Step<'action'> = step('action', {
  run(state, frame) {
    const player = playerAt(state, frame.seat);
    if (frame.count >= actionsAllowed(player)) return pop(state);
    if (mayGoRoleFirst(state, player, frame.count)) return false;
    const idle =
      player.hand.length === 0 || (state.rules.skipsIdleActions && isIdle(state, frame.seat));
    return idle && pop(state);
  },

  options(state, frame, out) {
    const player = playerAt(state, frame.seat);
    out.push(DONE);
    if (mayGoRoleFirst(state, player, frame.count)) out.push(ROLE_FIRST);
    let last = -1;
    for (let i = 0; i < player.hand.length; i++) {
      const kind = player.hand[i] as number;
      if (kind !== last && canPlay(state, frame.seat, kind)) out.push(PLAY + kind);
      last = kind;
    }
    listFreeActions(state, frame.seat, frame.at, out);
  },

  question(state, frame) {
    const actionsLeft = actionsAllowed(playerAt(state, frame.seat)) - frame.count;
    return { step: 'action', several: false, actionsPlayed: frame.count, actionsLeft };
  },

  choose(state, frame, option) {
    if (option === DONE) {
      pop(state);
    } else if (option === ROLE_FIRST) {
      state.turn.roleFirst = true;
      addPhase(state, actionStep, roleStep);
      pop(state);
    } else if (option >= REMOVE) {
      frame.at = option - REMOVE;
      freeAction(state, frame.seat, option - REMOVE);
    } else {
      frame.count++;
      frame.at = 0;
      playAction(state, frame.seat, option - PLAY);
    }
  },
});

/**
 * Whether everybody knows that the seat has nothing to do in the Action phase: no card that may be in hand could be played. What may
 * be in hand are all cards of hand and deck together, so that the missing question tells nothing (RULES T11).
 */
function isIdle(state: GameState, seat: number): boolean {
  const { hand, deck, abilities } = playerAt(state, seat);
  if (abilities.freeRemovals > 0) return false;
  for (const kind of hand) if (canPlay(state, seat, kind)) return false;
  for (const kind of deck) if (canPlay(state, seat, kind)) return false;
  return true;
}

/** Cards that a player may play in one Action phase. */
function actionsAllowed(player: Player): number {
  return 1 + player.abilities.moreActions;
}

function playAction(state: GameState, seat: number, kind: number): void {
  takeFromHand(playerAt(state, seat), kind);
  state.turn.resolving = kind;
  state.log?.push({ type: 'action', seat, card: cardId(kind) });
  begin(state, effectsStep, seat, kind);
}

/** Logistics (RULES LOG): the choice stands before the first Action of a turn whose role has not been led. */
function mayGoRoleFirst(state: GameState, player: Player, played: number): boolean {
  return played === 0 && !state.turn.roleFirst && player.abilities.mayLeadFirst;
}

/** The phases of a turn to which nothing was added but the Action phase after the Role phase. */
export function usualPhases(rules: Rules, roleFirst: boolean): readonly number[] {
  return roleFirst ? withPhase(rules.phases, actionStep.number, roleStep.number, 1) : rules.phases;
}

/** Whether a card has an Action and at least one of its effects can happen (RULES T18). */
export function canPlay(state: GameState, seat: number, kind: number): boolean {
  const action = state.rules.actions[kind] ?? [];
  for (let i = 0; i < action.length; i++) {
    const effect = action[i];
    if (effect !== undefined && isPossible(state, seat, effect)) return true;
  }
  return false;
}
