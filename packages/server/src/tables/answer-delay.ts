// The delay before an automatic answer. It is distributed like the response times of people, so it
// reveals nothing about hidden cards.
import { randomFromSeed } from '@eminent/engine';

/**
 * Median response time to the question whether to follow or dissent, measured with experienced
 * players.
 */
const MEDIAN_MS = 2600;
/** Standard deviation of the logarithm of the delay. */
const SPREAD = 0.55;
const MIN_MS = 900;
const MAX_MS = 9000;
/** Number of uniform samples summed for an approximate normal distribution. */
const DRAWS = 12;
/** Number of possible values of a uniform sample. */
const SAMPLE_VALUES = 1_000_000;

/**
 * The delay before the answer to one question of a table, in milliseconds. It depends only on the
 * table's secret and the question, never on hands or prepared answers.
 */
export function answerDelay(secret: string, question: number): number {
  const random = randomFromSeed(`pause ${secret} ${question}`);
  let sum = -DRAWS / 2;
  for (let i = 0; i < DRAWS; i++) sum += random.below(SAMPLE_VALUES) / SAMPLE_VALUES;
  const delay = MEDIAN_MS * Math.exp(sum * SPREAD);
  return Math.round(Math.min(MAX_MS, Math.max(MIN_MS, delay)));
}
