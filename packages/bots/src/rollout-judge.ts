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
import type { Judge, Verdict } from './judge.ts';
import { MAX_SEATS } from './search/evaluator.ts';
import { strongestCharacter } from './search/fallback.ts';
import { heuristicPlayouts } from './search/playout.ts';

/** Number of rollouts for the chances of a moment. */
const GAMES = 24;
/**
 * Number of rollout pairs for a choice, and for the second test if the loss exceeds the threshold.
 */
const PAIRS = 10;
const PAIRS_AGAIN = 48;
const LOOKS_WORSE = 0.05;
/** Minimum significance of a loss in standard errors. */
const CERTAIN = 2;

const shares = new Float64Array(MAX_SEATS);

function playedOn(sample: GameState, random: Random): readonly number[] {
  heuristicPlayouts.chances(sample, 0, shares, random);
  return Array.from(shares.subarray(0, sample.players.length));
}

export const rolloutJudge: Judge = {
  chances(state) {
    const seat = decidingSeat(state);
    const random = randomFromSeed(`analysis ${state.ply}`);
    const request = requestFor(state, seat, random);
    const sums = state.players.map(() => 0);
    for (let i = 0; i < GAMES; i++) {
      for (const [of, share] of playedOn(request.sample(random), random).entries()) {
        sums[of] = (sums[of] ?? 0) + share / GAMES;
      }
    }
    return sums;
  },

  verdict(state, option) {
    const seat = decidingSeat(state);
    const request = requestFor(state, seat, randomFromSeed(`analysis ${state.ply}`));
    const chosen = formatOption(state, option);
    const nothing: Verdict = { best: chosen, lost: 0 };
    const { token } = strongestCharacter.choose(request);
    const rival = parseOption(state, token);
    if (rival === undefined || rival === option) return nothing;
    const first = lossesOf(request, option, rival, PAIRS);
    if (meanOf(first) < LOOKS_WORSE) return nothing;
    const again = lossesOf(request, option, rival, PAIRS_AGAIN);
    const lost = meanOf(again);
    return lost > CERTAIN * errorOf(again) ? { best: token, lost } : nothing;
  },
};

/** The loss of an option against a rival, pair by pair. */
function lossesOf(
  request: BotRequest,
  option: number,
  rival: number,
  pairs: number,
): readonly number[] {
  const { random, view } = request;
  const seat = view.seat ?? 0;
  return Array.from({ length: pairs }, () => {
    const sample = request.sample(random);
    const seed = `pair ${random.below(1 << 30)}`;
    const [own = 0, other = 0] = [option, rival].map((one) => {
      const after = sample.clone();
      playTrusted(after, one);
      return playedOn(after, randomFromSeed(seed))[seat];
    });
    return other - own;
  });
}

function meanOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, one) => sum + one, 0) / numbers.length;
}

/** The standard error of the mean. */
function errorOf(numbers: readonly number[]): number {
  const mean = meanOf(numbers);
  const spread = meanOf(numbers.map((one) => (one - mean) ** 2));
  return Math.sqrt(spread / (numbers.length - 1));
}
