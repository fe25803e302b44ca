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

interface PlaywrightSuite {
  readonly specs: readonly {
    readonly title: string;
    readonly file: string;
    readonly tests: readonly { readonly projectName: string; readonly status: string }[];
  }[];
  readonly suites?: readonly PlaywrightSuite[];
}

interface PlaywrightReport {
  readonly stats: {
    readonly expected: number;
    readonly unexpected: number;
    readonly flaky: number;
    readonly skipped: number;
  };
  readonly suites: readonly PlaywrightSuite[];
}

/** How many tests of a whole run may need their second try: one in a hundred on a busy machine is an accident, more are a defect. */
export const MOST_SECOND_TRIES = 5;

/** Those that passed at their second try alone, by file and project. */
function secondTries({ specs, suites = [] }: PlaywrightSuite): readonly string[] {
  const own = specs.flatMap(({ title, file, tests }) =>
    tests
      .filter(({ status }) => status === 'flaky')
      .map(({ projectName }) => `[${projectName}] ${file} › ${title}`),
  );
  return [...own, ...suites.flatMap(secondTries)];
}

/** Playwright's JSON report; each test that passes only at its second try is named, and more than `MOST_SECOND_TRIES` of them count as failed. */
export function parsePlaywright(report: string | undefined, code: number): StageResult {
  if (report === undefined) return { passed: 0, failed: 1, output: 'Playwright wrote no report.' };
  const { stats, suites } = JSON.parse(report) as PlaywrightReport;
  const { expected, unexpected, flaky, skipped } = stats;
  if (flaky === 0) return counted(expected, unexpected, code, skippedWords(skipped));
  const isTooMany = flaky > MOST_SECOND_TRIES;
  const detail = [skippedWords(skipped), `${flaky} at the second try`].filter(Boolean).join(', ');
  const names = suites.flatMap(secondTries).join('\n');
  return {
    ...counted(
      isTooMany ? expected : expected + flaky,
      isTooMany ? unexpected + flaky : unexpected,
      code,
      detail,
    ),
    output: `Passed at the second try alone:\n${names}`,
  };
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
