// What a step is: it does what needs no answer, lists the legal answers, and an answer changes the state.
import { NONE } from '../../model/names.ts';
import type { StepQuestion } from '../../model/question.ts';
import type { Frame } from '../../state/frame.ts';
import { type GameState, push } from '../../state/state.ts';

interface StepParts {
  /**
   * Called when its frame is on top. Returns true when it did something (and perhaps popped or pushed frames), false when it waits
   * for an answer. A choice with one option is made here only if everybody can know that it is the only one: otherwise the
   * missing question would tell what somebody holds (RULES T11).
   */
  readonly run: (state: GameState, frame: Frame) => boolean;
  /** Appends the legal answers in ascending order; at least one. */
  readonly options: (state: GameState, frame: Frame, out: number[]) => void;
  /**
   * Appends answers that are not legal now but become legal after others of the same question. Together with `options` they are all
   * that can be picked. It may repeat options.
   */
  readonly later?: (state: GameState, frame: Frame, out: number[]) => void;
  /** What is asked, in the step's own numbers. */
  readonly question: (state: GameState, frame: Frame) => StepQuestion;
  /** Carries out one of the options. */
  readonly choose: (state: GameState, frame: Frame, option: number) => void;
}

export interface Step<Name extends string = string> extends StepParts {
  readonly later: (state: GameState, frame: Frame, out: number[]) => void;
  /** As decisions and positions call it. */
  readonly name: Name;
  /** Its place in the list of steps, which gives the number when it is read (steps.ts). */
  number: number;
}

function nothing(): void {}

/** All steps have the same shape: the engine asks them in its hottest loop. */
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

/** A step that never asks. */
export function neverAsks<const Name extends string>(
  name: Name,
  run: StepParts['run'],
): Step<Name> {
  const refuse = (): never => {
    throw new Error('this step asks nothing');
  };
  return step(name, { run, options: refuse, question: refuse, choose: refuse });
}

/** Puts a step on top of what is in progress. */
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

/** The frame is finished. */
export function pop(state: GameState): true {
  state.frames.pop();
  return true;
}
