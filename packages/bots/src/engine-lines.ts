// Engine lines, as in chess programs: the best options of a position with confidence intervals,
// refined for as long as the caller asks. The more promising an option, the more often it is tried.
import { type GameState, parseOption } from '@eminent/engine';
import { type BotRequest, decisionOf, requestFor } from './bot.ts';
import { shippedNet } from './net-bots.ts';
import { heuristicPlayouts } from './search/playout.ts';
import { Tree } from './search/tree.ts';

/** An option with the chance to win of the deciding seat. */
export interface EngineLine {
  readonly token: string;
  /** From 0 to 1. */
  readonly chance: number;
  /** The 95 percent confidence interval. */
  readonly low: number;
  readonly high: number;
}

export interface EngineReport {
  /** Best first, at most three. Empty if there is no choice. */
  readonly lines: readonly EngineLine[];
  readonly simulations: number;
}

const MAX_LINES = 3;
/** Number of options tried in each determinization after the first. */
const PER_ROUND = 4;
/** Exploration weight for options with few simulations. */
const EXPLORATION = 0.3;
/** Variance assumed before the first simulation. */
const PRIOR_VARIANCE = 0.04;
/** Number of standard errors on each side of a 95 percent confidence interval. */
const NORMAL_95 = 1.96;

/** The running mean and variance of an option (Welford's algorithm). */
class Candidate {
  readonly token: string;
  readonly option: number;
  count = 0;
  mean = 0;
  private squares = PRIOR_VARIANCE;

  constructor(token: string, option: number) {
    this.token = token;
    this.option = option;
  }

  add(chance: number): void {
    this.count++;
    const before = chance - this.mean;
    this.mean += before / this.count;
    this.squares += before * (chance - this.mean);
  }

  /** The upper confidence bound (UCB1), by which options are selected. */
  bound(simulations: number): number {
    return this.mean + EXPLORATION * Math.sqrt(Math.log(1 + simulations) / this.count);
  }

  line(): EngineLine {
    const margin = NORMAL_95 * (Math.sqrt(this.squares) / this.count);
    const within = (chance: number): number => Math.min(1, Math.max(0, chance));
    const { token, mean } = this;
    return { token, chance: mean, low: within(mean - margin), high: within(mean + margin) };
  }
}

/** A request in which nothing is hidden: only future shuffles differ between its samples. */
export function openRequestFor(
  state: GameState,
  seat: number,
  random: BotRequest['random'],
): BotRequest {
  const { view } = requestFor(state, seat, random);
  return {
    view,
    random,
    sample(chance) {
      const copy = state.clone();
      copy.random = chance.clone();
      chance.next();
      return copy;
    },
  };
}

/**
 * Rates the options of a question. Each report is more precise than the one before; the generator
 * ends only if there is no choice. The same request and random generator give the same reports.
 */
export function* engineLines(request: BotRequest): Generator<EngineReport, void> {
  const { options: given } = decisionOf(request.view);
  if (given.length < 2) {
    yield { lines: [], simulations: 0 };
    return;
  }
  const tree = new Tree(shippedNet(request.view.options) ?? heuristicPlayouts, request.random);
  const first = request.sample(request.random);
  const candidates = given.flatMap(({ token }) => {
    const option = parseOption(first, token);
    return option === undefined ? [] : [new Candidate(token, option)];
  });
  let sample = first;
  let tried = candidates;
  for (;;) {
    for (const candidate of tried) candidate.add(tree.simulate(sample.clone(), candidate.option));
    yield { lines: topLines(candidates), simulations: tree.simulations };
    sample = request.sample(request.random);
    tried = candidates
      .toSorted((a, b) => b.bound(tree.simulations) - a.bound(tree.simulations))
      .slice(0, PER_ROUND);
  }
}

/**
 * Selects by the lower end of the interval: an option that was tried rarely has a wide interval and
 * does not get a line by accident.
 */
function topLines(candidates: readonly Candidate[]): readonly EngineLine[] {
  return candidates
    .map((candidate) => candidate.line())
    .sort((a, b) => b.low - a.low || b.chance - a.chance)
    .slice(0, MAX_LINES)
    .sort((a, b) => b.chance - a.chance);
}
