// How long an answer takes that nobody has to think of: drawn like that of a person, so that its time tells nothing of what is held.
import { randomFromSeed } from '@eminent/engine';

/** Of people who are asked whether to follow, measured at tables of people who know the game. */
const MEDIAN_MS = 2600;
const SPREAD = 0.55;
const LEAST_MS = 900;
const MOST_MS = 9000;
/** Numbers that are added up to one of the bell curve. */
const DRAWS = 12;
const FINE = 1_000_000;

/**
 * The pause before the answer to one question of one table. It follows from the secret of the table and the question alone: whatever
 * is held, prepared or ordered, the same question takes as long.
 */
export function pauseBefore(secret: string, question: number): number {
  const random = randomFromSeed(`pause ${secret} ${question}`);
  let sum = -DRAWS / 2;
  for (let i = 0; i < DRAWS; i++) sum += random.below(FINE) / FINE;
  const pause = MEDIAN_MS * Math.exp(sum * SPREAD);
  return Math.round(Math.min(MOST_MS, Math.max(LEAST_MS, pause)));
}
