// Engine lines, as in chess programs: the best options of a position with confidence intervals,
// refined until the caller stops. Promising options are simulated more often than others.
import { type GameState, parseOption } from '@eminent/engine';
import { type BotRequest, decisionOf, requestFor } from './bot.ts';
import { shippedNet } from './net-bots.ts';
import { heuristicPlayouts } from './search/playout.ts';
import { Tree } from './search/tree.ts';

/** An option with the deciding seat's chance to win after it. */
export interface EngineLine {
  readonly token: string;
  /** From 0 to 1. */
  readonly chance: number;
  /** The 95 percent confidence interval. */
  readonly low: number;
  readonly high: number;
}

export interface EngineReport {
  /** At most three options, best first. Empty if there is no choice. */
  readonly lines: readonly EngineLine[];
  /** Number of simulations so far, of all options together. */
  readonly simulations: number;
}

const MAX_LINES = 3;
/** Number of options simulated in each round after the first, which simulates all of them. */
const PER_ROUND = 4;
/** Weight of the exploration bonus, which is larger for options with few simulations. */
const EXPLORATION = 0.3;
/** Initial sum of squared deviations, so that an option with one simulation has a wide interval. */
const PRIOR_SQUARES = 0.04;
/** Number of standard errors on each side of a 95 percent confidence interval. */
const NORMAL_95 = 1.96;

/** An option with the running mean and variance of its chance (Welford's algorithm). */
class Candidate {
  readonly token: string;
  readonly option: number;
  count = 0;
  mean = 0;
  /** Sum of the squared deviations from the mean. */
  private squares = PRIOR_SQUARES;

  constructor(token: string, option: number) {
    this.token = token;
    this.option = option;
  }

  add(chance: number): void {
    this.count++;
    const deviation = chance - this.mean;
    this.mean += deviation / this.count;
    this.squares += deviation * (chance - this.mean);
  }

  /** The upper confidence bound (UCB1), by which options are selected. */
  bound(simulations: number): number {
    return this.mean + EXPLORATION * Math.sqrt(Math.log(1 + simulations) / this.count);
  }

  line(): EngineLine {
    const margin = NORMAL_95 * (Math.sqrt(this.squares) / this.count);
    const clamp = (chance: number): number => Math.min(1, Math.max(0, chance));
    const { token, mean } = this;
    return { token, chance: mean, low: clamp(mean - margin), high: clamp(mean + margin) };
  }
}

/** A request whose samples have the real hidden cards: only future shuffles differ. */
export function openRequestFor(
  state: GameState,
  seat: number,
  random: BotRequest['random'],
): BotRequest {
  const { view } = requestFor(state, seat, random);
  return {
    view,
    random,
    sample(generator) {
      const copy = state.clone();
      copy.random = generator.clone();
      generator.next();
      return copy;
    },
  };
}

/**
 * Rates the options of a question. Yields ever more precise reports without end, or a single empty
 * one if there is no choice. The same request and random generator give the same reports.
 */
export function* engineLines(request: BotRequest): Generator<EngineReport, void> {
  const { options: offered } = decisionOf(request.view);
  if (offered.length < 2) {
    yield { lines: [], simulations: 0 };
    return;
  }
  const tree = new Tree(shippedNet(request.view.options) ?? heuristicPlayouts, request.random);
  const first = request.sample(request.random);
  const candidates = offered.flatMap(({ token }) => {
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

/** The candidates whose intervals have the highest lower ends, in the order of their chances. */
function topLines(candidates: readonly Candidate[]): readonly EngineLine[] {
  return candidates
    .map((candidate) => candidate.line())
    .sort((a, b) => b.low - a.low || b.chance - a.chance)
    .slice(0, MAX_LINES)
    .sort((a, b) => b.chance - a.chance);
}
