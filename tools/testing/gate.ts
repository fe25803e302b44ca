// npm test, the gate: every check that must pass before a commit lands. The slow rest is npm run test:deep.
import { startProgram, readFlags } from '../command-line.ts';
import { finish, runStage, type TimedResult } from './report.ts';
import * as stages from './stages.ts';

const HELP = `npm test -- [--fast]

  (nothing)  format, lint, imports, types, unit tests, rulings, naive rules, recorded games, page build, browser tests
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
  // The static checks are short and share the cores; every later stage may use all of them.
  const results: TimedResult[] = await Promise.all(stages.staticChecks.map(runStage));
  const checks = ['rulings', 'naive', 'lockstep'].map((name) => stages.toolCheck(name));
  const rest = [stages.unit, ...checks, stages.page];
  for (const stage of fast ? rest : [...rest, stages.browser]) {
    results.push(await runStage(stage));
  }
  finish(results, start);
}

startProgram();
await main();
