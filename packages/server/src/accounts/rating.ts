// How strong somebody is, learned from who came before whom: Weng and Lin's method with the model of Plackett and Luce ("A Bayesian
// Approximation Method for Online Ranking", algorithm 4), with the numbers of OpenSkill.

/** A strength and how unsure it is: the mean and the deviation of a bell curve. */
export interface Rating {
  readonly mu: number;
  readonly sigma: number;
}

const MU = 25;
const SIGMA = MU / 3;
/** How much luck there is: of two whose strengths differ by so much, the better one wins two of three games. */
const BETA = SIGMA / 2;
/** People change: before each game a rating becomes a little less sure, so that it never stands still. */
const TAU = MU / 300;
/** The deviation never falls by more than to this share of its square. */
const LEAST_SHARE = 0.0001;

export const NEWCOMER: Rating = { mu: MU, sigma: SIGMA };

/** One of a finished game: the rating of before, and the place from 1; equal places are shared. */
export interface Finisher extends Rating {
  readonly place: number;
}

/** A rating before its next game. */
export function aged({ mu, sigma }: Rating): Rating {
  return { mu, sigma: Math.hypot(sigma, TAU) };
}

/** The ratings after a game, in the same order. */
export function rate(finishers: readonly Finisher[]): readonly Rating[] {
  const c = Math.sqrt(finishers.reduce((sum, { sigma }) => sum + sigma ** 2 + BETA ** 2, 0));
  const strength = finishers.map(({ mu }) => Math.exp(mu / c));
  /** Of each: how strong those are together who did no better, and how many share its place. */
  const behind = finishers.map(({ place }) =>
    finishers.reduce((sum, one, i) => sum + (one.place >= place ? (strength[i] ?? 0) : 0), 0),
  );
  const shared = finishers.map(
    ({ place }) => finishers.filter((one) => one.place === place).length,
  );
  return finishers.map(({ mu, sigma, place }, i) => {
    let gain = 0;
    let certainty = 0;
    for (const [q, other] of finishers.entries()) {
      if (other.place > place) continue;
      const chance = (strength[i] ?? 0) / (behind[q] ?? 1);
      const share = shared[q] ?? 1;
      gain += ((q === i ? 1 : 0) - chance) / share;
      certainty += (chance * (1 - chance)) / share;
    }
    const gamma = sigma / c;
    const left = 1 - (sigma ** 2 / c ** 2) * certainty * gamma;
    return {
      mu: mu + (sigma ** 2 / c) * gain,
      sigma: sigma * Math.sqrt(Math.max(left, LEAST_SHARE)),
    };
  });
}

/** What is shown of somebody who begins. */
export const SHOWN_START = 1500;

/** Elo points of one unit of strength at a table of so many: 400 points more win ten of eleven games against one other. */
function points(players: number): number {
  return 400 / Math.LN10 / (BETA * Math.sqrt(players));
}

/** A strength as people read it: as Elo points, 1500 for who begins. */
export function shownRating(mu: number, players: number): number {
  return Math.round(SHOWN_START + (mu - MU) * points(players));
}

/** The true value is within so many points in 95 of 100 cases. */
export function shownMargin(sigma: number, players: number): number {
  return Math.round(1.96 * sigma * points(players));
}

/** The strength that is shown as so many points. */
export function strengthShown(shown: number, players: number): number {
  return MU + (shown - SHOWN_START) / points(players);
}

/** What lists are ordered by: what somebody is worth at least, so that few games lead nobody to the top. */
export function surely({ mu, sigma }: Rating, players: number): number {
  return shownRating(mu - 2 * sigma, players);
}
