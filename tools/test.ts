// npm test: runs every stage, shows one line for each and ends with the sum.
import { beginProgram, readFlags } from './program.ts';
import { closingLine, type StageResult } from './results.ts';
import * as stages from './stages.ts';

const help = `npm test -- [--fast | --check]

  (nothing)  everything: format, lint, imports, types, unit tests, tool checks, page build, browser tests
  --fast     everything that needs no browser
  --check    format, lint, imports, types and unit tests only (npm run check)
`;

function readArguments() {
  return readFlags({
    fast: { type: 'boolean', default: false },
    check: { type: 'boolean', default: false },
    help: { type: 'boolean', short: 'h', default: false },
  });
}

async function runStage({ name, run }: stages.Stage): Promise<StageResult> {
  const start = performance.now();
  const result = await run().catch((error: unknown): StageResult => {
    const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
    return { passed: 0, failed: 1, output: text };
  });
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  if (result.output) console.log(`\n${result.output.trim()}\n`);
  console.log(summaryOf(name, seconds, result));
  return result;
}

function summaryOf(name: string, seconds: string, result: StageResult): string {
  const title = name.padEnd(14);
  if (result.absent !== undefined) return `-  ${title} absent: ${result.absent}`;
  const counts =
    result.failed > 0
      ? `${result.passed} passed, ${result.failed} FAILED`
      : `${result.passed} passed`;
  const detail = result.detail ? ` (${result.detail})` : '';
  return `${result.failed > 0 ? '✗' : '✓'}  ${title} ${counts}${detail}, ${seconds} s`;
}

async function main(): Promise<void> {
  const { fast, check, help: wantsHelp } = readArguments();
  if (wantsHelp) return void process.stdout.write(help);

  // The static checks are short and share the cores; every later stage may use all of them.
  const results = await Promise.all(
    [stages.format, stages.lint, stages.imports, stages.types].map(runStage),
  );
  results.push(await runStage(stages.unit));
  if (!check) {
    for (const stage of stages.toolChecks()) results.push(await runStage(stage));
    results.push(await runStage(stages.page));
    if (!fast) results.push(await runStage(stages.browser));
  }
  console.log(`\n${closingLine(results)}`);
  process.exitCode = results.some(({ failed }) => failed > 0) ? 1 : 0;
}

beginProgram();
await main();
