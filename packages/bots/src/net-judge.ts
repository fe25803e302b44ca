// The judge for games with a trained net. The net proposes better options, and a short search
// compares them with the choice.
import {
  decidingSeat,
  formatOption,
  type GameState,
  parseOption,
  randomFromSeed,
} from '@eminent/engine';
import { requestFor } from './bot.ts';
import {
  errorOf,
  type Judge,
  meanOf,
  MIN_REPORTED_LOSS,
  MIN_SIGNIFICANCE,
  type Reorder,
  type Verdict,
} from './judge.ts';
import { bestAfter } from './luck.ts';
import { type Calibrations, combinePerspectives, uncalibrated } from './net/calibration.ts';
import { greedyReply } from './net/net-without-search.ts';
import type { Evaluator } from './search/evaluator.ts';
import { compare } from './search/search.ts';

const FIRST_DETERMINIZATIONS = 4;
const MAX_RIVALS = 2;
const SIMULATIONS_PER_OPTION = 40;

/**
 * Returns the net's estimate for each seat from this seat's own perspective. For the deciding seat,
 * it is the one after its best option, as the net learned from positions after a choice.
 */
export function perspectives(
  state: GameState,
  evaluator: Evaluator,
  reorder: Reorder,
): readonly number[] {
  const decider = decidingSeat(state);
  const chanceOf = (position: GameState, seat: number): number =>
    evaluator.chanceOf?.(position, seat) ?? 0;
  return state.players.map((_, seat) =>
    seat === decider
      ? bestAfter(state, reorder, (after) => chanceOf(after, seat))
      : chanceOf(state, seat),
  );
}

export function netJudge(evaluator: Evaluator, calibrations: Calibrations): Judge {
  return {
    valuation(state, reorder) {
      const chances = perspectives(state, evaluator, reorder);
      const calibration = calibrations[chances.length] ?? uncalibrated(chances.length);
      return combinePerspectives(chances, decidingSeat(state), calibration);
    },
    verdict: (state, option) => verdictOf(state, option, evaluator),
  };
}

function verdictOf(state: GameState, option: number, evaluator: Evaluator): Verdict {
  const request = requestFor(state, decidingSeat(state), randomFromSeed(`analysis ${state.ply}`));
  const { ranking = [] } = greedyReply(request, evaluator, FIRST_DETERMINIZATIONS);
  const chosen = formatOption(state, option);
  const estimate = ranking.find((one) => one.token === chosen)?.winChance ?? 0;
  const rivals = ranking
    .filter((one) => one.winChance - estimate >= MIN_REPORTED_LOSS)
    .slice(0, MAX_RIVALS);
  if (rivals.length === 0) return { best: chosen, lost: 0, chance: estimate };
  const options = [option, ...rivals.map(({ token }) => parseOption(state, token) ?? option)];
  const [chances = [], ...others] = compare(request, evaluator, options, SIMULATIONS_PER_OPTION);
  let verdict: Verdict = { best: chosen, lost: 0, chance: meanOf(chances) };
  for (const [i, rivalChances] of others.entries()) {
    const losses = rivalChances.map((one, n) => one - (chances[n] ?? 0));
    const lost = meanOf(losses);
    if (lost > verdict.lost && lost > MIN_SIGNIFICANCE * errorOf(losses)) {
      verdict = { best: rivals[i]?.token ?? chosen, lost, chance: meanOf(rivalChances) };
    }
  }
  return verdict;
}
