// Decides whether a question is a puzzle: one answer is clearly best, also in searches and in games
// played to their end, and the fast heuristic rarely finds it. Cheap tests come first.
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

export const MIN_LEAD = 0.08;
/** Minimum lead in games by the fast heuristic: in winning chance, and in standard errors. */
const MIN_ROLLOUT_LEAD = 0.03;
const MIN_SIGNIFICANCE = 2.5;
/** Minimum winning chance: with less, hardly any answer matters. */
const MIN_CHANCE = 0.1;
const MAX_ANSWERS = 24;
/** Number of deals of the hidden cards in which the net compares the answers. */
const DEALS = 8;
/** Simulations of the search of the best two answers, and of that of the best RIVALS. */
const QUICK_SIMULATIONS = 16;
export const SIMULATIONS = 64;
const DEEP_SIMULATIONS = 3200;
const NET_GAMES = 40;
const CHARACTER_GAMES = 100;
/** Games per batch. Batches are played until the result is clear. */
const BATCH = 20;
const MIN_ROLLOUTS = 40;
const MAX_ROLLOUTS = 200;
/** To continue, the lead must reach a number of standard errors that rises up to this value. */
const FINAL_SIGNIFICANCE = 2;
/** Number of best answers that are searched and played. */
const RIVALS = 4;
/** Attempts of the fast heuristic, which is partly random, and the maximum that find the answer. */
const HEURISTIC_TRIES = 4;
const HEURISTIC_FINDS = 1;

/** Counts the decisions that pass each stage, and adds up the CPU seconds of each task. */
export class Meter {
  readonly stages: Record<string, number> = {};
  readonly seconds: Record<string, number> = {};

  count(stage: string): void {
    this.stages[stage] = (this.stages[stage] ?? 0) + 1;
  }

  time<T>(name: string, task: () => T): T {
    const before = process.cpuUsage();
    const result = task();
    const { user, system } = process.cpuUsage(before);
    this.seconds[name] = (this.seconds[name] ?? 0) + (user + system) / 1e6;
    return result;
  }
}

type Ranking = ReturnType<typeof ranked>;

function isClear([first, second]: Ranking): boolean {
  if (first === undefined || second === undefined) return false;
  return first.chance >= MIN_CHANCE && first.chance - second.chance >= MIN_LEAD;
}

/** Returns the chances in a long search; undefined if the first answer is not clearly best. */
function deepSearch(
  state: GameState,
  rivals: readonly Answer[],
  evaluator: Evaluator,
  random: Random,
): Ranking | undefined {
  const searched = ranked(bySearch(state, rivals, DEEP_SIMULATIONS, random, evaluator));
  return isClear(searched) && searched[0]?.at === 0 ? searched : undefined;
}

/** Whether the first answer beats the second in rollouts played by the net. */
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

/** Whether the first answer beats every other answer in rollouts played by bot characters. */
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

/** Whether the first answer is clearly best in games continued by the fast heuristic. */
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

/** Returns the puzzle of a question; undefined if it is none or lacks `theme`. */
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
