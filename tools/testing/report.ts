// Runs stages and prints their results, the slowest tests and the closing line.
import { closingLine, type StageResult, type TimedTest } from './results.ts';

export interface Stage {
  readonly name: string;
  readonly run: () => Promise<StageResult>;
}

export interface TimedResult extends StageResult {
  readonly name: string;
  readonly seconds: number;
}

const SLOWEST = 10;
const NAME_WIDTH = 16;

export async function runStage({ name, run }: Stage): Promise<TimedResult> {
  const start = performance.now();
  const result = await run().catch((error: unknown): StageResult => {
    const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
    return { passed: 0, failed: 1, output: text };
  });
  const timed = { ...result, name, seconds: (performance.now() - start) / 1000 };
  if (result.output) console.log(`\n${result.output.trim()}\n`);
  console.log(summaryLine(timed));
  return timed;
}

function summaryLine(result: TimedResult): string {
  const title = result.name.padEnd(NAME_WIDTH);
  if (result.absent !== undefined) return `-  ${title} absent: ${result.absent}`;
  const failed = result.failed > 0 ? `, ${result.failed} FAILED` : '';
  const detail = result.detail ? ` (${result.detail})` : '';
  const mark = result.failed > 0 ? '✗' : '✓';
  return `${mark}  ${title} ${result.passed} passed${failed}${detail}, ${result.seconds.toFixed(1)} s`;
}

function timingText(results: readonly TimedResult[], wallSeconds: number): string {
  const row = (name: string, passed: string, failed: string, seconds: string) =>
    `${name.padEnd(NAME_WIDTH)} ${passed.padStart(7)} ${failed.padStart(7)} ${seconds.padStart(8)}`;
  const rows = results.map(({ name, passed, failed, seconds, absent }) =>
    absent === undefined
      ? row(name, String(passed), String(failed), seconds.toFixed(1))
      : row(name, '-', '-', seconds.toFixed(1)),
  );
  return [
    '',
    row('Stage', 'passed', 'failed', 'seconds'),
    ...rows,
    row('All', '', '', wallSeconds.toFixed(1)),
    ...slowestText(results.flatMap(({ tests = [] }) => tests)),
  ].join('\n');
}

function slowestText(tests: readonly TimedTest[]): string[] {
  if (tests.length === 0) return [];
  const slowest = tests.toSorted((a, b) => b.seconds - a.seconds).slice(0, SLOWEST);
  return [
    '',
    'Slowest tests (seconds)',
    ...slowest.map(({ name, seconds }) => `${seconds.toFixed(1).padStart(7)}  ${name}`),
  ];
}

/** Prints the tables and the closing line. Sets the exit status. */
export function finish(results: readonly TimedResult[], start: number): void {
  console.log(timingText(results, (performance.now() - start) / 1000));
  console.log(`\n${closingLine(results)}`);
  process.exitCode = results.some(({ failed }) => failed > 0) ? 1 : 0;
}
