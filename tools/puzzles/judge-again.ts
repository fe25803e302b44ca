// Compares the best answer of a puzzle with its rivals again.
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

/** Lead of the best answer as a difference of winning chances, and its standard error. */
export type Lead = ReturnType<typeof leadOf>;

/** Answers that win up to this many of 1000 games less than the best one are compared. */
const CLOSE = 250;
const MAX_ANSWERS = 100;

export function positionOf(record: string): GameState {
  const read = parseCompact(record);
  if (!read.ok) throw new Error(read.error);
  const replay = replayRecord(read.value);
  if (!replay.ok) throw new Error(replay.error);
  return replay.value.state;
}

export function answerOf(state: GameState, key: string): Answer {
  const answers = answersTo(state, MAX_ANSWERS) ?? [];
  const found = answers.find((one) => keyOf(state, one) === key);
  if (found === undefined) throw new Error(`${key} is no answer`);
  return found;
}

/** Returns the answers of a puzzle that could be best, at least two, the expected one first. */
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

function leastLead([first = [], ...others]: Chances): Lead {
  return others
    .map((other) => leadOf(first, other))
    .reduce((least, one) => (one.lead < least.lead ? one : least));
}

const BATCH = 20;
/** Batches are played until the lead differs from 0 by more than this many standard errors. */
const CLEAR = 3;
const MIN_GAMES = 40;

/** Plays games until the lead is clear or `games` are played. Returns the lead. */
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

/** How to judge puzzles again. With 0 simulations or games, that judge is left out. */
export interface Judging {
  readonly simulations: number;
  /** Maximum number of games after each answer. */
  readonly games: number;
  /** Separately trained nets. They search, and play the games as bot level Admiral. */
  readonly nets: readonly Extract<ReadWeights, { ok: true }>[];
}

export type Judged = Partial<Record<'search' | 'secondSearch' | 'games', Lead>>;

/** Returns judges that the miner does not use: another net with its bots, or other bots. */
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
