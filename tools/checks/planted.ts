// A few of the planted rule errors, others each day: tests of rules must catch them. All of them: npm run planted.
import { ERRORS } from '../planted/errors.ts';
import { failureWithoutError, plantAll } from '../planted/run.ts';

const SAMPLE = 6;
const JOBS = 2;
const DAY_MS = 86_400_000;

const first = Math.floor(Date.now() / DAY_MS) * SAMPLE;
const sample = Array.from({ length: SAMPLE }, (_, i) => ERRORS[(first + i) % ERRORS.length]);
const plants = sample.flatMap((plant) => (plant === undefined ? [] : [plant]));

const failure = await failureWithoutError();
if (failure === undefined) {
  await plantSample();
} else {
  console.log(`a test of rules fails without any planted error: ${failure}`);
  process.exitCode = 1;
}

async function plantSample(): Promise<void> {
  const verdicts = await plantAll(plants, JOBS, ({ plant, caughtBy }) => {
    if (caughtBy === undefined) console.log(`no test noticed ${plant.id}: ${plant.wrong}`);
  });
  const missed = verdicts.filter(({ caughtBy }) => caughtBy === undefined).length;
  console.log(`planted ${plants.map(({ id }) => id).join(', ')}`);
  console.log(`${verdicts.length - missed} passed, ${missed} failed`);
  if (missed > 0) process.exitCode = 1;
}
