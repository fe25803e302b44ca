// Decides whether a question is a puzzle: one answer is clearly best, stays best in a search and in
// games played to their end, and is not the choice of the fast heuristic. Cheap tests come first.
import {
  formatOption,
  type GameState,
  legalOptions,
  playTrusted,
  type Random,
} from '@eminent/engine';
import { fastHeuristicChoice } from '../../packages/bots/src/search/fast-heuristic.ts';
import type { Evaluator } from '../../packages/bots/src/search/evaluator.ts';
import { answerKey, type Theme } from '../../packages/web/src/puzzles/puzzle.ts';
import { type Answer, answersTo } from './answers.ts';
import { solvesOf } from './difficulty.ts';
import {
  byNet,
  byRollouts,
  bySearch,
  characterPolicy,
  leadOf,
  netPolicy,
  ranked,
} from './judges.ts';
import type { Mined } from './puzzle-file.ts';
import { themesOf } from './themes.ts';

/** Minimum lead of the best answer, in winning chance. */
export const MIN_LEAD = 0.08;
/** Minimum lead and significance, in standard errors, in games continued by the fast heuristic. */
const MIN_ROLLOUT_LEAD = 0.03;
const MIN_SIGNIFICANCE = 2.5;
/** Questions of seats with a lower winning chance are skipped: hardly any answer matters. */
const MIN_CHANCE = 0.1;
/** Questions with more answers are skipped. */
const MAX_ANSWERS = 24;
/** Number of deals of the hidden cards in each stage. */
const DEALS = 8;
/** Simulations of a first search of the best two answers, and of the search of all rivals. */
const QUICK_SIMULATIONS = 16;
export const SIMULATIONS = 64;
/** Then a candidate is searched longer, and played to the end by the net and bot characters. */
const DEEP_SIMULATIONS = 3200;
const NET_GAMES = 40;
const CHARACTER_GAMES = 100;
/** Rollouts run in batches until the result is clear. */
const BATCH = 20;
const MIN_ROLLOUTS = 40;
const MAX_ROLLOUTS = 200;
/** The significance required to continue the rollouts rises from 0 nearly to this value. */
const FINAL_SIGNIFICANCE = 2;
/** Number of answers that are searched. */
const RIVALS = 4;
/** Attempts of the fast heuristic, which is partly random, and how many may succeed. */
const HEURISTIC_TRIES = 4;
const HEURISTIC_FINDS = 1;

/** Counts the remaining decisions after each stage and the time each stage takes. */
export class Meter {
  readonly stages: Record<string, number> = {};
  readonly seconds: Record<string, number> = {};

  count(stage: string): void {
    this.stages[stage] = (this.stages[stage] ?? 0) + 1;
  }

  /** Runs a task and adds its CPU time. */
  time<T>(name: string, task: () => T): T {
    const before = process.cpuUsage();
    const result = task();
    const { user, system } = process.cpuUsage(before);
    this.seconds[name] = (this.seconds[name] ?? 0) + (user + system) / 1e6;
    return result;
  }
}

type Ranking = ReturnType<typeof ranked>;

/** Whether the first answer leads clearly. */
function isClear([first, second]: Ranking): boolean {
  if (first === undefined || second === undefined) return false;
  return first.chance >= MIN_CHANCE && first.chance - second.chance >= MIN_LEAD;
}

/** The chances in a long search; undefined if the first answer is not clearly best. */
function deepSearch(
  state: GameState,
  rivals: readonly Answer[],
  evaluator: Evaluator,
  random: Random,
): Ranking | undefined {
  const searched = ranked(bySearch(state, rivals, DEEP_SIMULATIONS, random, evaluator));
  return isClear(searched) && searched[0]?.at === 0 ? searched : undefined;
}

/** Whether the first answer is better than the second in games continued by the net. */
function staysBestInNetGames(
  state: GameState,
  rivals: readonly Answer[],
  evaluator: Evaluator,
  random: Random,
): boolean {
  const top = rivals.slice(0, 2);
  const [ours = [], theirs = []] = byRollouts(state, top, NET_GAMES, random, netPolicy(evaluator));
  return leadOf(ours, theirs).lead > 0;
}

/** Whether the first answer is better than each other one in games of bot characters. */
function staysBestInCharacterGames(
  state: GameState,
  rivals: readonly Answer[],
  random: Random,
): boolean {
  const [ours = [], ...others] = byRollouts(
    state,
    rivals,
    CHARACTER_GAMES,
    random,
    characterPolicy,
  );
  return others.every((theirs) => leadOf(ours, theirs).lead > 0);
}

