// Judges the best answer of a puzzle against its rivals again.
import {
  type GameState,
  optionsOf,
  parseCompact,
  type Random,
  replayRecord,
} from '@eminent/engine';
import '../../packages/bots/src/node.ts';
import { isMadeFor } from '../../packages/bots/src/net/manifest.ts';
import { netEvaluator } from '../../packages/bots/src/net/net-evaluator.ts';
import { packWeights } from '../../packages/bots/src/net/packed-weights.ts';
import type { ReadWeights } from '../../packages/bots/src/net/weights-file.ts';
import { netBotsOf, shippedNet } from '../../packages/bots/src/net-bots.ts';
import type { Evaluator } from '../../packages/bots/src/search/evaluator.ts';
import type { Puzzle } from '../../packages/web/src/puzzles/puzzle.ts';
import { type Answer, answersTo } from './answers.ts';
import { keyOf } from './find-puzzle.ts';
import {
  byRollouts,
  bySearch,
  type Chances,
  botsInSeats,
  heldOutPolicy,
  leadOf,
  type Policy,
} from './judges.ts';

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

const BATCH = 20;
/** Batches are played until the lead is this many standard errors. */
const CLEAR = 3;
const MIN_GAMES = 40;

/** The lead in games played to their end, until it is clear or `games` are played per answer. */
function leadInGames(
  state: GameState,
  answers: readonly Answer[],
  games: number,
  random: Random,
  policy: Policy,
): Lead {
  const chances = answers.map((): number[] => []);
  const size = Math.min(BATCH, games);
  for (let played = size; ; played += size) {
    const batch = byRollouts(state, answers, size, random, policy);
    for (const [k, list] of batch.entries()) chances[k]?.push(...list);
    const least = leastLead(chances);
    const isClear = played >= MIN_GAMES && Math.abs(least.lead) > CLEAR * least.error;
    if (isClear || played >= games) return least;
  }
}

/** How a puzzle is judged again. A judgment with 0 simulations or games is left out. */
export interface Judging {
  readonly simulations: number;
  /** Maximum number of games after each answer. */
  readonly games: number;
  /** Separately trained nets that search and play as Admirals, instead of characters. */
  readonly nets: readonly Extract<ReadWeights, { ok: true }>[];
}

/** The lead of the best answer, by judge. */
export type Judged = Partial<Record<'search' | 'secondSearch' | 'games', Lead>>;

/**
 * The evaluator of a separately trained net, and a policy of Admirals, which search with it: a net
 * alone would miss wins of two steps. Without such a net, only a policy of bot characters.
 */
function secondJudge(state: GameState, nets: Judging['nets']) {
  const found = nets.find(({ net }) => isMadeFor(net.manifest, optionsOf(state.rules)));
  if (found === undefined) return { policy: heldOutPolicy };
  const { net, weights } = found;
  return {
    evaluator: netEvaluator(net, packWeights(net.layers, weights)),
    policy: botsInSeats(netBotsOf(net, weights).filter(({ name }) => name === 'admiral')),
  };
}

export function judgeAgain(
  puzzle: Puzzle,
  { simulations, games, nets }: Judging,
  random: Random,
): Judged {
  const state = positionOf(puzzle.record);
  const answers = answersOf(state, puzzle);
  const { evaluator: second, policy } = secondJudge(state, nets);
  const searchedBy = (evaluator: Evaluator): Lead =>
    leastLead(bySearch(state, answers, simulations, random, evaluator));
  return {
    ...(simulations > 0 && {
      search: searchedBy(evaluatorFor(state)),
      ...(second && { secondSearch: searchedBy(second) }),
    }),
    ...(games > 0 && { games: leadInGames(state, answers, games, random, policy) }),
  };
}
