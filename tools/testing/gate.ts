// npm test, the gate: what must pass before a commit lands. The rest is npm run test:deep.
import { startProgram, readFlags } from '../command-line.ts';
import { finish, runStage, type Stage, type TimedResult } from './report.ts';
import * as stages from './stages.ts';

const HELP = `npm test -- [--fast]

  (nothing)  format, lint with types, imports, unit tests, rulings, naive rules, recorded games, page build, browser tests
  --fast     everything that needs no browser
`;

async function main(): Promise<void> {
  const { fast } = readFlags(
    {
      fast: { type: 'boolean', default: false },
    },
    HELP,
  );

  const start = performance.now();
  // Stages that use one core run in parallel. Unit and browser tests use all cores and run alone.
  const together = (some: readonly Stage[]) => Promise.all(some.map(runStage));
  const checks = ['rulings', 'naive', 'lockstep'].map((name) => stages.toolCheck(name));
  const results: readonly TimedResult[] = [
    ...(await together(stages.staticChecks)),
    await runStage(stages.unit),
    ...(await together([...checks, stages.page])),
    ...(fast ? [] : [await runStage(stages.browser)]),
  ];
  finish(results, start);
}

startProgram();
await main();
