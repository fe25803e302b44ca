// The question whether to follow, for seats whose turn to answer has not come yet, so that players
// can decide at the same time.
import { COLONIZE, NONE, PRODUCE } from '../model/names.ts';
import { legalOptions } from '../game/game.ts';
import { followersStep, followStep, isOfferedFollow } from '../rules/steps/follow.ts';
import { Frame } from '../state/frame.ts';
import type { GameState } from '../state/state.ts';
import { type Decision, describe } from '../describe/decision.ts';
import { previewFollow, type RolePreview } from '../describe/role-preview.ts';

/** A constant ply, so the question stays equal until something relevant changes. */
const NO_PLY = -1;

/** A question that will be asked later, as it would be asked now. Its ply is -1. */
export interface NextQuestion {
  readonly decision: Decision;
  readonly previews: readonly RolePreview[];
}

/**
 * The seats that will still be asked whether to follow the current role, in order. Public
 * information.
 */
export function seatsYetToFollow(state: GameState): readonly number[] {
  const { rules, turn, players } = state;
  const frame = state.frames.find((one) => one.step === followersStep.number);
  if (frame === undefined || turn.role === NONE) return [];
  // If following must have an effect, it may depend on what earlier followers leave in the supply,
  // except in these roles.
  const isIndependent = turn.role === PRODUCE || turn.role === COLONIZE;
  if (rules.followMustMatter && !isIndependent) return [];
  const seats: number[] = [];
  for (let at = frame.at + 1; at < players.length; at++) {
    seats.push((frame.seat + at) % players.length);
  }
  return seats;
}

/** The next question of a seat; undefined if it will not be asked to follow the current role. */
export function nextQuestion(state: GameState, seat: number): NextQuestion | undefined {
  if (!seatsYetToFollow(state).includes(seat)) return undefined;
  // Otherwise the seat dissents automatically (RULES T11).
  if (!isOfferedFollow(state, seat)) return undefined;
  return withPendingFollow(state, seat, () => {
    const decision = Object.assign(describe(state), { ply: NO_PLY });
    return { decision, previews: [previewFollow(state, seat)] };
  });
}

/**
 * Runs `read` while the seat's question whether to follow is the pending one. This is faster than
 * cloning the state.
 */
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

/** Whether the deciding seat is asked to follow but can only dissent, which only the seat knows. */
export function hasNoChoice(state: GameState): boolean {
  const frame = state.frames.at(-1);
  return frame?.step === followStep.number && legalOptions(state).length === 1;
}
