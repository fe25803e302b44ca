// Engine lines, as in chess programs: the best options of a position with confidence intervals,
// refined until the caller stops. Promising options are simulated more often than others.
import { type GameState, parseOption } from '@eminent/engine';
import { type BotRequest, decisionOf, requestFor } from './bot.ts';
import { shippedNet } from './net-bots.ts';
import { heuristicPlayouts } from './search/playout.ts';
import { Tree } from './search/tree.ts';

export interface EngineLine {
  readonly token: string;
  /** The deciding seat's chance to win with the option, from 0 to 1. */
  readonly chance: number;
  /** Limits of the 95 percent confidence interval. */
  readonly low: number;
  readonly high: number;
}

export interface EngineReport {
  /** At most three options, best first. Empty if there is no choice. */
  readonly lines: readonly EngineLine[];
  /** Number of simulations so far, over all options. */
  readonly simulations: number;
}

const MAX_LINES = 3;
/** Number of options simulated in each round. Only the first round simulates all of them. */
const PER_ROUND = 4;
/** Weight of the exploration bonus, which is larger for options with few simulations. */
const EXPLORATION = 0.3;
/** Gives an option with a single simulation a wide interval. */
const PRIOR_SQUARES = 0.04;
const NORMAL_95 = 1.96;

/** The mean and variance of an option's chance are updated by Welford's algorithm. */
class Candidate {
  readonly token: string;
  readonly option: number;
  count = 0;
  mean = 0;
  private squaredDeviations = PRIOR_SQUARES;

  constructor(token: string, option: number) {
    this.token = token;
    this.option = option;
  }

  add(chance: number): void {
    this.count++;
    const deviation = chance - this.mean;
    this.mean += deviation / this.count;
    this.squaredDeviations += deviation * (chance - this.mean);
  }

  /** Upper confidence bound (UCB1). Options with the highest bounds are simulated next. */
  bound(simulations: number): number {
    return this.mean + EXPLORATION * Math.sqrt(Math.log(1 + simulations) / this.count);
  }

  line(): EngineLine {
    const margin = NORMAL_95 * (Math.sqrt(this.squaredDeviations) / this.count);
    const clamp = (chance: number): number => Math.min(1, Math.max(0, chance));
    const { token, mean } = this;
    return { token, chance: mean, low: clamp(mean - margin), high: clamp(mean + margin) };
  }
}

/** Creates a request that uses the real hidden cards. Samples differ only in future shuffles. */
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
 * Yields ever more precise reports on the options of a question without end, or a single empty
 * report if there is no choice. The same request and random generator give the same reports.
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

/** Returns the options whose intervals have the highest lower ends, sorted by chance. */
function topLines(candidates: readonly Candidate[]): readonly EngineLine[] {
  return candidates
    .map((candidate) => candidate.line())
    .sort((a, b) => b.low - a.low || b.chance - a.chance)
    .slice(0, MAX_LINES)
    .sort((a, b) => b.chance - a.chance);
}