/** Whether the fast heuristic plays an answer in more than HEURISTIC_FINDS of its attempts. */
function isObvious(state: GameState, answer: Answer, random: Random): boolean {
  let found = 0;
  for (let i = 0; i < HEURISTIC_TRIES; i++) {
    const trial = state.clone();
    const plays = answer.every((option) => {
      if (fastHeuristicChoice(trial, legalOptions(trial), random) !== option) return false;
      playTrusted(trial, option);
      return true;
    });
    if (plays) found++;
  }
  return found > HEURISTIC_FINDS;
}

/** Whether the first of some answers is clearly best in games continued by the fast heuristic. */
function staysBest(state: GameState, answers: readonly Answer[], random: Random): boolean {
  const chances = answers.map((): number[] => []);
  for (let games = BATCH; games <= MAX_ROLLOUTS; games += BATCH) {
    const batch = byRollouts(state, answers, BATCH, random, fastHeuristicChoice);
    for (const [k, list] of batch.entries()) chances[k]?.push(...list);
    const [ours = [], ...others] = chances;
    const leads = others.map((theirs) => leadOf(ours, theirs));
    const least = Math.min(...leads.map(({ lead, error }) => lead / Math.max(error, 1e-9)));
    if (least < (FINAL_SIGNIFICANCE * (games - BATCH)) / MAX_ROLLOUTS - 0.2) return false;
    const isAhead = leads.every(({ lead }) => lead >= MIN_ROLLOUT_LEAD);
    if (games >= MIN_ROLLOUTS && isAhead && least >= MIN_SIGNIFICANCE) return true;
  }
  return false;
}

export function keyOf(state: GameState, answer: Answer): string {
  const trial = state.clone();
  const tokens = answer.map((option) => {
    const token = formatOption(trial, option);
    playTrusted(trial, option);
    return token;
  });
  return answerKey(tokens);
}

/** The puzzle of a question, without its record; undefined if it is none, or of another theme. */
export function findPuzzle(
  state: GameState,
  evaluator: Evaluator,
  random: Random,
  meter: Meter,
  theme?: Theme,
): Omit<Mined, 'record'> | undefined {
  // Questions before the first turn are skipped, because the table is still empty.
  if (state.turnNumber === 0) return undefined;
  meter.count('decisions');
  const answers = meter.time('net', () => answersTo(state, MAX_ANSWERS));
  if (answers === undefined || answers.length < 2) return undefined;
  const glance = meter.time('net', () => ranked(byNet(state, answers, 1, random, evaluator)));
  if (!isClear(glance)) return undefined;
  meter.count('one deal');
  const best = answers[glance[0]?.at ?? 0] as Answer;
  if (theme !== undefined && !themesOf(state, best).includes(theme)) return undefined;
  if (isObvious(state, best, random)) return undefined;
  meter.count('not obvious');
  const rated = meter.time('net', () => ranked(byNet(state, answers, DEALS, random, evaluator)));
  if (!isClear(rated) || rated[0]?.at !== glance[0]?.at) return undefined;
  meter.count('several deals');
  const rivals = rated.slice(0, RIVALS).map(({ at }) => answers[at] as Answer);
  const duel = meter.time('search', () =>
    ranked(bySearch(state, rivals.slice(0, 2), QUICK_SIMULATIONS, random, evaluator)),
  );
  if (duel[0]?.at !== 0 || !isClear(duel)) return undefined;
  meter.count('quick search');
  const quick = meter.time('search', () =>
    ranked(bySearch(state, rivals, SIMULATIONS, random, evaluator)),
  );
  if (!isClear(quick) || quick[0]?.at !== 0) return undefined;
  meter.count('search');
  if (!meter.time('rollouts', () => staysBest(state, rivals, random))) return undefined;
  meter.count('rollouts');
  const searched = meter.time('deep search', () => deepSearch(state, rivals, evaluator, random));
  if (searched === undefined) return undefined;
  meter.count('deep search');
  if (!meter.time('net games', () => staysBestInNetGames(state, rivals, evaluator, random))) {
    return undefined;
  }
  meter.count('net games');
  if (!meter.time('character games', () => staysBestInCharacterGames(state, rivals, random))) {
    return undefined;
  }
  meter.count('character games');
  const solves = meter.time('bots', () => solvesOf(state, best, random));
  const lowest = searched.at(-1)?.chance ?? 0;
  const shift = (searched[0]?.chance ?? 0) - (rated[0]?.chance ?? 0);
  const chances = rated.map(({ at, chance }, place): [string, number] => {
    const found = searched.find((one) => one.at === place)?.chance;
    const value = found ?? Math.max(0, Math.min(lowest, chance + shift));
    return [keyOf(state, answers[at] as Answer), Math.round(value * 1000)];
  });
  return {
    answers: Object.fromEntries(chances.sort(([, a], [, b]) => b - a)),
    themes: themesOf(state, best),
    solves,
  };
}
