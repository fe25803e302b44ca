// The rating system Glicko-1 (M. Glickman, "The Glicko system"). A rating has an uncertainty. A try
// at a puzzle counts as a game between the solver and the puzzle.

export interface Rating {
  readonly rating: number;
  /** Standard deviation of the rating. */
  readonly deviation: number;
}

/** Rating of a solver before the first puzzle. */
export const NEWCOMER: Rating = { rating: 1500, deviation: 350 };
/** Standard deviation of the initial ratings of puzzles, which were measured with bots. */
export const PUZZLE_DEVIATION = 150;
/** With a smaller deviation, the rating would hardly change any more. */
const MIN_DEVIATION = 45;

const Q = Math.LN10 / 400;

function weightOf(deviation: number): number {
  return 1 / Math.sqrt(1 + (3 * Q ** 2 * deviation ** 2) / Math.PI ** 2);
}

/** Returns the new rating of `player` after a game. `score` is 1 for a win and 0 for a loss. */
export function afterGame(player: Rating, opponent: Rating, score: number): Rating {
  const weight = weightOf(opponent.deviation);
  const exponent = (-weight * (player.rating - opponent.rating)) / 400;
  const expected = 1 / (1 + 10 ** exponent);
  const information = Q ** 2 * weight ** 2 * expected * (1 - expected);
  const precision = 1 / player.deviation ** 2 + information;
  return {
    rating: player.rating + (Q / precision) * weight * (score - expected),
    deviation: Math.max(MIN_DEVIATION, Math.sqrt(1 / precision)),
  };
}
