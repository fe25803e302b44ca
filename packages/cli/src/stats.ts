// Statistics of bot matches: mean win shares with confidence intervals, and Elo ratings.

/** Half-width of a 95 % confidence interval, in standard errors. */
const Z95 = 1.96;

export interface Estimate {
  readonly mean: number;
  readonly low: number;
  readonly high: number;
}

export function meanOf(samples: readonly number[]): number {
  return samples.length === 0 ? 0 : samples.reduce((sum, one) => sum + one, 0) / samples.length;
}

/** Returns the sample variance; 0 for a single sample. */
export function varianceOf(samples: readonly number[]): number {
  const mean = meanOf(samples);
  const squares = samples.reduce((sum, one) => sum + (one - mean) ** 2, 0);
  return squares / Math.max(1, samples.length - 1);
}

/** Returns the half-width of the 95 % confidence interval of the mean of samples from 0 to 1. */
export function intervalOf(samples: readonly number[]): number {
  const n = samples.length;
  // A lower bound, because a few samples may be equal by chance and have no variance.
  const variance = n > 1 ? varianceOf(samples) : 0.25;
  return Z95 * Math.sqrt(Math.max(variance, 0.25 / n) / n);
}

/** Estimates the mean of independent samples from 0 to 1, such as win shares by deal. */
export function estimateOf(samples: readonly number[]): Estimate {
  const mean = meanOf(samples);
  const half = intervalOf(samples);
  return { mean, low: Math.max(0, mean - half), high: Math.min(1, mean + half) };
}

/**
 * Returns the Elo advantage that gives this win share against equally strong opponents. Counts at
 * least half a win and half a loss, so that the result is finite.
 */
export function eloOf(share: number, players: number, games: number): number {
  const edge = 0.5 / games;
  const bounded = Math.min(1 - edge, Math.max(edge, share));
  return 400 * Math.log10((bounded / (1 - bounded)) * (players - 1));
}

/** The players of a game, as indexes, and their shares of the victory. */
export interface Meeting {
  readonly players: readonly number[];
  readonly shares: readonly number[];
}

export interface Rating {
  /** Elo points. The mean of all players is 0. */
  readonly elo: number;
  readonly half: number;
}

const MAX_ITERATIONS = 2000;
/** Virtual wins, and losses, against an average player. They keep all ratings finite. */
const PRIOR = 0.5;

/**
 * Rates players by maximum likelihood: with the Bradley-Terry model for two players, and for more
 * with the first place of the Plackett-Luce model.
 */
export function rate(count: number, meetings: readonly Meeting[]): readonly Rating[] {
  let strength = Array<number>(count).fill(1);
  const wins = Array<number>(count).fill(PRIOR);
  for (const { players, shares } of meetings) {
    for (const [i, player] of players.entries()) {
      wins[player] = (wins[player] ?? 0) + (shares[i] ?? 0);
    }
  }
  for (let round = 0; round < MAX_ITERATIONS; round++) {
    const weights = strength.map((one) => (2 * PRIOR) / (one + 1));
    for (const { players } of meetings) {
      const sum = players.reduce((total, player) => total + (strength[player] ?? 0), 0);
      for (const player of players) weights[player] = (weights[player] ?? 0) + 1 / sum;
    }
    const next = strength.map((_, player) => (wins[player] ?? 0) / (weights[player] ?? 1));
    const moved = next.some((one, player) => Math.abs(one / (strength[player] ?? 1) - 1) > 1e-7);
    strength = next;
    if (!moved) break;
  }
  const information = strength.map((one) => (2 * PRIOR * one) / (one + 1) ** 2);
  for (const { players } of meetings) {
    const sum = players.reduce((total, player) => total + (strength[player] ?? 0), 0);
    for (const player of players) {
      const chance = (strength[player] ?? 0) / sum;
      information[player] = (information[player] ?? 0) + chance * (1 - chance);
    }
  }
  const elo = strength.map((one) => 400 * Math.log10(one));
  const mean = meanOf(elo);
  return elo.map((one, player) => ({
    elo: one - mean,
    half: (Z95 * 400) / Math.LN10 / Math.sqrt(information[player] ?? 1),
  }));
}
