// Browser tests of the built page, in a desktop window and on a phone. The file name says where a
// test runs: `*.desktop.spec.ts` only on the desktop, `*.phone.spec.ts` only on the phone, other
// `*.spec.ts` on both. Files with `.deep` in their name (`market.deep.spec.ts`,
// `games.deep.desktop.spec.ts`) run only in a deep run. Tests with the tag `@deep` run only in a
// deep run, those with `@desktop` on the phone only in a deep run.
import { defineConfig } from '@playwright/test';
import { join } from 'node:path';
import { tmpdir } from 'node:os';
import { findChromium, launchFlags } from '../tools/chromium.ts';
import { useCompileCache } from '../tools/compile-cache.ts';
import { byDepth, isDeep } from '../tools/test-depth.ts';

useCompileCache();

const port = Number(process.env['EMINENT_PORT'] ?? 4317);
/** This run's data folder, separate from the user's games. */
const data = join(tmpdir(), `eminent-e2e-${port}`);
const executablePath = findChromium();

/** Files whose tests are the same at every size: the gate runs them only on the desktop. */
const ANY_SIZE = /(?:security|use)\.spec\.ts$/;

/** Files that a device ignores: those of the other device, and in the gate deep tests. */
function ignoredFor(other: 'desktop' | 'phone'): RegExp[] {
  const ofOther = new RegExp(`\\.${other}\\.spec\\.ts$`);
  if (isDeep) return [ofOther];
  const ofDeepRun = /\.deep\.(?:\w+\.)?spec\.ts$/;
  return other === 'phone' ? [ofOther, ofDeepRun] : [ofOther, ofDeepRun, ANY_SIZE];
}

/** In the gate's short tests V8's optimizing compiler costs more time than it saves. */
const SCRIPT_FLAGS = byDepth(['--js-flags=--no-opt'], []);

export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  // Far above any test's time on a busy machine, so that only hanging tests are stopped.
  timeout: byDepth(240_000, 600_000),
  expect: { timeout: 60_000 },
  // A page uses several threads, so more workers than cores only add browsers.
  workers: 2,
  fullyParallel: true,
  forbidOnly: process.env['CI'] === 'true',
  retries: 0,
  reporter: 'list',
  use: {
    baseURL: `http://localhost:${port}`,
    locale: 'en-GB',
    // Each context would fetch the whole page for offline use; tests that need it turn it on.
    serviceWorkers: 'block',
    actionTimeout: 60_000,
    // A trace of a whole game takes more time than the game; use --trace on when needed.
    trace: 'off',
    launchOptions: {
      args: [...launchFlags, ...SCRIPT_FLAGS],
      ...(executablePath === undefined ? {} : { executablePath }),
    },
  },
  projects: [
    {
      name: 'desktop',
      testIgnore: ignoredFor('phone'),
      ...(isDeep ? {} : { grepInvert: /@deep\b/ }),
      use: { viewport: { width: 1280, height: 800 } },
    },
    {
      name: 'phone',
      testIgnore: ignoredFor('desktop'),
      ...(isDeep ? {} : { grepInvert: /@(?:deep|desktop)\b/ }),
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
  ],
  webServer: {
    command: `"${process.execPath}" ../tools/serve.ts --port ${port} --data "${data}" --request-limit 0 --socket-limit 0`,
    url: `http://localhost:${port}/`,
    reuseExistingServer: process.env['CI'] !== 'true',
    timeout: 180_000,
  },
});
