// Analyzes a finished game: chances over the turns, the costliest choices, and luck versus skill.
// In games without a trained net, estimates chances from points and by rollouts.
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

/** A choice between several options, with tokens and the deciding seat's chances. */
export interface Judged {
  readonly ply: number;
  readonly turn: number;
  readonly seat: number;
  readonly chosen: string;
  readonly best: string;
  /** Chance with the best option found, from 0 to 1. */
  readonly chance: number;
  /** Chance lost by the choice, from 0 to `chance`. */
  readonly lost: number;
}

export interface Accuracy {
  readonly choices: number;
  /** Mean chance lost per choice, from 0 to 1. */
  readonly errorPerDecision: number;
  readonly rating: PlayRating;
}

/** An answer whose luck changed the chance of its seat by at least `MIN_REPORTED_LOSS`. */
export interface LuckyDraw {
  readonly ply: number;
  readonly turn: number;
  readonly seat: number;
  /** Chance won by luck; negative for bad luck. */
  readonly gained: number;
}

/**
 * The analysis of a game, or of its first turns. In a complete analysis, a seat's chance at the
 * start plus `luck` plus `decisions` is its result: 1 for a victory, shared by several winners.
 */
export interface Analysis {
  /** Number of answers analyzed so far, out of `of`. */
  readonly done: number;
  readonly of: number;
  /** Each seat's chance at the start of each turn and at the end, with all real cards. */
  readonly chances: readonly (readonly number[])[];
  /** By seat: the same list, computed only from what this seat could know. */
  readonly seen: readonly (readonly (readonly number[])[])[];
  /** Costliest first. Only choices that lost at least `MIN_REPORTED_LOSS`. */
  readonly mistakes: readonly Judged[];
  /** Largest change first. */
  readonly draws: readonly LuckyDraw[];
  /** By seat: total chance lost by its own choices. */
  readonly lostByChoices: readonly number[];
  /** By seat: chance won or lost by shuffles, draws and revealed cards and planets. */
  readonly luck: readonly number[];
  /** By seat: chance won or lost by the choices of all seats. */
  readonly decisions: readonly number[];
  /** By seat: the result, or the current chance, minus `luck`. Can be below 0 or above 1. */
  readonly luckAdjusted: readonly number[];
  readonly accuracy: readonly Accuracy[];
  /** By seat, then by phase and role. */
  readonly byPhase: readonly (readonly PhaseLoss[])[];
}

interface PlacedChoice extends Judged {
  readonly place: ChoicePlace | undefined;
}

/** Returns the net judge if a net is trained for these rules, otherwise the rollout judge. */
export function judgeFor({ rules }: GameState): Judge {
  const net = netFor(optionsOf(rules));
  return net === undefined ? rolloutJudge : netJudge(shippedEvaluator(net), net.calibrations);
}

/** Returns the chance that each seat won or lost by luck. `answers` are option numbers. */
export function luckOf(start: GameState, answers: readonly number[]): readonly number[] {
  const { swings } = splitGame(start, answers, judgeFor(start).valuation);
  return start.players.map((_, seat) =>
    swings.reduce((sum, { luck }) => sum + (luck[seat] ?? 0), 0),
  );
}

/** Returns undefined if the option was the only legal one. */
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

class AnalysisBuilder {
  readonly chances: (readonly number[])[] = [];
  readonly seen: (readonly number[])[][];
  readonly judged: PlacedChoice[] = [];
  readonly draws: LuckyDraw[] = [];
  readonly luck: number[];
  readonly decisions: number[];
  value: readonly number[] = [];
  private readonly judge: Judge;

  constructor(players: number, judge: Judge) {
    this.judge = judge;
    this.seen = Array.from({ length: players }, () => []);
    this.luck = Array.from({ length: players }, () => 0);
    this.decisions = [...this.luck];
  }

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

/** Yields the analysis so far after each turn, at last all of it. `answers` are option numbers. */
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

/** Analyzes a whole game. `answers` are option numbers. */
export function analyze(start: GameState, answers: readonly number[]): Analysis {
  return [...analyzeByTurn(start, answers)].at(-1) as Analysis;
}

/**
 * Judges the first `answers`, as long as the same seat decides. `lost` is the sum of the losses.
 * `best` and `chance` are those of the last choice with a loss, or of the first choice without any.
 * Returns undefined if no answer was a choice between several options.
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
