// Boosting a role: matching hand cards, one at a time in ascending order, until done (RULES T3, T4b).
import { cardId } from '../cards/catalogue.ts';
import { nameAt, ROLES } from '../names.ts';
import { BOOST, DONE } from '../options.ts';
import { ROLE_DEFS } from '../roles/role.ts';
import type { Frame } from '../state/frame.ts';
import { symbolsOf } from '../state/pieces.ts';
import { type GameState, playerAt } from '../state/state.ts';
import { boostFromHand } from '../state/verbs.ts';
import { hasLeaderOption } from './follow.ts';
import { pop, type Step } from './step.ts';

/** `card` is the role card taken, `count` the symbols so far, `at` the lowest kind that may still be added. */
export const boostStep: Step = {
  run(state, frame) {
    if (playerAt(state, frame.seat).hand.length > 0) return false;
    finish(state, frame);
    return true;
  },

  options(state, frame, out) {
    const player = playerAt(state, frame.seat);
    const { role } = state.turn;
    if (mayFinish(state, frame)) out.push(DONE);
    let last = -1;
    for (let i = 0; i < player.hand.length; i++) {
      const kind = player.hand[i] as number;
      if (kind !== last && kind >= frame.at && symbolsOf(player, kind, role) > 0) {
        out.push(BOOST + kind);
      }
      last = kind;
    }
    // Only in a world that was redealt for another seat: the hand that made this seat follow is not known there.
    if (out.length === 0) out.push(DONE);
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
};

/** A follower who has chosen to follow brings at least one symbol, unless a Leader option is open (RULES T9). */
function mayFinish(state: GameState, frame: Frame): boolean {
  return (
    frame.seat === state.leader ||
    frame.count > 0 ||
    hasLeaderOption(state, frame.seat, state.turn.role)
  );
}

function finish(state: GameState, frame: Frame): void {
  pop(state);
  const role = ROLE_DEFS[state.turn.role];
  role?.resolve(state, frame.seat, frame.count, frame.seat === state.leader);
}
