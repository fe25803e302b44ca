// Reports of Vitest, Playwright and the checks are read into the right counts.
import { describe, expect, test } from 'vitest';
import { closingLine, parseCounts, parsePlaywright, parseVitest } from './results.ts';

function vitestReport(passed: number, failed: number, files: [string, number][]): string {
  return JSON.stringify({
    numPassedTests: passed,
    numFailedTests: failed,
    numPendingTests: 0,
    testResults: files.map(([status, tests]) => ({
      name: 'packages/x/test/x.test.ts',
      status,
      assertionResults: Array.from({ length: tests }, () => ({})),
    })),
  });
}

describe('vitest', () => {
  test('counts tests', () => {
    const report = vitestReport(3, 1, [['failed', 4]]);
    expect(parseVitest(report, 1)).toMatchObject({ passed: 3, failed: 1 });
  });

  test('a file that fails to load is a failure', () => {
    const report = vitestReport(3, 0, [
      ['passed', 3],
      ['failed', 0],
    ]);
    expect(parseVitest(report, 1)).toMatchObject({ passed: 3, failed: 1 });
  });

  test('a nonzero exit without a failed test is a failure', () => {
    expect(parseVitest(vitestReport(3, 0, [['passed', 3]]), 1)).toMatchObject({ failed: 1 });
    expect(parseVitest(undefined, 0)).toMatchObject({ passed: 0, failed: 1 });
  });

  test('missing files are reported as absent', () => {
    expect(parseVitest(vitestReport(0, 0, []), 0).absent).toBe('no test files yet');
  });
});

function playwrightReport(failed: number, second: number): string {
  const spec = (status: string) => ({
    title: `an ${status} test`,
    file: 'x.spec.ts',
    tests: [{ projectName: 'phone', status }],
  });
  return JSON.stringify({
    stats: { expected: 5, unexpected: failed, flaky: second, skipped: 2 },
    suites: [
      {
        specs: [spec('expected')],
        suites: [{ specs: Array.from({ length: second }, () => spec('flaky')) }],
      },
    ],
  });
}

describe('playwright', () => {
  test('counts tests', () => {
    expect(parsePlaywright(playwrightReport(1, 0), 1)).toMatchObject({
      passed: 5,
      failed: 1,
      detail: '2 skipped',
    });
    expect(parsePlaywright(undefined, 1)).toMatchObject({ passed: 0, failed: 1 });
  });

  test('a test that passes only on a retry has failed', () => {
    expect(parsePlaywright(playwrightReport(0, 1), 0)).toMatchObject({ passed: 5, failed: 1 });
  });

  test('reports the duration of each test', () => {
    expect(parsePlaywright(playwrightReport(0, 0), 0).tests).toEqual([
      { name: '[phone] x.spec.ts › an expected test', seconds: 0 },
    ]);
  });
});

describe('tool checks', () => {
  test('the last line may contain the count', () => {
    const output = '138 games\n9 passed, 0 failed\n';
    expect(parseCounts({ code: 0, output })).toEqual({ passed: 9, failed: 0, detail: '138 games' });
    expect(parseCounts({ code: 1, output: '9 passed, 2 failed' })).toMatchObject({ failed: 2 });
  });

  test('the status decides if there is no count or the count disagrees', () => {
    expect(parseCounts({ code: 0, output: 'fine' })).toMatchObject({ passed: 1, failed: 0 });
    expect(parseCounts({ code: 1, output: 'broken' })).toMatchObject({ passed: 0, failed: 1 });
    expect(parseCounts({ code: 1, output: '9 passed, 0 failed' })).toMatchObject({ failed: 1 });
    expect(parseCounts({ code: 1, output: 'absent: reason' })).toMatchObject({ failed: 1 });
  });

  test('a check may have no files', () => {
    expect(parseCounts({ code: 0, output: 'absent: no traces' }).absent).toBe('no traces');
  });
});

test('the closing line is the sum', () => {
  const results = [
    { passed: 2, failed: 1 },
    { passed: 40, failed: 0 },
  ];
  expect(closingLine(results)).toBe('42 passed, 1 failed');
});
