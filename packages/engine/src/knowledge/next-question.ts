// Asks seats in advance whether they will follow, so that they can decide at the same time.
import { COLONIZE, NONE, PRODUCE } from '../model/names.ts';
import { legalOptions } from '../game/game.ts';
import { followersStep, followStep, isOfferedFollow } from '../rules/steps/follow.ts';
import { Frame } from '../state/frame.ts';
import type { GameState } from '../state/state.ts';
import { type Decision, describe } from '../describe/decision.ts';
import { previewFollow, type RolePreview } from '../describe/role-preview.ts';

/** Constant, so that the question stays equal until something relevant changes. */
const NO_PLY = -1;

/** A question to be asked later, described as if it were asked now. Its ply is -1. */
export interface NextQuestion {
  readonly decision: Decision;
  readonly previews: readonly RolePreview[];
}

/**
 * Returns the seats that have yet to follow or dissent, in order. Empty if their options may depend
 * on earlier followers. Public information.
 */
export function seatsYetToFollow(state: GameState): readonly number[] {
  const { rules, turn, players } = state;
  const frame = state.frames.find((one) => one.step === followersStep.number);
  if (frame === undefined || turn.role === NONE) return [];
  // Whether following has an effect may depend on what earlier followers leave, except in these
  // roles.
  const isIndependent = turn.role === PRODUCE || turn.role === COLONIZE;
  if (rules.followMustMatter && !isIndependent) return [];
  const seats: number[] = [];
  for (let at = frame.at + 1; at < players.length; at++) {
    seats.push((frame.seat + at) % players.length);
  }
  return seats;
}

/** Returns the next question of a seat; undefined if it will not be asked to follow. */
export function nextQuestion(state: GameState, seat: number): NextQuestion | undefined {
  if (!seatsYetToFollow(state).includes(seat)) return undefined;
  // The seat will dissent automatically (RULES T11).
  if (!isOfferedFollow(state, seat)) return undefined;
  return withPendingFollow(state, seat, () => {
    const decision = Object.assign(describe(state), { ply: NO_PLY });
    return { decision, previews: [previewFollow(state, seat)] };
  });
}

/** Calls `read` while the seat's question is pending. Faster than cloning the state. */
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

/** Whether the deciding seat can only dissent. Only this seat may know that. */
export function hasNoChoice(state: GameState): boolean {
  const frame = state.frames.at(-1);
  return frame?.step === followStep.number && legalOptions(state).length === 1;
}
