// The delay before an automatic answer. Its distribution is that of people's response times, so
// that it reveals nothing about hidden cards.
import { randomFromSeed } from '@eminent/engine';

/** Median response time of experienced players to the question whether to follow. */
const MEDIAN_MS = 2600;
/** Standard deviation of the natural logarithm of the delay. */
const SPREAD = 0.55;
const MIN_MS = 900;
const MAX_MS = 9000;
/** Number of random values summed for a nearly normal distribution with standard deviation 1. */
const DRAWS = 12;
const SAMPLE_VALUES = 1_000_000;

/** Milliseconds before an answer. Independent of the hands and of prepared answers. */
export function answerDelay(secret: string, question: number): number {
  const random = randomFromSeed(`pause ${secret} ${question}`);
  let sum = -DRAWS / 2;
  for (let i = 0; i < DRAWS; i++) sum += random.below(SAMPLE_VALUES) / SAMPLE_VALUES;
  const delay = MEDIAN_MS * Math.exp(sum * SPREAD);
  return Math.round(Math.min(MAX_MS, Math.max(MIN_MS, delay)));
}
