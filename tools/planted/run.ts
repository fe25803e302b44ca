// Runs the tests of rules on engines with planted errors, some at a time, and says which test caught each.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runNode } from '../process.ts';
import { NO_TRIAL, type Plant } from './plant.ts';

export interface Verdict {
  readonly plant: Plant;
  /** The first test that failed, or that the tests did not come to an end; undefined when all passed. */
  readonly caughtBy: string | undefined;
}

/** An error can make a game endless. */
const LIMIT_MS = 120_000;

/** No verdict: the tests could not be run at all. */
const NOT_STARTED = 127;

/** What fails without a planted error: then nothing can be said about the errors. */
export function failureWithoutError(): Promise<string | undefined> {
  return catchOf(NO_TRIAL);
}

/** Plants the errors one after the other, `jobs` at a time. */
export async function plantAll(
  plants: readonly Plant[],
  jobs: number,
  onVerdict: (verdict: Verdict) => void,
): Promise<readonly Verdict[]> {
  const left = [...plants];
  const verdicts: Verdict[] = [];
  const work = async (): Promise<void> => {
    for (let next = left.shift(); next !== undefined; next = left.shift()) {
      const verdict = { plant: next, caughtBy: await catchOf(next) };
      verdicts.push(verdict);
      onVerdict(verdict);
    }
  };
  await Promise.all(Array.from({ length: jobs }, work));
  return verdicts;
}

async function catchOf(plant: Plant): Promise<string | undefined> {
  const folder = mkdtempSync(join(tmpdir(), 'eminent-planted-'));
  const file = join(folder, 'report.json');
  try {
    const { code, output } = await runNode(
      'node_modules/vitest/vitest.mjs',
      [
        'run',
        '--config',
        'tools/planted/vitest.config.ts',
        '--reporter=json',
        `--outputFile=${file}`,
      ],
      { env: { PLANTED: plant.id }, limitMs: LIMIT_MS },
    );
    if (code === NOT_STARTED || output.includes('Transform failed')) {
      throw new Error(`${plant.id} cannot be tried: ${output.trim()}`);
    }
    return code === 0 ? undefined : firstFailure(file, output);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

interface Report {
  readonly testResults: readonly {
    readonly message: string;
    readonly assertionResults: readonly { readonly status: string; readonly fullName: string }[];
  }[];
}

function firstFailure(file: string, output: string): string {
  const report = readReport(file);
  if (report === undefined)
    return `no test: ${output.trim().split('\n').at(-1) ?? 'the run stopped'}`;
  const failed = report.testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .find(({ status }) => status === 'failed');
  return (
    failed?.fullName ??
    `no test: ${report.testResults.find(({ message }) => message !== '')?.message ?? ''}`
  );
}

function readReport(file: string): Report | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Report;
  } catch {
    return undefined;
  }
}
