// The result of a test stage, and parsers for reports of Vitest, Playwright and check programs.
import type { Ended } from '../run-process.ts';

export interface TimedTest {
  readonly name: string;
  readonly seconds: number;
}

export interface StageResult {
  readonly passed: number;
  readonly failed: number;
  readonly detail?: string;
  /** Printed before the counts, such as the messages of a failed program. */
  readonly output?: string;
  /** Why there was nothing to check. */
  readonly absent?: string;
  readonly tests?: readonly TimedTest[];
}

/** A program that fails without a failed test counts as one failure. */
function toResult(passed: number, failed: number, code: number, detail = ''): StageResult {
  return { passed, failed: code !== 0 && failed === 0 ? 1 : failed, detail };
}

function skippedText(skipped: number): string {
  return skipped > 0 ? `${skipped} skipped` : '';
}

interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly assertionResults: readonly {
      readonly fullName?: string;
      readonly duration?: number | null;
    }[];
  }[];
}

/** Reads Vitest's JSON report. A test file that does not load counts as one failed test. */
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
  const tests = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName = '', duration }) => ({
      name: `${fileName(name)} › ${fullName}`,
      seconds: (duration ?? 0) / 1000,
    })),
  );
  return {
    ...toResult(numPassedTests, numFailedTests + unloadable, code, skippedText(numPendingTests)),
    tests,
  };
}

/** Returns the last three parts of the path of a test file, which are enough to find it. */
function fileName(path: string): string {
  return path.split(/[\\/]/).slice(-3).join('/');
}

interface PlaywrightSuite {
  readonly specs: readonly {
    readonly title: string;
    readonly file: string;
    readonly tests: readonly {
      readonly projectName: string;
      readonly status: string;
      readonly results?: readonly { readonly duration: number }[];
    }[];
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

function testsOf({ specs, suites = [] }: PlaywrightSuite): TimedTest[] {
  const own = specs.flatMap(({ title, file, tests }) =>
    tests.map(({ projectName, results = [] }) => ({
      name: `[${projectName}] ${file} › ${title}`,
      seconds: results.reduce((sum, { duration }) => sum + duration, 0) / 1000,
    })),
  );
  return [...own, ...suites.flatMap(testsOf)];
}

/** Reads Playwright's JSON report. A flaky test counts as failed. */
export function parsePlaywright(report: string | undefined, code: number): StageResult {
  if (report === undefined) return { passed: 0, failed: 1, output: 'Playwright wrote no report.' };
  const { stats, suites } = JSON.parse(report) as PlaywrightReport;
  const { expected, unexpected, flaky, skipped } = stats;
  return {
    ...toResult(expected, unexpected + flaky, code, skippedText(skipped)),
    tests: suites.flatMap(testsOf),
  };
}

/** Reads counts from the last line. Without them, the exit status decides about one check. */
export function parseCounts({ code, output }: Ended): StageResult {
  const lines = output.trim().split('\n');
  const last = lines.at(-1) ?? '';
  const shown = code === 0 ? {} : { output };
  const counts = /^(\d+) passed, (\d+) failed$/.exec(last);
  if (counts !== null) {
    const detail = lines.length > 1 ? (lines.at(-2) ?? '') : '';
    return { ...toResult(Number(counts[1]), Number(counts[2]), code, detail), ...shown };
  }
  const absent = /^absent: (.+)$/.exec(last);
  if (absent !== null && code === 0) return { passed: 0, failed: 0, absent: absent[1] ?? '' };
  return code === 0 ? { passed: 1, failed: 0, detail: last } : { passed: 0, failed: 1, output };
}

export function combined(results: readonly StageResult[]): StageResult {
  const text = (field: 'detail' | 'output') =>
    results
      .map((result) => result[field])
      .filter(Boolean)
      .join(field === 'detail' ? ', ' : '\n');
  const absences = results.flatMap(({ absent }) => absent ?? []);
  return {
    passed: results.reduce((sum, { passed }) => sum + passed, 0),
    failed: results.reduce((sum, { failed }) => sum + failed, 0),
    detail: text('detail'),
    output: text('output'),
    ...(absences.length === results.length ? { absent: absences.join(', ') } : {}),
    tests: results.flatMap(({ tests = [] }) => tests),
  };
}

export function closingLine(results: readonly StageResult[]): string {
  const sum = (count: 'passed' | 'failed') =>
    results.reduce((total, result) => total + result[count], 0);
  return `${sum('passed')} passed, ${sum('failed')} failed`;
}
