// Judges games that a net is trained for: the net proposes better options, a short search rates
// them.
import {
  decidingSeat,
  formatOption,
  type GameState,
  parseOption,
  randomFromSeed,
} from '@eminent/engine';
import { requestFor } from './bot.ts';
import { type Judge, type Verdict, MIN_REPORTED_LOSS } from './judge.ts';
import { greedyReply } from './net/net-without-search.ts';
import { type Evaluator, MAX_SEATS } from './search/evaluator.ts';
import { compare } from './search/search.ts';

/** Number of determinizations in which a choice is judged. */
const DETERMINIZATIONS = 4;
/** Number of candidate options, and simulations for each. */
const RIVALS = 2;
const SIMULATIONS = 40;

export function netJudge(evaluator: Evaluator): Judge {
  const shares = new Float64Array(MAX_SEATS);
  const random = randomFromSeed('analysis');
  return {
    chances(state, mover) {
      evaluator.chances(state, mover, shares, random);
      return Array.from(shares.subarray(0, state.players.length));
    },
    verdict: (state, option) => verdictOf(state, option, evaluator),
  };
}

function verdictOf(state: GameState, option: number, evaluator: Evaluator): Verdict {
  const request = requestFor(state, decidingSeat(state), randomFromSeed(`analysis ${state.ply}`));
  const { ranking = [] } = greedyReply(request, evaluator, DETERMINIZATIONS);
  const chosen = formatOption(state, option);
  const own = ranking.find((one) => one.token === chosen)?.winChance ?? 0;
  const rivals = ranking
    .filter((one) => one.winChance - own >= MIN_REPORTED_LOSS)
    .slice(0, RIVALS)
    .map((one) => one.token);
  if (rivals.length === 0) return { best: chosen, lost: 0 };
  const options = [option, ...rivals.map((token) => parseOption(state, token) ?? option)];
  const [ours = 0, ...others] = compare(request, evaluator, options, SIMULATIONS);
  const top = Math.max(...others);
  return top > ours
    ? { best: rivals[others.indexOf(top)] ?? chosen, lost: top - ours }
    : { best: chosen, lost: 0 };
}
