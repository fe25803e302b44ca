// Splits a finished game into luck and decisions. Luck is measured where chance enters the game:
// the value after a shuffle, a draw or a look at planets, minus the mean over other orders of the
// decks. What remains of each answer is its decision.
import {
  decidingSeat,
  type GameState,
  KnownOrder,
  legalOptions,
  playTrusted,
  randomFromSeed,
  reorderDecks,
} from '@eminent/engine';
import { shareOf } from './net/net-evaluator.ts';

/** Draws other orders of the decks of a position, for valuations that look ahead. */
export type Reorder = (state: GameState) => GameState;

/**
 * The chance of each seat in a game that is not over; the sum is 1. Must not depend on the order of
 * the decks: where it looks ahead, it uses other orders.
 */
export type Valuation = (state: GameState, reorder: Reorder) => readonly number[];

/** Number of other orders in which an option that reveals hidden cards is tried. */
const LOOKAHEAD_ORDERS = 4;

/** The deciding seat's best option, by its worth after it. */
export function bestAfter(
  state: GameState,
  reorder: Reorder,
  worthOf: (after: GameState) => number,
): number {
  let best = Number.NEGATIVE_INFINITY;
  const position = reorder(state);
  for (const option of legalOptions(position)) {
    let after = position.clone();
    playTrusted(after, option);
    let worth = worthOf(after);
    if (after.reveals !== state.reveals) {
      for (let i = 1; i < LOOKAHEAD_ORDERS; i++) {
        after = reorder(state);
        playTrusted(after, option);
        worth += worthOf(after);
      }
      worth /= LOOKAHEAD_ORDERS;
    }
    if (worth > best) best = worth;
  }
  return best;
}

/** What one answer and the chance after it did to the chance of each seat. */
export interface Swing {
  readonly ply: number;
  /** The seat that answered. */
  readonly seat: number;
  readonly decision: readonly number[];
  readonly luck: readonly number[];
}

export interface Split {
  /** Each seat's chance before each answer, and its share of the result at the end. */
  readonly values: readonly (readonly number[])[];
  /** By answer; the first value plus all swings is the last value. */
  readonly swings: readonly Swing[];
}

/** Number of other orders of the decks that each answer is compared with. */
const ORDERS = 32;

function difference(after: readonly number[], before: readonly number[]): readonly number[] {
  return after.map((one, seat) => one - (before[seat] ?? 0));
}

function valueOf(state: GameState, valuation: Valuation, reorder: Reorder): readonly number[] {
  return state.over
    ? state.players.map((_, seat) => shareOf(state, seat))
    : valuation(state, reorder);
}

/** The mean value after an option over other orders of the decks. */
function expectedValue(
  state: GameState,
  option: number,
  valuation: Valuation,
  reorder: Reorder,
): readonly number[] {
  const sums = state.players.map(() => 0);
  for (let i = 0; i < ORDERS; i++) {
    const copy = reorder(state);
    playTrusted(copy, option);
    for (const [seat, one] of valueOf(copy, valuation, reorder).entries()) {
      sums[seat] = (sums[seat] ?? 0) + one;
    }
  }
  return sums.map((sum) => sum / ORDERS);
}

/** One answer of a game that is being split. */
export interface SplitStep {
  readonly swing: Swing;
  /** The game after the answer. Valid until the next step. */
  readonly state: GameState;
  /** Each seat's chance after the answer. */
  readonly value: readonly number[];
}

/** Splits a game answer by answer. `onStart` gets the value at the start. */
export function* splitSteps(
  start: GameState,
  answers: readonly number[],
  valuation: Valuation,
  onStart: (value: readonly number[]) => void,
): Generator<SplitStep, void> {
  const state = start.clone();
  const known = new KnownOrder();
  const random = randomFromSeed('luck');
  const reorder: Reorder = (one) => reorderDecks(one, known, random);
  let value = valueOf(state, valuation, reorder);
  onStart(value);
  for (const option of answers) {
    const before = state.clone();
    const { ply, reveals } = state;
    const seat = decidingSeat(state);
    playTrusted(state, option);
    const after = valueOf(state, valuation, reorder);
    const expected =
      state.reveals === reveals ? after : expectedValue(before, option, valuation, reorder);
    const swing: Swing = {
      ply,
      seat,
      decision: difference(expected, value),
      luck: difference(after, expected),
    };
    known.update(before, state);
    value = after;
    yield { swing, state, value };
  }
}

/** Splits a game from its start into luck and decisions; `answers` are option numbers. */
export function splitGame(
  start: GameState,
  answers: readonly number[],
  valuation: Valuation,
): Split {
  const values: (readonly number[])[] = [];
  const swings: Swing[] = [];
  const steps = splitSteps(start, answers, valuation, (value) => void values.push(value));
  for (const { swing, value } of steps) {
    swings.push(swing);
    values.push(value);
  }
  return { values, swings };
}
