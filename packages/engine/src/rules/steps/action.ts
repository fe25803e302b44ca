// The Action phase: play a hand card for its Action, or pass (RULES 2 A, T1).
import { isPossible } from '../effects/effects.ts';
import { DONE, PLAY, REMOVE, ROLE_FIRST } from '../../model/option.ts';
import { hasPower } from '../../facts/pieces.ts';
import type { Player } from '../../state/player.ts';
import { type GameState, playerAt, push } from '../../state/state.ts';
import { takeFromHand } from '../../verbs/verbs.ts';
import { cardId } from '../../cards/catalogue.ts';
import { EFFECTS } from '../../model/steps.ts';
import { pop, type Step } from './step.ts';
import { listTrims, trim } from './trim.ts';

/** `count` is the number of cards played so far, `at` the lowest kind that may still be trimmed. */
export const actionStep: Step = {
  run(state, frame) {
    const player = playerAt(state, frame.seat);
    if (frame.count >= actionsAllowed(player)) return pop(state);
    if (player.hand.length === 0 && !mayGoRoleFirst(state, player, frame.count)) return pop(state);
    return false;
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
    listTrims(state, frame.seat, frame.at, out);
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
      pop(state);
    } else if (option >= REMOVE) {
      frame.at = option - REMOVE;
      trim(state, frame.seat, option - REMOVE);
    } else {
      frame.count++;
      frame.at = 0;
      playAction(state, frame.seat, option - PLAY);
    }
  },
};

/** Cards that a player may play in one Action phase. */
function actionsAllowed(player: Player): number {
  return hasPower(player, 'productivity') ? 2 : 1;
}

function playAction(state: GameState, seat: number, kind: number): void {
  takeFromHand(playerAt(state, seat), kind);
  state.turn.resolving = kind;
  state.log?.push({ type: 'action', seat, card: cardId(kind) });
  push(state, EFFECTS, seat, kind);
}

/** Logistics (RULES LOG): the choice stands before the first Action of a turn whose role has not been led. */
function mayGoRoleFirst(state: GameState, player: Player, played: number): boolean {
  return played === 0 && !state.turn.roleFirst && hasPower(player, 'logistics');
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
