// The stages of npm test: each runs one kind of check and says how many tests passed and failed.
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { buildPage, hasPage } from './build.ts';
import { provideChromium } from './chromium.ts';
import { provideEngines } from './engines/provide.ts';
import { checkImports } from './imports.ts';
import { inRoot, root } from './paths.ts';
import { type Ended, runNode } from './process.ts';
import { parseCounts, parsePlaywright, parseVitest, type StageResult } from './results.ts';

export interface Stage {
  readonly name: string;
  readonly run: () => Promise<StageResult>;
}

/** A stage that is one check: passed when the program ends well. */
function single(ended: Ended, detail = ''): StageResult {
  const ok = ended.code === 0;
  return { passed: ok ? 1 : 0, failed: ok ? 0 : 1, detail, output: ok ? '' : ended.output };
}

function absent(reason: string): StageResult {
  return { passed: 0, failed: 0, absent: reason };
}

/** Gives a program a file to write its report to, and reads it afterwards. */
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

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

export const format: Stage = {
  name: 'format',
  run: async () => single(await runNode('node_modules/@biomejs/biome/bin/biome', ['format', '.'])),
};

export const lint: Stage = {
  name: 'lint',
  run: async () =>
    single(
      await runNode('node_modules/oxlint/bin/oxlint', ['--type-aware', '--deny-warnings', '.']),
    ),
};

export const imports: Stage = {
  name: 'imports',
  run: () => {
    const { files, complaints } = checkImports();
    const code = complaints.length === 0 ? 0 : 1;
    return Promise.resolve(single({ code, output: complaints.join('\n') }, `${files} files`));
  },
};

/** The engine is checked a second time without Node's and the browser's types: it may use neither. */
export const types: Stage = {
  name: 'types',
  run: async () => {
    const own = ['engine', 'web'].filter(hasSources).map((name) => `packages/${name}`);
    const projects = ['.', ...own];
    const ended = await Promise.all(
      projects.map((project) =>
        runNode('node_modules/typescript/bin/tsc', [
          '--noEmit',
          '--pretty',
          'false',
          '-p',
          project,
        ]),
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

function hasSources(name: string): boolean {
  return globSync(`packages/${name}/src/**/*.{ts,tsx}`, { cwd: root }).length > 0;
}

export const unit: Stage = {
  name: 'unit tests',
  run: async () => {
    const absences = await provideEngines();
    const { ended, report } = await withReport((file) =>
      runNode(
        'node_modules/vitest/vitest.mjs',
        ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${file}`],
        { live: true },
      ),
    );
    const result = parseVitest(report, ended.code);
    return { ...result, output: [result.output ?? '', ...absences].join('\n') };
  },
};

/**
 * Every program under tools/checks is a stage of its own. It ends with status 0 or not, and its last line
 * may be `N passed, N failed`, or `absent: reason` where it has nothing to look at on this machine.
 */
export function toolChecks(): Stage[] {
  return globSync('tools/checks/*.ts', { cwd: root })
    .filter((file) => !file.endsWith('.test.ts'))
    .sort()
    .map((file) => ({
      name: basename(file, '.ts'),
      run: async () => parseCounts(await runNode(file, [])),
    }));
}

export const page: Stage = {
  name: 'page build',
  run: async () => {
    if (!hasPage()) return absent('packages/web has no page yet');
    const { ok, fresh, output } = await buildPage();
    return single({ code: ok ? 0 : 1, output }, fresh ? 'up to date' : 'built');
  },
};

export const browser: Stage = {
  name: 'browser tests',
  run: async () => {
    if (globSync('e2e/**/*.spec.ts', { cwd: root }).length === 0) return absent('e2e has no tests');
    if (!existsSync(inRoot('packages/web/dist/index.html')))
      return absent('there is no built page');
    const chromium = await provideChromium();
    if ('missing' in chromium) return { passed: 0, failed: 1, output: chromium.missing };
    const port = String(await freePort());
    const { ended, report } = await withReport((file) =>
      runNode(
        'node_modules/@playwright/test/cli.js',
        ['test', '--config', 'e2e/playwright.config.ts', '--reporter=list,json'],
        {
          live: true,
          env: {
            CHROME_PATH: chromium.path,
            // Playwright decides about colours itself and warns when told twice.
            NO_COLOR: '',
            EMINENT_PORT: port,
            PLAYWRIGHT_JSON_OUTPUT_NAME: file,
          },
        },
      ),
    );
    return parsePlaywright(report, ended.code);
  },
};
