// The judge for games without a trained net. Compares a choice with the choice of the strongest
// style, by rollouts in the same determinizations. If the choice looks worse, a second test with
// more rollouts rules out random errors.
import {
  decidingSeat,
  formatOption,
  type GameState,
  parseOption,
  playTrusted,
  randomFromSeed,
} from '@eminent/engine';
import { type BotRequest, requestFor } from './bot.ts';
import { errorOf, type Judge, meanOf, MIN_SIGNIFICANCE, type Verdict } from './judge.ts';
import { pointsValuation } from './points-valuation.ts';
import { MAX_SEATS } from './search/evaluator.ts';
import { strongestStyle } from './search/fallback.ts';
import { heuristicPlayouts } from './search/playout.ts';

/** Rollout pairs in the first test. A choice that loses LOOKS_WORSE there is tested again. */
const PAIRS = 10;
const PAIRS_AGAIN = 48;
const LOOKS_WORSE = 0.05;

const chances = new Float64Array(MAX_SEATS);

/** Plays one rollout to the end of the game and returns the seat's chance. Modifies the state. */
function rolloutChance(state: GameState, seat: number, seed: string): number {
  heuristicPlayouts.chances(state, chances, randomFromSeed(seed));
  return chances[seat] ?? 0;
}

export const rolloutJudge: Judge = {
  valuation: pointsValuation,

  verdict(state, option) {
    const seat = decidingSeat(state);
    const request = requestFor(state, seat, randomFromSeed(`analysis ${state.ply}`));
    const chosen = formatOption(state, option);
    const { token } = strongestStyle.choose(request);
    const rival = parseOption(state, token);
    const noLoss: Verdict = { best: chosen, lost: 0, chance: 1 };
    if (rival === undefined || rival === option) return noLoss;
    const first = comparePairs(request, option, rival, PAIRS);
    if (meanOf(lossesOf(first)) < LOOKS_WORSE) return noLoss;
    const again = comparePairs(request, option, rival, PAIRS_AGAIN);
    const losses = lossesOf(again);
    const lost = meanOf(losses);
    return lost > MIN_SIGNIFICANCE * errorOf(losses)
      ? { best: token, lost, chance: meanOf(again.map(([, rivalChance]) => rivalChance)) }
      : noLoss;
  },
};

/** The seat's chances after the choice and after the rival option, in the same determinization. */
type Pair = readonly [chance: number, rivalChance: number];

function lossesOf(pairs: readonly Pair[]): readonly number[] {
  return pairs.map(([chance, rivalChance]) => rivalChance - chance);
}

function comparePairs(
  request: BotRequest,
  option: number,
  rival: number,
  pairs: number,
): readonly Pair[] {
  const { random, view } = request;
  const seat = view.seat ?? 0;
  return Array.from({ length: pairs }, () => {
    const sample = request.sample(random);
    const seed = `pair ${random.below(1 << 30)}`;
    const chanceAfter = (one: number): number => {
      const after = sample.clone();
      playTrusted(after, one);
      return rolloutChance(after, seat, seed);
    };
    return [chanceAfter(option), chanceAfter(rival)];
  });
}
