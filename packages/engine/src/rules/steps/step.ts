// Definition of a step: automatic work, legal answers, and what an answer changes.
import { NONE } from '../../model/names.ts';
import type { StepQuestion } from '../../model/question.ts';
import type { Frame } from '../../state/frame.ts';
import { type GameState, push } from '../../state/state.ts';

interface StepParts {
  /**
   * Called when a frame of the step is on top. Returns true if it changed the frames, false to wait
   * for an answer. It may carry out the only option without asking only if all players know that
   * there is no other. Otherwise the missing question would reveal hidden cards (RULES T11).
   */
  readonly run: (state: GameState, frame: Frame) => boolean;
  /** Appends the legal answers in ascending order. There must be at least one. */
  readonly options: (state: GameState, frame: Frame, out: number[]) => void;
  /**
   * Appends options that become legal after other answers to the same question, so that clients can
   * select them together. May repeat legal options.
   */
  readonly later?: (state: GameState, frame: Frame, out: number[]) => void;
  readonly question: (state: GameState, frame: Frame) => StepQuestion;
  readonly choose: (state: GameState, frame: Frame, option: number) => void;
}

export interface Step<Name extends string = string> extends StepParts {
  readonly later: (state: GameState, frame: Frame, out: number[]) => void;
  readonly name: Name;
  /** Index in STEPS, assigned by registry.ts. */
  number: number;
}

function nothing(): void {}

/** Defines a step. All steps have the same fields in the same order, which keeps hot calls fast. */
export function step<const Name extends string>(name: Name, parts: StepParts): Step<Name> {
  return {
    name,
    number: NONE,
    run: parts.run,
    options: parts.options,
    later: parts.later ?? nothing,
    question: parts.question,
    choose: parts.choose,
  };
}

/** Defines a step that never asks. `options` and `choose` throw. */
export function neverAsks<const Name extends string>(
  name: Name,
  run: StepParts['run'],
): Step<Name> {
  const refuse = (): never => {
    throw new Error('this step asks nothing');
  };
  return step(name, { run, options: refuse, question: refuse, choose: refuse });
}

/** Pushes a frame for a step. Frames run in reverse order of these calls. */
export function begin(
  state: GameState,
  { number }: Step,
  seat: number,
  card: number = NONE,
  count = 0,
  at = 0,
): void {
  push(state, number, seat, card, count, at);
}

/** Pops the top frame. Returns true, as `Step.run` does. */
export function pop(state: GameState): true {
  state.frames.pop();
  return true;
}
