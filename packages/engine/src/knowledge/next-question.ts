// The question whether to follow before it is asked: for those who will be asked about the role that goes on, so that they need not wait
// for each other.
import { COLONIZE, NONE, PRODUCE } from '../model/names.ts';
import { legalOptions } from '../game/game.ts';
import { followersStep, followStep, isOfferedFollow } from '../rules/steps/follow.ts';
import { Frame } from '../state/frame.ts';
import type { GameState } from '../state/state.ts';
import { type Decision, describe } from '../describe/decision.ts';
import { previewFollow, type RolePreview } from '../describe/role-preview.ts';

/** The ply of a question that has not been asked: so it says the same until something changes that it is about. */
const NO_PLY = -1;

/** A question that will be asked, in the words in which it would be asked now; its ply is -1. */
export interface NextQuestion {
  readonly decision: Decision;
  readonly previews: readonly RolePreview[];
}

/** The seats that will be asked whether to follow the role that goes on, in the order in which they will be; public. */
export function seatsYetToFollow(state: GameState): readonly number[] {
  const { rules, turn, players } = state;
  const frame = state.frames.find((one) => one.step === followersStep.number);
  if (frame === undefined || turn.role === NONE) return [];
  // Where following must matter, what the others leave in the common supply decides whether one may.
  const ownOnly = turn.role === PRODUCE || turn.role === COLONIZE;
  if (rules.followMustMatter && !ownOnly) return [];
  const seats: number[] = [];
  for (let at = frame.at + 1; at < players.length; at++) {
    seats.push((frame.seat + at) % players.length);
  }
  return seats;
}

/** The question to a seat that is still to come; undefined for others, and where nobody could be asked anything. */
export function nextQuestion(state: GameState, seat: number): NextQuestion | undefined {
  if (!seatsYetToFollow(state).includes(seat)) return undefined;
  // Without a hand that could follow the rules dissent by themselves, and everybody knows it (RULES T11).
  if (!isOfferedFollow(state, seat)) return undefined;
  return withPendingFollow(state, seat, () => {
    const decision = Object.assign(describe(state), { ply: NO_PLY });
    return { decision, previews: [previewFollow(state, seat)] };
  });
}

/** What `tell` reads of the state while it is the seat's turn to answer the role. To copy all of it for that takes longer than to read it. */
function withPendingFollow<T>(state: GameState, seat: number, read: () => T): T {
  const { frames } = state;
  const at = frames.findIndex((one) => one.step === followersStep.number);
  state.frames = [...frames.slice(0, at + 1), new Frame(followStep.number, seat)];
  try {
    return read();
  } finally {
    state.frames = frames;
  }
}

/** Whether the seat that decides has nothing to choose, although not everybody can know that. */
export function hasNoChoice(state: GameState): boolean {
  const frame = state.frames.at(-1);
  return frame?.step === followStep.number && legalOptions(state).length === 1;
}
