// npm run tools -- naive: compares legal answers of the engine and the naive implementation.
import { availableParallelism } from 'node:os';
import { startProgram, readFlags, shortText, wholeNumber } from '../command-line.ts';
import { runComparison, sumUp } from './run-batches.ts';

const HELP = `npm run tools -- naive [--decisions N] [--seed TEXT] [--jobs N] [--progress FILE] [--expansion]

Compares the legal answers of the engine with a second list, written from the rules alone (tools/naive), in random games and games of
bots over all rulesets, variants and options. npm test does the same with 5,000 decisions (tools/checks/naive.ts).
  --decisions N    number of decisions (default 1000000)
  --seed TEXT      seed of the games (default rules)
  --jobs N         threads (default: one per core)
  --progress FILE  saves the progress after each batch, and continues from it
  --expansion      only games of Escalation or with scenarios
`;

startProgram();
const values = readFlags(
  {
    decisions: { type: 'string', default: '1000000' },
    seed: { type: 'string', default: 'rules' },
    jobs: { type: 'string', default: String(availableParallelism()) },
    progress: { type: 'string' },
    expansion: { type: 'boolean', default: false },
  },
  HELP,
);
const decisions = wholeNumber('decisions', values.decisions, 1);
const jobs = wholeNumber('jobs', values.jobs, 1, 256);
shortText('seed', values.seed);

const { seed, progress, expansion } = values;
const begun = performance.now();
const batches = await runComparison({
  seed,
  decisions,
  jobs,
  onlyExpansion: expansion,
  ...(progress === undefined ? {} : { progress }),
  onBatch: (done) => {
    for (const one of done.at(-1)?.differences ?? []) console.log(`${one}\n`);
    if (progress !== undefined) {
      console.log(`${sumUp(done).decisions} decisions in ${done.length} batches`);
    }
  },
});
const total = sumUp(batches);
const games = batches.reduce((sum, batch) => sum + batch.games, 0);
for (const step of Object.keys(total.steps)) console.log(`  ${step}: ${total.steps[step]}`);
const seconds = ((performance.now() - begun) / 1000).toFixed(0);
console.log(
  `seed ${JSON.stringify(seed)}: ${total.decisions} decisions in ${games} games, ` +
    `${total.differences.length} differences, ${seconds} s`,
);
if (total.differences.length > 0) process.exitCode = 1;
