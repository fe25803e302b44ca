// Calibration: a net estimates the chance of each seat from this seat's perspective. Combines these
// into chances that sum to 1 and that agree with how often seats really win.

/**
 * Exponents of the odds for one net and one number of players, fitted by
 * `npm run tools -- calibration --fit`.
 */
export interface Calibration {
  /** Exponent of the deciding seat's odds. */
  readonly decider: number;
  /** Exponent of the odds of the other seats. */
  readonly others: number;
  /** Added to the deciding seat's log odds: the net underrates the seat to move. */
  readonly toMove: number;
}

/** By number of players. */
export type Calibrations = Readonly<Partial<Record<number, Calibration>>>;

/**
 * The calibration before any fit: for two players half of each perspective, otherwise all of it.
 */
export function uncalibrated(players: number): Calibration {
  const whole = players === 2 ? 0.5 : 1;
  return { decider: whole, others: whole, toMove: 0 };
}

/** Turns scores into positive numbers that sum to 1. */
export function softmax(scores: readonly number[]): readonly number[] {
  const top = Math.max(...scores);
  const shares = scores.map((score) => Math.exp(score - top));
  const sum = shares.reduce((total, one) => total + one, 0);
  return shares.map((share) => share / sum);
}

/** Smallest chance for log odds, which keeps them finite. */
const SMALLEST = 1e-6;

function logOdds(chance: number): number {
  const p = chance < SMALLEST ? SMALLEST : chance > 1 - SMALLEST ? 1 - SMALLEST : chance;
  return Math.log(p / (1 - p));
}

/**
 * Turns the chances that each seat sees for itself into chances that sum to 1: a softmax over the
 * weighted log odds.
 */
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
