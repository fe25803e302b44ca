// Calibration of a net, which estimates each seat's chance from this seat's own perspective. Makes
// these estimates sum to 1 and agree with the observed win rates.

/** Fitted by `npm run tools -- calibration --fit` for one net and number of players. */
export interface Calibration {
  /** Factor of the deciding seat's log odds. */
  readonly decider: number;
  /** Factor of the log odds of the other seats. */
  readonly others: number;
  /** Added to the deciding seat's weighted log odds, because the net underrates this seat. */
  readonly toMove: number;
}

/** By number of players. */
export type Calibrations = Readonly<Partial<Record<number, Calibration>>>;

/** Used until a fit. With two players, both perspectives estimate the same: each counts half. */
export function uncalibrated(players: number): Calibration {
  const factor = players === 2 ? 0.5 : 1;
  return { decider: factor, others: factor, toMove: 0 };
}

/** Turns scores into positive shares that sum to 1, in proportion to e^score. */
export function softmax(scores: readonly number[]): readonly number[] {
  const top = Math.max(...scores);
  const shares = scores.map((score) => Math.exp(score - top));
  const sum = shares.reduce((total, one) => total + one, 0);
  return shares.map((share) => share / sum);
}

/** Smallest distance of a chance from 0 and 1, so that log odds are finite. */
const MIN_CHANCE = 1e-6;

function logOdds(chance: number): number {
  const p = chance < MIN_CHANCE ? MIN_CHANCE : chance > 1 - MIN_CHANCE ? 1 - MIN_CHANCE : chance;
  return Math.log(p / (1 - p));
}

/** Combines each seat's chance from its own perspective into chances with sum 1 (a softmax). */
export function combinePerspectives(
  chances: readonly number[],
  decider: number,
  calibration: Calibration,
): readonly number[] {
  const scores = chances.map((chance, seat) =>
    seat === decider
      ? calibration.decider * logOdds(chance) + calibration.toMove
      : calibration.others * logOdds(chance),
  );
  return softmax(scores);
}
