// Combines what the net says from each seat's perspective into chances that sum to 1, and
// calibrates them with a few fitted numbers (npm run tools -- calibration --fit).

/** Exponents of the odds, fitted for one net and number of players. */
export interface Calibration {
  /** For the perspective of the deciding seat. */
  readonly decider: number;
  /** For the other perspectives. */
  readonly others: number;
  /** Added to the deciding seat's log odds: the net underrates the seat to move. */
  readonly toMove: number;
}

/** By number of players. */
export type Calibrations = Readonly<Partial<Record<number, Calibration>>>;

/** Half of both perspectives for two players, and all of each for more. */
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

/** Keeps log odds finite. */
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
  { decider: own, others, toMove }: Calibration,
): readonly number[] {
  const scores = chances.map((chance, seat) =>
    seat === decider ? own * logOdds(chance) + toMove : others * logOdds(chance),
  );
  return softmax(scores);
}
