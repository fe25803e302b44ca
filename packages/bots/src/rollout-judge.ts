// Judges games without a trained net. Compares the choice with that of the strongest style by
// rollouts in the same determinizations. Apparent mistakes are tested again, so that chance is not
// reported as a mistake.
import {
  decidingSeat,
  formatOption,
  type GameState,
  parseOption,
  playTrusted,
  type Random,
  randomFromSeed,
} from '@eminent/engine';
import { type BotRequest, requestFor } from './bot.ts';
import { errorOf, type Judge, meanOf, MIN_SIGNIFICANCE, type Verdict } from './judge.ts';
import { pointsValuation } from './points-valuation.ts';
import { MAX_SEATS } from './search/evaluator.ts';
import { strongestCharacter } from './search/fallback.ts';
import { heuristicPlayouts } from './search/playout.ts';

/**
 * Number of rollout pairs for a choice, and for the second test if the loss exceeds the threshold.
 */
const PAIRS = 10;
const PAIRS_AGAIN = 48;
const LOOKS_WORSE = 0.05;

const shares = new Float64Array(MAX_SEATS);

function playedOn(sample: GameState, random: Random): readonly number[] {
  heuristicPlayouts.chances(sample, shares, random);
  return Array.from(shares.subarray(0, sample.players.length));
}

export const rolloutJudge: Judge = {
  valuation: pointsValuation,

  verdict(state, option) {
    const seat = decidingSeat(state);
    const request = requestFor(state, seat, randomFromSeed(`analysis ${state.ply}`));
    const chosen = formatOption(state, option);
    const { token } = strongestCharacter.choose(request);
    const rival = parseOption(state, token);
    const nothing: Verdict = { best: chosen, lost: 0, chance: 1 };
    if (rival === undefined || rival === option) return nothing;
    const first = pairsOf(request, option, rival, PAIRS);
    if (meanOf(lossesOf(first)) < LOOKS_WORSE) return nothing;
    const again = pairsOf(request, option, rival, PAIRS_AGAIN);
    const losses = lossesOf(again);
    const lost = meanOf(losses);
    return lost > MIN_SIGNIFICANCE * errorOf(losses)
      ? { best: token, lost, chance: meanOf(again.map(([, theirs]) => theirs)) }
      : nothing;
  },
};

type Pair = readonly [own: number, theirs: number];

function lossesOf(pairs: readonly Pair[]): readonly number[] {
  return pairs.map(([own, theirs]) => theirs - own);
}

/** The chance after an option and after a rival, in the same determinizations. */
function pairsOf(
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
    const [own = 0, theirs = 0] = [option, rival].map((one) => {
      const after = sample.clone();
      playTrusted(after, one);
      return playedOn(after, randomFromSeed(seed))[seat];
    });
    return [own, theirs];
  });
}
