// Buying a technology, removing hand cards, taking role cards (RULES 3.7, 3.8, 4).
import { NONE } from '../../model/names.ts';
import { ANY_NUMBER } from '../../model/effect.ts';
import { BUY, DONE, REMOVE, REMOVE_DISCARDED, REMOVE_SELF, TAKE } from '../../model/option.ts';
import type { Frame } from '../../state/frame.ts';
import { anyStack, canBuy } from '../../facts/pieces.ts';
import { sortAscending } from '../../state/random.ts';
import { type GameState, playerAt } from '../../state/state.ts';
import {
  buy,
  removeFromDiscard,
  removeFromHand,
  removeResolving,
  takeIntoHand,
} from '../../verbs/verbs.ts';
import { pop, type Step } from './step.ts';
import { listKinds } from './trim.ts';

/** `count` is the number of Research symbols. */
export const buyStep: Step = {
  run(state, frame) {
    const player = playerAt(state, frame.seat);
    for (const kind of state.technologies) if (canBuy(player, kind, frame.count)) return false;
    return pop(state);
  },

  options(state, frame, out) {
    const player = playerAt(state, frame.seat);
    out.push(DONE);
    for (const kind of state.technologies) {
      if (canBuy(player, kind, frame.count)) out.push(BUY + kind);
    }
  },

  question: (_state, frame) => ({
    step: 'buy-technology',
    several: false,
    symbols: frame.count,
  }),

  choose(state, frame, option) {
    pop(state);
    if (option !== DONE) buy(state, frame.seat, option - BUY);
  },
};

/**
 * `count` removals are left, `at` is the lowest kind still open. `card` is the resolving card while it may remove itself: it goes
 * first or not at all, so that each set of removals is offered once.
 */
export const removeStep: Step = {
  run(state, frame) {
    const over =
      frame.count === 0 || (playerAt(state, frame.seat).hand.length === 0 && frame.card === NONE);
    return over && pop(state);
  },

  options(state, frame, out) {
    out.push(DONE);
    if (frame.card !== NONE) out.push(REMOVE_SELF);
    listKinds(playerAt(state, frame.seat).hand, frame.at, REMOVE, out);
  },

  question(state, frame) {
    const { hand } = playerAt(state, frame.seat);
    const open = hand.filter((kind) => kind >= frame.at).length + (frame.card === NONE ? 0 : 1);
    return {
      step: 'remove',
      several: true,
      most: Math.min(open, frame.count),
      // Any number becomes less by each removal.
      ...(frame.count > ANY_NUMBER / 2 ? {} : { removalsLeft: frame.count }),
    };
  },

  choose(state, frame, option) {
    if (option === DONE) {
      pop(state);
      return;
    }
    frame.count--;
    frame.card = NONE;
    if (option === REMOVE_SELF) {
      removeResolving(state, frame.seat);
    } else {
      frame.at = option - REMOVE;
      removeFromHand(state, frame.seat, frame.at);
    }
  },
};

/** One card of the hand or of the own discard pile, or none (rule option `researchAction`). */
export const removeAnywhereStep: Step = {
  run(state, frame) {
    const player = playerAt(state, frame.seat);
    return player.hand.length + player.discard.length === 0 && pop(state);
  },

  options(state, frame, out) {
    const player = playerAt(state, frame.seat);
    out.push(DONE);
    listKinds(player.hand, 0, REMOVE, out);
    const discarded = [...player.discard];
    sortAscending(discarded);
    listKinds(discarded, 0, REMOVE_DISCARDED, out);
  },

  question: () => ({ step: 'remove-anywhere', several: false }),

  choose(state, frame, option) {
    pop(state);
    if (option >= REMOVE_DISCARDED) removeFromDiscard(state, frame.seat, option - REMOVE_DISCARDED);
    else if (option !== DONE) removeFromHand(state, frame.seat, option - REMOVE);
  },
};

/** `count` cards are still to be taken, `at` is the lowest kind still open. */
export const takeStep: Step = {
  run(state, frame) {
    if (frame.count === 0 || !anyStack(state)) return pop(state);
    const kinds = takeable(state, frame);
    if (kinds.length > 1) return false;
    take(state, frame, kinds[0] as number);
    return true;
  },

  options(state, frame, out) {
    for (const kind of takeable(state, frame)) out.push(TAKE + kind);
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
    take(state, frame, option - TAKE);
  },
};

function take(state: GameState, frame: Frame, kind: number): void {
  frame.at = kind;
  frame.count--;
  takeIntoHand(state, frame.seat, kind);
}

/** Kinds that leave enough cards of the same or a later kind for the cards still to be taken. */
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
