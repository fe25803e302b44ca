// Lists the answers to a question as a player gives them: one option, or several selected together.
import {
  decidingSeat,
  describe,
  type GameState,
  legalOptions,
  OPTION,
  playTrusted,
} from '@eminent/engine';

/** The options of an answer, in the order in which they are played. */
export type Answer = readonly number[];

/** Adds all selections that begin with `path` to `out`; false if there are more than `limit`. */
function collect(state: GameState, path: Answer, limit: number, out: Answer[]): boolean {
  const step = state.frames.at(-1)?.step;
  const seat = decidingSeat(state);
  for (const option of legalOptions(state)) {
    const after = state.clone();
    playTrusted(after, option);
    const isOpen =
      option !== OPTION.DONE &&
      !after.over &&
      decidingSeat(after) === seat &&
      after.frames.at(-1)?.step === step;
    if (!isOpen) out.push([...path, option]);
    else if (!collect(after, [...path, option], limit, out)) return false;
    if (out.length > limit) return false;
  }
  return true;
}

/** Returns all answers to the pending question; undefined if there are more than `limit`. */
export function answersTo(state: GameState, limit: number): readonly Answer[] | undefined {
  const legal = legalOptions(state);
  if (legal.length > limit) return undefined;
  if (!describe(state).several) return legal.map((option) => [option]);
  const out: Answer[] = [];
  return collect(state, [], limit, out) ? out : undefined;
}

export function playAnswer(state: GameState, answer: Answer): void {
  for (const option of answer) playTrusted(state, option);
}
