// Boosting a role: matching hand cards, one at a time in ascending order, until done (RULES T3, T4b).
import { cardId } from '../../cards/catalogue.ts';
import { nameAt, ROLES } from '../../model/names.ts';
import { BOOST, DONE } from '../../model/option.ts';
import type { Frame } from '../../state/frame.ts';
import { followerNeeds, hasLeaderOption } from '../../facts/following.ts';
import { symbolsOf } from '../../facts/symbols.ts';
import type { Player } from '../../state/player.ts';
import { type GameState, playerAt } from '../../state/state.ts';
import { boostFromHand } from '../../verbs/hand.ts';
import { resolveRole } from '../roles/behaviour.ts';
import { pop, step } from './step.ts';

/** `card` is the role card taken, `count` the symbols so far, `at` the lowest kind that may still be added. */
export const boostStep = step('boost', {
  run(state, frame) {
    if (playerAt(state, frame.seat).hand.length > 0) return false;
    finish(state, frame);
    return true;
  },

  options(state, frame, out) {
    const player = playerAt(state, frame.seat);
    const { role } = state.turn;
    const missing = symbolsMissing(state, frame);
    if (missing <= 0) out.push(DONE);
    // Cards later in hand must still make up for what is missing.
    let later = missing > 0 ? symbolsFrom(player, frame.at, role) : 0;
    let last = -1;
    for (let i = 0; i < player.hand.length; i++) {
      const kind = player.hand[i] as number;
      if (kind < frame.at) continue;
      if (missing > 0) {
        if (kind !== last && later >= missing && symbolsOf(player, kind, role) > 0) {
          out.push(BOOST + kind);
        }
        later -= symbolsOf(player, kind, role);
      } else if (kind !== last && symbolsOf(player, kind, role) > 0) out.push(BOOST + kind);
      last = kind;
    }
    // Only in a world that was redealt for another seat: the hand that made this seat follow is not known there.
    if (out.length === 0) out.push(DONE);
  },

  question(state, frame) {
    const { role } = state.turn;
    const player = playerAt(state, frame.seat);
    const most = player.hand.filter(
      (kind) => kind >= frame.at && symbolsOf(player, kind, role) > 0,
    ).length;
    return {
      step: 'boost',
      several: true,
      most,
      role: nameAt(ROLES, role),
      symbols: frame.count,
    };
  },

  choose(state, frame, option) {
    if (option === DONE) {
      finish(state, frame);
      return;
    }
    const kind = option - BOOST;
    const { role } = state.turn;
    frame.at = kind;
    frame.count += symbolsOf(playerAt(state, frame.seat), kind, role);
    state.log?.push({
      type: 'boost',
      seat: frame.seat,
      role: nameAt(ROLES, role),
      card: cardId(kind),
    });
    boostFromHand(state, frame.seat, kind);
  },
});

/** Symbols of a role on the hand cards from a kind on. */
function symbolsFrom(player: Player, from: number, role: number): number {
  let symbols = 0;
  for (let i = 0; i < player.hand.length; i++) {
    const kind = player.hand[i] as number;
    if (kind >= from) symbols += symbolsOf(player, kind, role);
  }
  return symbols;
}

/** A follower who has chosen to follow brings what the role needs, unless a Leader option is open (RULES T9). */
function symbolsMissing(state: GameState, frame: Frame): number {
  const { role } = state.turn;
  if (frame.seat === state.leader || hasLeaderOption(state, frame.seat, role)) return 0;
  return followerNeeds(state, role) - frame.count;
}

function finish(state: GameState, frame: Frame): void {
  pop(state);
  resolveRole(state, frame.seat, frame.count);
}
