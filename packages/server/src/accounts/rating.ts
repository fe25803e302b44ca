// Computes ratings by Weng and Lin with the Plackett-Luce model ("A Bayesian Approximation Method
// for Online Ranking", algorithm 4) and the parameters of OpenSkill.

/** A rating: mean and standard deviation of the estimated strength. */
export interface Rating {
  readonly mu: number;
  readonly sigma: number;
}

const MU = 25;
const SIGMA = MU / 3;
/** Strength difference at which the better of two players wins two of three games. */
const BETA = SIGMA / 2;
/** Uncertainty that each game adds, because the strength of players changes. */
const TAU = MU / 300;
/** The variance shrinks at most by this factor per game. */
const MIN_VARIANCE_FACTOR = 0.0001;

export const NEWCOMER: Rating = { mu: MU, sigma: SIGMA };

/** A player of a finished game: the rating before it, and the place. Ties share a place. */
export interface Finisher extends Rating {
  readonly place: number;
}

/** The rating before the next game: more uncertain by `TAU`. */
export function aged({ mu, sigma }: Rating): Rating {
  return { mu, sigma: Math.hypot(sigma, TAU) };
}

/** The ratings after a game, in the order of `finishers`. */
export function rate(finishers: readonly Finisher[]): readonly Rating[] {
  const c = Math.sqrt(finishers.reduce((sum, { sigma }) => sum + sigma ** 2 + BETA ** 2, 0));
  const strength = finishers.map(({ mu }) => Math.exp(mu / c));
  /** For each finisher, the total strength of those placed equal or worse. */
  const behind = finishers.map(({ place }) =>
    finishers.reduce((sum, one, i) => sum + (one.place >= place ? (strength[i] ?? 0) : 0), 0),
  );
  /** For each finisher, how many share the place. */
  const shared = finishers.map(
    ({ place }) => finishers.filter((one) => one.place === place).length,
  );
  return finishers.map(({ mu, sigma, place }, i) => {
    let gain = 0;
    let varianceLoss = 0;
    for (const [q, other] of finishers.entries()) {
      if (other.place > place) continue;
      const chance = (strength[i] ?? 0) / (behind[q] ?? 1);
      const share = shared[q] ?? 1;
      gain += ((q === i ? 1 : 0) - chance) / share;
      varianceLoss += (chance * (1 - chance)) / share;
    }
    const gamma = sigma / c;
    const varianceFactor = 1 - (sigma ** 2 / c ** 2) * varianceLoss * gamma;
    return {
      mu: mu + (sigma ** 2 / c) * gain,
      sigma: sigma * Math.sqrt(Math.max(varianceFactor, MIN_VARIANCE_FACTOR)),
    };
  });
}

/** The displayed rating of a newcomer. */
export const SHOWN_START = 1500;

/** Elo points per unit of strength. With 2 players, 400 more points win ten of eleven games. */
function points(players: number): number {
  return 400 / Math.LN10 / (BETA * Math.sqrt(players));
}

/** The displayed rating; newcomers start at 1500. */
export function shownRating(mu: number, players: number): number {
  return Math.round(SHOWN_START + (mu - MU) * points(players));
}

/** Half width of the 95 % confidence interval of a displayed rating. */
export function shownMargin(sigma: number, players: number): number {
  return Math.round(1.96 * sigma * points(players));
}

/** The strength for a displayed rating. */
export function strengthShown(shown: number, players: number): number {
  return MU + (shown - SHOWN_START) / points(players);
}

/** The rating by which leaderboards are ordered. It is low after few games, which say little. */
export function conservativeRating({ mu, sigma }: Rating, players: number): number {
  return shownRating(mu - 2 * sigma, players);
}
