// npm run planted: plants wrong rules in the engine, one at a time, and sees whether a test of rules notices.
import { parseArgs } from 'node:util';
import { ERRORS } from './errors.ts';
import { engineSources, NO_TRIAL, placesOf } from './plant.ts';
import { failureWithoutError, plantAll } from './run.ts';

const HELP = `npm run planted -- [--only id,id] [--jobs N] [--list]

Runs the tests of rules (packages/engine/test: rules-*, cards-*, data, options, prototype*) on engines that each have one wrong rule.
  --only ID,ID  only these errors
  --jobs N      runs at a time (default 2)
  --list        tells the errors and runs nothing
`;

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    jobs: { type: 'string', default: '2' },
    list: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});
const wanted = values.only?.split(',');
const unknown = wanted?.filter((id) => !ERRORS.some((one) => one.id === id)) ?? [];
const plants = ERRORS.filter(({ id }) => wanted?.includes(id) ?? true);
const jobs = Number(values.jobs);
const sources = engineSources();
const lost = [...plants, NO_TRIAL].filter((plant) => placesOf(plant, sources) !== 1);

if (values.help) {
  process.stdout.write(HELP);
} else if (unknown.length > 0 || !Number.isInteger(jobs) || jobs < 1) {
  console.error(
    unknown.length > 0
      ? `no such error: ${unknown.join(', ')}`
      : `--jobs ${values.jobs}: expected a number of at least 1`,
  );
  process.exitCode = 2;
} else if (lost.length > 0) {
  const names = lost.map(({ id }) => id).join(', ');
  console.error(
    `cannot be planted, since their text does not stand exactly once in the engine: ${names}`,
  );
  process.exitCode = 2;
} else if (values.list) {
  for (const { id, rule, wrong } of plants) console.log(`${id} (${rule}): ${wrong}`);
} else {
  await main();
}

async function main(): Promise<void> {
  const failure = await failureWithoutError();
  if (failure !== undefined) {
    console.error(`a test of rules fails without any planted error: ${failure}`);
    process.exitCode = 1;
    return;
  }
  const verdicts = await plantAll(plants, jobs, ({ plant, caughtBy }) => {
    const verdict = caughtBy === undefined ? 'MISSED' : 'caught';
    console.log(`${verdict}  ${plant.id}: ${plant.wrong}\n        ${caughtBy ?? plant.rule}`);
  });
  const missed = verdicts.filter(({ caughtBy }) => caughtBy === undefined);
  const caught = verdicts.length - missed.length;
  console.log(`${verdicts.length} planted errors, ${caught} caught, ${missed.length} missed`);
  for (const { plant } of missed)
    console.log(`  missed ${plant.id} (${plant.rule}): ${plant.wrong}`);
  if (missed.length > 0) process.exitCode = 1;
}
