// The other players answer a role in clockwise order, each completely before the next (RULES 2 B6, T7-T11).
import { canFollow, dissentDraws, followerNeeds } from '../../facts/following.ts';
import { followerSymbols } from '../../facts/symbols.ts';
import { NONE, nameAt, ROLES } from '../../model/names.ts';
import { DISSENT, FOLLOW } from '../../model/option.ts';
import { type GameState, playerAt } from '../../state/state.ts';
import { draw } from '../../verbs/hand.ts';
import { boostStep } from './boost.ts';
import { begin, neverAsks, pop, step } from './step.ts';

/** `at` counts the followers asked. */
export const followersStep = neverAsks('followers', (state, frame) => {
  frame.at++;
  if (frame.at >= state.players.length) return pop(state);
  begin(state, followStep, (frame.seat + frame.at) % state.players.length);
  return true;
});

/** `count` is what the follower brings before boosts. */
export const followStep = step('follow-or-dissent', {
  run(state, frame) {
    const nothing = playerAt(state, frame.seat).hand.length === 0 && !canFollow(state, frame.seat);
    if (nothing) dissent(state, frame.seat);
    return nothing;
  },

  options(state, frame, out) {
    out.push(DISSENT);
    if (canFollow(state, frame.seat)) out.push(FOLLOW);
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
    else follow(state, frame.seat);
  },
});

function dissent(state: GameState, seat: number): void {
  pop(state);
  state.log?.push({ type: 'dissent', seat, role: nameAt(ROLES, state.turn.role) });
  draw(state, seat, dissentDraws(playerAt(state, seat)));
}

function follow(state: GameState, seat: number): void {
  pop(state);
  state.log?.push({ type: 'follow', seat, role: nameAt(ROLES, state.turn.role) });
  begin(state, boostStep, seat, NONE, followerSymbols(state, seat, state.turn.role));
}
