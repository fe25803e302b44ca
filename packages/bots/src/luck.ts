// Splits the changes of each seat's chance in a finished game into luck and decisions. The luck of
// an answer that reveals hidden cards is the chance after it, minus the mean chance after it over
// other orders of the decks. The rest of the change is the decision.
import {
  decidingSeat,
  type GameState,
  KnownOrder,
  legalOptions,
  playTrusted,
  randomFromSeed,
  reorderDecks,
} from '@eminent/engine';
import { meansOf, type Reorder, type Valuation } from './judge.ts';
import { shareOf } from './net/net-evaluator.ts';

/** Number of deck orders in which `bestAfter` tries an option that reveals hidden cards. */
const LOOKAHEAD_ORDERS = 4;

/**
 * Returns the highest worth that the deciding seat can reach with one option. For options that
 * reveal hidden cards, this is the mean over several orders of the decks.
 */
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

/** The changes of each seat's chance by one answer. */
export interface Swing {
  readonly ply: number;
  readonly seat: number;
  readonly decision: readonly number[];
  readonly luck: readonly number[];
}

export interface Split {
  /** Each seat's chance before each answer, and at the end its result (or chance so far). */
  readonly values: readonly (readonly number[])[];
  /** One per answer. */
  readonly swings: readonly Swing[];
}

/** Number of deck orders for the expected value of an answer that reveals hidden cards. */
const EXPECTATION_ORDERS = 32;

function difference(after: readonly number[], before: readonly number[]): readonly number[] {
  return after.map((one, seat) => one - (before[seat] ?? 0));
}

function valueOf(state: GameState, valuation: Valuation, reorder: Reorder): readonly number[] {
  return state.over
    ? state.players.map((_, seat) => shareOf(state, seat))
    : valuation(state, reorder);
}

function expectedValue(
  state: GameState,
  option: number,
  valuation: Valuation,
  reorder: Reorder,
): readonly number[] {
  const values = Array.from({ length: EXPECTATION_ORDERS }, () => {
    const copy = reorder(state);
    playTrusted(copy, option);
    return valueOf(copy, valuation, reorder);
  });
  return meansOf(values);
}

export interface SplitStep {
  readonly swing: Swing;
  /** The next step modifies this object. */
  readonly state: GameState;
  readonly value: readonly number[];
}

/**
 * Splits a game into luck and decisions, answer by answer. Calls `onStart` with the chances at the
 * start. `answers` are option numbers.
 */
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
    playTrusted(state, option);
    const after = valueOf(state, valuation, reorder);
    const expected =
      state.reveals === before.reveals ? after : expectedValue(before, option, valuation, reorder);
    const swing: Swing = {
      ply: before.ply,
      seat: decidingSeat(before),
      decision: difference(expected, value),
      luck: difference(after, expected),
    };
    known.update(before, state);
    value = after;
    yield { swing, state, value };
  }
}

/** Splits a whole game into luck and decisions. `answers` are option numbers. */
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
