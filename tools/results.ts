// What a stage of npm test found, and how the reports of the test programs are read into it.
import type { Ended } from './process.ts';

export interface StageResult {
  readonly passed: number;
  readonly failed: number;
  /** A few words behind the counts. */
  readonly detail?: string;
  /** What to show where something failed. */
  readonly output?: string;
  /** Why there was nothing to check. */
  readonly absent?: string;
}

/** A program that failed without naming a failed test still counts as one failure. */
function counted(passed: number, failed: number, code: number, detail = ''): StageResult {
  return { passed, failed: code !== 0 && failed === 0 ? 1 : failed, detail };
}

function skippedWords(skipped: number): string {
  return skipped > 0 ? `${skipped} skipped` : '';
}

interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly testResults: readonly { status: string; assertionResults: readonly unknown[] }[];
}

/** Vitest's JSON report; a test file that does not load counts as one failed test. */
export function parseVitest(report: string | undefined, code: number): StageResult {
  if (report === undefined) return { passed: 0, failed: 1, output: 'Vitest wrote no report.' };
  const { numPassedTests, numFailedTests, numPendingTests, testResults } = JSON.parse(
    report,
  ) as VitestReport;
  if (testResults.length === 0 && code === 0) {
    return { passed: 0, failed: 0, absent: 'no test files yet' };
  }
  const unloadable = testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  ).length;
  return counted(numPassedTests, numFailedTests + unloadable, code, skippedWords(numPendingTests));
}

interface PlaywrightReport {
  readonly stats: {
    readonly expected: number;
    readonly unexpected: number;
    readonly flaky: number;
    readonly skipped: number;
  };
}

/** Playwright's JSON report; a test that passes only at the second try counts as failed. */
export function parsePlaywright(report: string | undefined, code: number): StageResult {
  if (report === undefined) return { passed: 0, failed: 1, output: 'Playwright wrote no report.' };
  const { expected, unexpected, flaky, skipped } = (JSON.parse(report) as PlaywrightReport).stats;
  return counted(expected, unexpected + flaky, code, skippedWords(skipped));
}

/** The last line of a check under tools/checks: `N passed, N failed`, `absent: reason` or anything else. */
export function parseCounts({ code, output }: Ended): StageResult {
  const lines = output.trim().split('\n');
  const last = lines.at(-1) ?? '';
  const shown = code === 0 ? {} : { output };
  const counts = /^(\d+) passed, (\d+) failed$/.exec(last);
  if (counts !== null) {
    const detail = lines.length > 1 ? (lines.at(-2) ?? '') : '';
    return { ...counted(Number(counts[1]), Number(counts[2]), code, detail), ...shown };
  }
  const absent = /^absent: (.+)$/.exec(last);
  if (absent !== null && code === 0) return { passed: 0, failed: 0, absent: absent[1] ?? '' };
  return code === 0 ? { passed: 1, failed: 0, detail: last } : { passed: 0, failed: 1, output };
}

/** The closing line of the whole test run. */
export function closingLine(results: readonly StageResult[]): string {
  const sum = (count: 'passed' | 'failed') =>
    results.reduce((total, result) => total + result[count], 0);
  return `${sum('passed')} passed, ${sum('failed')} failed`;
}
