// Computes ratings with the Plackett-Luce model of Weng and Lin ("A Bayesian Approximation Method
// for Online Ranking", algorithm 4) and the parameters of OpenSkill.

/** Mean and standard deviation of the estimated strength of a player. */
export interface Rating {
  readonly mu: number;
  readonly sigma: number;
}

const MU = 25;
const SIGMA = MU / 3;
/** If the strengths differ by this, the better of two players wins two of three games. */
const BETA = SIGMA / 2;
/** Uncertainty added before each game, because the strength of players changes. */
const TAU = MU / 300;
/** A game multiplies the variance by at least this factor. */
const MIN_VARIANCE_FACTOR = 0.0001;

export const NEWCOMER: Rating = { mu: MU, sigma: SIGMA };

/** A player's rating before a game, and the place in it. Ties share a place. */
export interface Finisher extends Rating {
  readonly place: number;
}

/** Returns the rating with the uncertainty that is added before each game. */
export function aged({ mu, sigma }: Rating): Rating {
  return { mu, sigma: Math.hypot(sigma, TAU) };
}

/** Returns the ratings after a game, in the order of `finishers`. */
export function rate(finishers: readonly Finisher[]): readonly Rating[] {
  const c = Math.sqrt(finishers.reduce((sum, { sigma }) => sum + sigma ** 2 + BETA ** 2, 0));
  const strength = finishers.map(({ mu }) => Math.exp(mu / c));
  /** Total strength of the players with the same or a worse place. */
  const behind = finishers.map(({ place }) =>
    finishers.reduce((sum, one, i) => sum + (one.place >= place ? (strength[i] ?? 0) : 0), 0),
  );
  /** Number of players with the same place. */
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

export const SHOWN_START = 1500;

/** Elo points per unit of strength. With 2 players, +400 points win ten of eleven games. */
function points(players: number): number {
  return 400 / Math.LN10 / (BETA * Math.sqrt(players));
}

/** Returns the displayed rating for a strength. */
export function shownRating(mu: number, players: number): number {
  return Math.round(SHOWN_START + (mu - MU) * points(players));
}

/** Half width of the 95 % confidence interval of a displayed rating. */
export function shownMargin(sigma: number, players: number): number {
  return Math.round(1.96 * sigma * points(players));
}

/** Returns the strength for a displayed rating. */
export function strengthShown(shown: number, players: number): number {
  return MU + (shown - SHOWN_START) / points(players);
}

/** Orders leaderboards. It is low after few games, when the rating is still uncertain. */
export function conservativeRating({ mu, sigma }: Rating, players: number): number {
  return shownRating(mu - 2 * sigma, players);
}
