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
const data = join(tmpdir(), `eminent-e2e-${port}`);
const executablePath = findChromium();

/** The gate runs these files only on the desktop, because they do not depend on the window size. */
const DESKTOP_IN_GATE = /(?:security|use)\.spec\.ts$/;

/** Files of the other device. In the gate also deep tests and, on the phone, those above. */
function ignoredFor(other: 'desktop' | 'phone'): RegExp[] {
  const ofOther = new RegExp(`\\.${other}\\.spec\\.ts$`);
  if (isDeep) return [ofOther];
  const ofDeepRun = /\.deep\.(?:\w+\.)?spec\.ts$/;
  return other === 'phone' ? [ofOther, ofDeepRun] : [ofOther, ofDeepRun, DESKTOP_IN_GATE];
}

/** In the gate's short tests V8's optimizing compiler costs more time than it saves. */
const SCRIPT_FLAGS = byDepth(['--js-flags=--no-opt'], []);

export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  // Longer than any test takes on a busy machine. Stops tests that hang.
  timeout: byDepth(240_000, 600_000),
  expect: { timeout: 60_000 },
  // A page uses several threads, so more workers would only compete for the cores.
  workers: 2,
  fullyParallel: true,
  forbidOnly: process.env['CI'] === 'true',
  retries: 0,
  reporter: 'list',
  use: {
    baseURL: `http://localhost:${port}`,
    locale: 'en-GB',
    // Otherwise each context would fetch the whole page for offline use.
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
