// The other players follow or dissent in clockwise order, one after the other (RULES 2 B6, T7-T11).
import {
  canFollow,
  dissentDraws,
  dissentInfluence,
  followerNeeds,
  otherRole,
} from '../../queries/following.ts';
import { followerSymbols } from '../../queries/symbols.ts';
import { NONE, nameAt, ROLES } from '../../model/names.ts';
import { DISSENT, FOLLOW, FOLLOW_OTHER } from '../../model/option.ts';
import { currentRole, type GameState, playerAt } from '../../state/state.ts';
import { draw } from '../../mutations/hand.ts';
import { gainInfluence } from '../../mutations/tokens.ts';
import { boostStep } from './boost.ts';
import { begin, neverAsks, pop, step } from './step.ts';

/** `at` is the number of players asked, including the current one. */
export const followersStep = neverAsks('followers', (state, frame) => {
  frame.at++;
  state.turn.followedAs = NONE;
  if (frame.at >= state.players.length) return pop(state);
  begin(state, followStep, (frame.seat + frame.at) % state.players.length);
  return true;
});

export const followStep = step('follow-or-dissent', {
  run(state, frame) {
    const cannotFollow = !isOfferedFollow(state, frame.seat);
    if (cannotFollow) dissent(state, frame.seat);
    return cannotFollow;
  },

  options(state, frame, out) {
    out.push(DISSENT);
    if (canFollow(state, frame.seat)) out.push(FOLLOW);
    if (canFollowOther(state, frame.seat)) out.push(FOLLOW_OTHER);
  },

  question(state, frame) {
    const { role } = state.turn;
    return {
      step: 'follow-or-dissent',
      several: false,
      role: nameAt(ROLES, role),
      symbols: followerSymbols(state, frame.seat, role),
      symbolsNeeded: followerNeeds(state, role),
    };
  },

  choose(state, frame, option) {
    if (option === DISSENT) dissent(state, frame.seat);
    else follow(state, frame.seat, option === FOLLOW_OTHER);
  },
});

/**
 * Returns whether a seat is asked to follow. Not if all players see that it cannot: it has no hand,
 * and its other symbols do not suffice (RULES T11).
 */
export function isOfferedFollow(state: GameState, seat: number): boolean {
  return (
    playerAt(state, seat).hand.length > 0 || canFollow(state, seat) || canFollowOther(state, seat)
  );
}

function dissent(state: GameState, seat: number): void {
  pop(state);
  state.log?.push({ type: 'dissent', seat, role: nameAt(ROLES, state.turn.role) });
  const player = playerAt(state, seat);
  draw(state, seat, dissentDraws(player));
  gainInfluence(state, seat, dissentInfluence(player, state.turn.role), 'peace');
}

/** `other`: follows Produce as Trade, or Trade as Produce (Freedom of Trade). */
function follow(state: GameState, seat: number, other: boolean): void {
  pop(state);
  if (other) state.turn.followedAs = otherRole(state, seat);
  const role = currentRole(state.turn);
  state.log?.push({ type: 'follow', seat, role: nameAt(ROLES, role) });
  begin(state, boostStep, seat, NONE, followerSymbols(state, seat, role));
}

function canFollowOther(state: GameState, seat: number): boolean {
  const other = otherRole(state, seat);
  return other !== NONE && canFollow(state, seat, other);
}
