// Analyzes a finished game: chances over the turns, the costliest choices, and luck versus skill.
// Uses points and rollouts in games without a trained net.
import {
  decidingSeat,
  formatOption,
  type GameState,
  legalOptions,
  optionsOf,
  playTrusted,
} from '@eminent/engine';
import { type Judge, MIN_REPORTED_LOSS, type Verdict } from './judge.ts';
import { splitGame, type Swing, splitSteps } from './luck.ts';
import { netJudge } from './net-judge.ts';
import { shippedEvaluator } from './net/net-evaluator.ts';
import { netFor } from './net/nets.ts';
import { type ChoicePlace, type PhaseLoss, phaseLosses, placeOfChoice } from './phase-losses.ts';
import { type PlayRating, ratingOf } from './play-rating.ts';
import { rolloutJudge } from './rollout-judge.ts';
import { seenChances } from './estimated-chances.ts';

/** A choice of a seat with its cost. Chances are those of this seat. */
export interface Judged {
  readonly ply: number;
  readonly turn: number;
  readonly seat: number;
  /** The token of the chosen option. */
  readonly chosen: string;
  /** The token of the best option found. */
  readonly best: string;
  /** The chance with the best option, from 0 to 1. */
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

/** An answer that revealed cards or planets, with luck of at least ± `MIN_REPORTED_LOSS`. */
export interface LuckyDraw {
  readonly ply: number;
  readonly turn: number;
  readonly seat: number;
  /** Chance won by luck; negative for bad luck. */
  readonly gained: number;
}

/**
 * The analysis of a game, or of its first turns. In a complete analysis, the chance of a seat at
 * the start, plus its `luck`, plus its `decisions`, is its result: 1 for a victory, shared equally
 * by several winners.
 */
export interface Analysis {
  /** Number of answers analyzed so far. */
  readonly done: number;
  /** Number of all answers. */
  readonly of: number;
  /** At the start of each turn and at the end: each seat's chance, with the real hidden cards. */
  readonly chances: readonly (readonly number[])[];
  /** By seat: the same list, computed only from what this seat could know. */
  readonly seen: readonly (readonly (readonly number[])[])[];
  /** Choices that lost at least `MIN_REPORTED_LOSS`, costliest first. */
  readonly mistakes: readonly Judged[];
  /** Lucky and unlucky draws, largest change first. Computed with the real hidden cards. */
  readonly draws: readonly LuckyDraw[];
  /** By seat: chance lost by its choices over the whole game. */
  readonly lostByChoices: readonly number[];
  /** By seat: chance won or lost by shuffles, draws and revealed cards and planets. */
  readonly luck: readonly number[];
  /** By seat: chance won or lost by the choices of all seats. */
  readonly decisions: readonly number[];
  /** By seat: the result, or the chance so far, minus luck; can be below 0 or above 1. */
  readonly luckAdjusted: readonly number[];
  /** By seat: number and mean cost of its choices. */
  readonly accuracy: readonly Accuracy[];
  /** By seat: the cost of its choices by phase and role. */
  readonly byPhase: readonly (readonly PhaseLoss[])[];
}

interface PlacedChoice extends Judged {
  readonly place: ChoicePlace | undefined;
}

/** Returns the judge for games with the rules of this state. */
export function judgeFor({ rules }: GameState): Judge {
  const net = netFor(optionsOf(rules));
  return net === undefined ? rolloutJudge : netJudge(shippedEvaluator(net), net.calibrations);
}

/** Returns by seat the chance won or lost by luck in a game. `answers` are option numbers. */
export function luckOf(start: GameState, answers: readonly number[]): readonly number[] {
  const { swings } = splitGame(start, answers, judgeFor(start).valuation);
  return start.players.map((_, seat) =>
    swings.reduce((sum, { luck }) => sum + (luck[seat] ?? 0), 0),
  );
}

/** Judges the choice of an option; undefined if it was the only legal one. */
function judgeChoice(state: GameState, option: number, judge: Judge): PlacedChoice | undefined {
  if (legalOptions(state).length <= 1) return undefined;
  const { ply, turnNumber: turn } = state;
  const chosen = formatOption(state, option);
  const place = placeOfChoice(state, chosen);
  return { ply, turn, seat: decidingSeat(state), chosen, place, ...judge.verdict(state, option) };
}

function accuracyOf(choices: readonly Judged[]): Accuracy {
  const lost = choices.reduce((sum, one) => sum + one.lost, 0);
  const errorPerDecision = lost / Math.max(1, choices.length);
  return { choices: choices.length, errorPerDecision, rating: ratingOf(errorPerDecision) };
}

/** Accumulates the analysis of a game answer by answer. */
class AnalysisBuilder {
  readonly chances: (readonly number[])[] = [];
  readonly seen: (readonly number[])[][];
  readonly judged: PlacedChoice[] = [];
  readonly draws: LuckyDraw[] = [];
  readonly luck: number[];
  readonly decisions: number[];
  /** The chance of each seat now. */
  value: readonly number[] = [];
  private readonly judge: Judge;

