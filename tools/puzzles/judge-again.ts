// Judges the best answer of a puzzle against its rivals again.
import {
  type GameState,
  optionsOf,
  parseCompact,
  type Random,
  replayRecord,
} from '@eminent/engine';
import '../../packages/bots/src/node.ts';
import { shippedNet } from '../../packages/bots/src/net-bots.ts';
import type { Evaluator } from '../../packages/bots/src/search/evaluator.ts';
import type { Puzzle } from '../../packages/web/src/puzzles/puzzle.ts';
import { type Answer, answersTo } from './answers.ts';
import { keyOf } from './find-puzzle.ts';
import { byRollouts, bySearch, type Chances, heldOutPolicy, leadOf } from './judges.ts';

/** The lead of the best answer over the second best, and its standard error. */
export type Lead = ReturnType<typeof leadOf>;

/** Answers that trail by at most this many wins in 1000 are compared. */
const CLOSE = 250;
const MAX_ANSWERS = 100;

/** The game at the end of a compact record. */
export function positionOf(record: string): GameState {
  const read = parseCompact(record);
  if (!read.ok) throw new Error(read.error);
  const replay = replayRecord(read.value);
  if (!replay.ok) throw new Error(replay.error);
  return replay.value.state;
}

/** The answer with a key. */
export function answerOf(state: GameState, key: string): Answer {
  const answers = answersTo(state, MAX_ANSWERS) ?? [];
  const found = answers.find((one) => keyOf(state, one) === key);
  if (found === undefined) throw new Error(`${key} is no answer`);
  return found;
}

/** The answers of a puzzle that could be best, the expected one first; at least two. */
export function answersOf(state: GameState, puzzle: Puzzle): readonly Answer[] {
  const wins = Object.entries(puzzle.answers);
  const most = wins[0]?.[1] ?? 0;
  return wins
    .filter(([, n], place) => place < 2 || most - n <= CLOSE)
    .map(([key]) => answerOf(state, key));
}

export function evaluatorFor(state: GameState): Evaluator {
  const evaluator = shippedNet(optionsOf(state.rules));
  if (evaluator === undefined) throw new Error('no net plays this game');
  return evaluator;
}

/** The smallest lead of the first answer. */
function leastLead([first = [], ...others]: Chances): Lead {
  return others
    .map((other) => leadOf(first, other))
    .reduce((least, one) => (one.lead < least.lead ? one : least));
}

export function judgeAgain(
  puzzle: Puzzle,
  simulations: number,
  games: number,
  random: Random,
): { readonly search: Lead; readonly rollouts: Lead } {
  const state = positionOf(puzzle.record);
  const answers = answersOf(state, puzzle);
  const evaluator = evaluatorFor(state);
  return {
    search: leastLead(bySearch(state, answers, simulations, random, evaluator)),
    rollouts: leastLead(byRollouts(state, answers, games, random, heldOutPolicy)),
  };
}
