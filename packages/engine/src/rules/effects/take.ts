// Takes role cards from non-empty stacks into hand (Politics, Artificial Intelligence).
import { NONE } from '../../model/names.ts';
import { TAKE } from '../../model/option.ts';
import { anyStack } from '../../queries/supply.ts';
import type { Frame } from '../../state/frame.ts';
import type { GameState } from '../../state/state.ts';
import { takeIntoHand } from '../../mutations/take-role-card.ts';
import { begin, pop, step } from '../steps/step.ts';
import { effect } from './effect.ts';

/** `count` is the number of cards left to take, `at` the lowest kind that can still be taken. */
const takeStep = step('take', {
  run(state, frame) {
    if (frame.count === 0 || !anyStack(state)) return pop(state);
    const kinds = takeable(state, frame);
    if (kinds.length > 1) return false;
    takeOne(state, frame, kinds[0] as number);
    return true;
  },

  options(state, frame, out) {
    for (const kind of takeable(state, frame)) out.push(TAKE + kind);
  },

  later(state, frame, out) {
    for (const kind of state.rules.stackKinds) {
      if (kind >= frame.at && (state.stacks[kind] as number) > 0) out.push(TAKE + kind);
    }
  },

  question(state, frame) {
    let left = 0;
    for (const kind of state.rules.stackKinds) {
      if (kind >= frame.at) left += state.stacks[kind] as number;
    }
    return {
      step: 'take',
      several: true,
      most: Math.min(left, frame.count),
      takesLeft: frame.count,
    };
  },

  choose(state, frame, option) {
    takeOne(state, frame, option - TAKE);
  },
});

function takeOne(state: GameState, frame: Frame, kind: number): void {
  frame.at = kind;
  frame.count--;
  takeIntoHand(state, frame.seat, kind);
}

/** Cards are taken in ascending order, so a kind is legal only if enough cards remain after it. */
function takeable(state: GameState, frame: Frame): number[] {
  const kinds: number[] = [];
  const { stackKinds } = state.rules;
  let left = 0;
  for (const kind of stackKinds) left += kind >= frame.at ? (state.stacks[kind] as number) : 0;
  const needed = Math.min(frame.count, left);
  for (const kind of stackKinds) {
    if (kind < frame.at) continue;
    const stack = state.stacks[kind] as number;
    if (stack > 0 && left >= needed) kinds.push(kind);
    left -= stack;
  }
  return kinds;
}

export const take = effect('take', {
  isPossible: (state) => anyStack(state),
  carryOut: (state, seat, { n }) => begin(state, takeStep, seat, NONE, n),
  missing: () => 'take',
  steps: [takeStep],
});
