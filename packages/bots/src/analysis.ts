// Analysis of a finished game: chances over the turns, the costliest choices, and luck versus skill.
// Games without a trained net are judged by points and rollouts.
import {
  decidingSeat,
  formatOption,
  type GameState,
  legalOptions,
  optionsOf,
  playTrusted,
} from '@eminent/engine';
import { type Judge, MIN_REPORTED_LOSS } from './judge.ts';
import { splitGame } from './luck.ts';
import { netJudge } from './net-judge.ts';
import { shippedEvaluator } from './net/net-evaluator.ts';
import { netFor } from './net/nets.ts';
import { type PlayRating, ratingOf } from './play-rating.ts';
import { rolloutJudge } from './rollout-judge.ts';

/** A choice and the best alternative found, with the chance of the seat that chose. */
export interface Judged {
  readonly ply: number;
  readonly turn: number;
  readonly seat: number;
  readonly chosen: string;
  readonly best: string;
  /** The chance with the best alternative, from 0 to 1. */
  readonly chance: number;
  /** Chance lost by the choice, from 0 to `chance`. */
  readonly lost: number;
}

/** How well a seat chose. */
export interface Accuracy {
  /** Number of choices between several options. */
  readonly choices: number;
  /** Mean chance lost by a choice, from 0 to 1. */
  readonly errorPerDecision: number;
  readonly rating: PlayRating;
}

/**
 * Lists are by seat. For each seat the first of `chances`, plus `luck`, plus `decisions`, is its
 * result.
 */
export interface Analysis {
  /** Each seat's chance at the start of each turn and at the end. */
  readonly chances: readonly (readonly number[])[];
  /** The choices that cost most, costliest first. */
  readonly moments: readonly Judged[];
  /** Chance lost by a seat's own choices over the whole game. */
  readonly lostByChoices: readonly number[];
  /** Chance won or lost by shuffles, draws and planets. */
  readonly luck: readonly number[];
  /** Chance won or lost by the choices of all seats. */
  readonly decisions: readonly number[];
  /** The result without luck; can be below 0 or above 1. */
  readonly luckAdjusted: readonly number[];
  readonly accuracy: readonly Accuracy[];
}

const MAX_MOMENTS = 5;

/** The judge for games with these rules. */
export function judgeFor({ rules }: GameState): Judge {
  const net = netFor(optionsOf(rules));
  return net === undefined ? rolloutJudge : netJudge(shippedEvaluator(net), net.calibrations);
}

/** Every choice between several options, compared with the best alternative found. */
function judgeChoices(
  start: GameState,
  answers: readonly number[],
  judge: Judge,
): readonly Judged[] {
  const state = start.clone();
  const judged: Judged[] = [];
  for (const option of answers) {
    const { ply, turnNumber: turn } = state;
    if (legalOptions(state).length > 1) {
      const chosen = formatOption(state, option);
      const seat = decidingSeat(state);
      judged.push({ ply, turn, seat, chosen, ...judge.verdict(state, option) });
    }
    playTrusted(state, option);
  }
  return judged;
}

/** The values at the start, at the start of each later turn, and at the end. */
function byTurn(
  start: GameState,
  answers: readonly number[],
  values: readonly (readonly number[])[],
): readonly (readonly number[])[] {
  const state = start.clone();
  const marks = values.slice(0, 1);
  for (const [i, option] of answers.entries()) {
    const { turnNumber } = state;
    playTrusted(state, option);
    if (state.over || state.turnNumber !== turnNumber) marks.push(values[i + 1] ?? []);
  }
  return marks;
}

function accuracyOf(choices: readonly Judged[]): Accuracy {
  const lost = choices.reduce((sum, one) => sum + one.lost, 0);
  const errorPerDecision = lost / Math.max(1, choices.length);
  return { choices: choices.length, errorPerDecision, rating: ratingOf(errorPerDecision) };
}

/** Analyzes a game from its start; `answers` are option numbers. */
export function analyze(start: GameState, answers: readonly number[]): Analysis {
  const judge = judgeFor(start);
  const { swings, values } = splitGame(start, answers, judge.valuation);
  const judged = judgeChoices(start, answers, judge);
  const seats = start.players.map((_, seat) => seat);
  const totalOf = (part: 'luck' | 'decision'): readonly number[] =>
    seats.map((seat) => swings.reduce((sum, swing) => sum + (swing[part][seat] ?? 0), 0));
  const luck = totalOf('luck');
  const accuracy = seats.map((seat) => accuracyOf(judged.filter((one) => one.seat === seat)));
  const moments = judged
    .filter((one) => one.lost >= MIN_REPORTED_LOSS)
    .sort((a, b) => b.lost - a.lost)
    .slice(0, MAX_MOMENTS);
  return {
    chances: byTurn(start, answers, values),
    moments,
    lostByChoices: accuracy.map(({ choices, errorPerDecision }) => choices * errorPerDecision),
    luck,
    decisions: totalOf('decision'),
    luckAdjusted: luck.map((one, seat) => (values.at(-1)?.[seat] ?? 0) - one),
    accuracy,
  };
}