  constructor(players: number, judge: Judge) {
    this.judge = judge;
    this.seen = Array.from({ length: players }, () => []);
    this.luck = Array.from({ length: players }, () => 0);
    this.decisions = [...this.luck];
  }

  /** Records the chances at the start of a turn or at the end of the game. */
  addChances(state: GameState): void {
    this.chances.push(this.value);
    for (const [seat, list] of this.seen.entries()) {
      list.push(state.over ? this.value : seenChances(state, seat, this.judge.valuation));
    }
  }

  addSwing({ ply, seat, luck, decision }: Swing, turn: number): void {
    for (const [other, one] of luck.entries()) this.luck[other] = (this.luck[other] ?? 0) + one;
    for (const [other, one] of decision.entries()) {
      this.decisions[other] = (this.decisions[other] ?? 0) + one;
    }
    const gained = luck[seat] ?? 0;
    if (Math.abs(gained) >= MIN_REPORTED_LOSS) this.draws.push({ ply, turn, seat, gained });
  }

  analysis(done: number, of: number): Analysis {
    const accuracy = this.luck.map((_, seat) =>
      accuracyOf(this.judged.filter((one) => one.seat === seat)),
    );
    return {
      done,
      of,
      chances: [...this.chances],
      seen: this.seen.map((list) => [...list]),
      mistakes: this.judged
        .filter((one) => one.lost >= MIN_REPORTED_LOSS)
        .sort((a, b) => b.lost - a.lost)
        .map(({ place: _place, ...mistake }) => mistake),
      draws: this.draws.toSorted((a, b) => Math.abs(b.gained) - Math.abs(a.gained)),
      lostByChoices: accuracy.map(({ choices, errorPerDecision }) => choices * errorPerDecision),
      luck: [...this.luck],
      decisions: [...this.decisions],
      luckAdjusted: this.luck.map((one, seat) => (this.value[seat] ?? 0) - one),
      accuracy,
      byPhase: this.luck.map((_, seat) =>
        phaseLosses(this.judged.filter((one) => one.seat === seat)),
      ),
    };
  }
}

/** Yields the analysis so far after each turn, finally all of it. `answers`: option numbers. */
export function* analyzeByTurn(
  start: GameState,
  answers: readonly number[],
): Generator<Analysis, void> {
  const judge = judgeFor(start);
  const builder = new AnalysisBuilder(start.players.length, judge);
  const before = start.clone();
  const steps = splitSteps(start, answers, judge.valuation, (value) => {
    builder.value = value;
    builder.addChances(start);
  });
  let done = 0;
  for (const { swing, state, value } of steps) {
    const { turnNumber: turn } = before;
    const option = answers[done] ?? 0;
    const judged = judgeChoice(before, option, judge);
    if (judged !== undefined) builder.judged.push(judged);
    playTrusted(before, option);
    builder.addSwing(swing, turn);
    builder.value = value;
    done++;
    if (state.over || state.turnNumber !== turn) {
      builder.addChances(state);
      if (done < answers.length) yield builder.analysis(done, answers.length);
    }
  }
  yield builder.analysis(done, answers.length);
}

/** Analyzes a game from its start; `answers` are option numbers. */
export function analyze(start: GameState, answers: readonly number[]): Analysis {
  return [...analyzeByTurn(start, answers)].at(-1) as Analysis;
}

/**
 * Judges consecutive answers of the deciding seat, up to the first question to another seat. `lost`
 * is the sum of their losses. `best` and `chance` belong to the last choice that loses something,
 * or to the first choice if none does. Undefined if no answer was a choice between several options.
 */
export function judgeAnswers(state: GameState, answers: readonly number[]): Verdict | undefined {
  const judge = judgeFor(state);
  const position = state.clone();
  const seat = decidingSeat(state);
  let total: Verdict | undefined;
  for (const option of answers) {
    if (position.over || decidingSeat(position) !== seat) break;
    if (legalOptions(position).length > 1) {
      const one = judge.verdict(position, option);
      const last = total === undefined || one.lost > 0 ? one : total;
      total = { ...last, lost: (total?.lost ?? 0) + one.lost };
    }
    playTrusted(position, option);
  }
  return total;
}
