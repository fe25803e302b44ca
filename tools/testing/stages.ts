// The stages of npm test and npm run test:deep; each counts what passed and failed.
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildPage } from '../build.ts';
import { provideChromium } from '../chromium.ts';
import { checkImports } from '../import-rules.ts';
import { inRoot } from '../paths.ts';
import { type Ended, runNode } from '../run-process.ts';
import { freePort } from '../services/service-process.ts';
import type { Stage } from './report.ts';
import { parseCounts, parsePlaywright, parseVitest, type StageResult } from './results.ts';

function single(ended: Ended, detail = ''): StageResult {
  const ok = ended.code === 0;
  return { passed: ok ? 1 : 0, failed: ok ? 0 : 1, detail, output: ok ? '' : ended.output };
}

/** Passes a program the path for its report, and returns the report; undefined if it wrote none. */
async function withReport(program: (file: string) => Promise<Ended>) {
  const folder = mkdtempSync(join(tmpdir(), 'eminent-report-'));
  try {
    const file = join(folder, 'report.json');
    const ended = await program(file);
    return { ended, report: existsSync(file) ? readFileSync(file, 'utf8') : undefined };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

export function format(files: readonly string[] = ['.']): Stage {
  return {
    name: 'format',
    run: async () =>
      single(
        await runNode('node_modules/@biomejs/biome/bin/biome', [
          'format',
          '--no-errors-on-unmatched',
          ...files,
        ]),
      ),
  };
}

/** Lints these files, or all files, and reports their type errors. */
export function lint(files: readonly string[] = ['.']): Stage {
  // Without the packages of devtools, the types that its files import are unknown.
  const ignored = hasDevtools() ? [] : ['--ignore-pattern', 'devtools/**'];
  const flags = ['--type-aware', '--type-check', '--deny-warnings', ...ignored];
  return {
    name: 'lint',
    run: async () => single(await runNode('node_modules/oxlint/bin/oxlint', [...flags, ...files])),
  };
}

export const imports: Stage = {
  name: 'imports',
  run: async () => {
    const { files, complaints } = await checkImports();
    const code = complaints.length === 0 ? 0 : 1;
    return single({ code, output: complaints.join('\n') }, `${files} files`);
  },
};

function typeCheck(name: string, projects: () => readonly string[]): Stage {
  const flags = ['--noEmit', '--pretty', 'false'];
  return {
    name,
    run: async () => {
      const ended = await Promise.all(
        projects().map((project) =>
          runNode('node_modules/typescript/bin/tsc', [...flags, '-p', project]),
        ),
      );
      const bad = ended.filter(({ code }) => code !== 0);
      return {
        passed: ended.length - bad.length,
        failed: bad.length,
        output: bad.map(({ output }) => output).join('\n'),
      };
    },
  };
}

/** Type check without the types of Node and the browser, because the engine may use neither. */
const engineTypes = typeCheck('engine types', () => ['packages/engine']);

/** Type check of all projects. The gate checks only the engine and lints the others. */
export const types = typeCheck('types', () => [
  '.',
  'packages/engine',
  'packages/web',
  'packages/web/build',
  ...(hasDevtools() ? ['devtools'] : []),
]);

function hasDevtools(): boolean {
  return existsSync(inRoot('devtools/node_modules/.package-lock.json'));
}

export async function vitest(
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<StageResult> {
  const { ended, report } = await withReport((file) =>
    runNode(
      'node_modules/vitest/vitest.mjs',
      ['run', ...args, '--reporter=default', '--reporter=json', `--outputFile.json=${file}`],
      { live: true, env },
    ),
  );
  return parseVitest(report, ended.code);
}

export const unit: Stage = { name: 'unit tests', run: () => vitest([]) };

/** The last line of the program is `N passed, N failed`, or `absent: reason`. */
export function toolCheck(name: string, env: Readonly<Record<string, string>> = {}): Stage {
  return {
    name,
    run: async () => parseCounts(await runNode(`tools/checks/${name}.ts`, [], { env })),
  };
}

export const page: Stage = {
  name: 'page build',
  run: async () => {
    const { ok, fresh, output } = await buildPage();
    return single({ code: ok ? 0 : 1, output }, fresh ? 'up to date' : 'built');
  },
};

export const browser: Stage = { name: 'browser tests', run: () => playwright([]) };

/** Runs Playwright on the built page. Absent if there is none. */
export async function playwright(
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<StageResult> {
  if (!existsSync(inRoot('packages/web/dist/index.html'))) {
    return { passed: 0, failed: 0, absent: 'there is no built page' };
  }
  const chromium = await provideChromium();
  if ('missing' in chromium) return { passed: 0, failed: 1, output: chromium.missing };
  const port = String(await freePort());
  const { ended, report } = await withReport((file) =>
    runNode(
      'node_modules/@playwright/test/cli.js',
      ['test', '--config', 'e2e/playwright.config.ts', '--reporter=dot,json', ...args],
      {
        live: true,
        env: {
          CHROME_PATH: chromium.path,
          // Playwright decides about colors itself, and warns if NO_COLOR is set too.
          NO_COLOR: '',
          EMINENT_PORT: port,
          PLAYWRIGHT_JSON_OUTPUT_NAME: file,
          ...env,
        },
      },
    ),
  );
  return parsePlaywright(report, ended.code);
}

export const staticChecks: readonly Stage[] = [format(), lint(), imports, engineTypes];
