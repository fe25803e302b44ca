// What a step is: it does what needs no answer, lists the legal answers, and an answer changes the state.
import type { StepQuestion } from '../../model/question.ts';
import type { Frame } from '../../state/frame.ts';
import type { GameState } from '../../state/state.ts';

export interface Step {
  /**
   * Called when its frame is on top. Returns true when it did something (and perhaps popped or pushed frames), false when it waits
   * for an answer. A choice with one option is made here only if everybody can know that it is the only one: otherwise the
   * missing question would tell what somebody holds (RULES T11).
   */
  run(state: GameState, frame: Frame): boolean;
  /** Appends the legal answers in ascending order; at least one. */
  options(state: GameState, frame: Frame, out: number[]): void;
  /** What is asked, in the step's own numbers. */
  question(state: GameState, frame: Frame): StepQuestion;
  /** Carries out one of the options. */
  choose(state: GameState, frame: Frame, option: number): void;
}

/** For steps that never ask. */
export function neverAsks(run: Step['run']): Step {
  const refuse = (): never => {
    throw new Error('this step asks nothing');
  };
  return { run, options: refuse, question: refuse, choose: refuse };
}

/** The frame is finished. */
export function pop(state: GameState): true {
  state.frames.pop();
  return true;
}
