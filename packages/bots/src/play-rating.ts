// Rates how well a seat played by the mean chance that its choices lost. The limits lie between the
// mean losses of the bots measured in docs/opponents.md.

/** From best to worst. */
export const PLAY_RATINGS = ['masterly', 'strong', 'solid', 'shaky', 'careless'] as const;
export type PlayRating = (typeof PLAY_RATINGS)[number];

/** Maximum mean loss of chance for each rating except the last. */
const MAX_LOSSES: readonly number[] = [0.001, 0.005, 0.01, 0.018];

export function ratingOf(errorPerDecision: number): PlayRating {
  const at = MAX_LOSSES.findIndex((limit) => errorPerDecision <= limit);
  return PLAY_RATINGS[at < 0 ? MAX_LOSSES.length : at] as PlayRating;
}
