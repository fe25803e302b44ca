// Browser tests against the built page, in a desktop window and on a phone. The name of a file says where it runs:
// `*.desktop.spec.ts` only on the desktop, `*.phone.spec.ts` only on the phone, any other `*.spec.ts` on both. What has `.deep` in its name
// (`reach.deep.spec.ts`, `games.deep.desktop.spec.ts`) runs only in a deep run.
import { defineConfig } from '@playwright/test';
import { join } from 'node:path';
import { tmpdir } from 'node:os';
import { findChromium, launchFlags } from '../tools/chromium.ts';
import { useCompileCache } from '../tools/compile-cache.ts';
import { byDepth, isDeep } from '../tools/test-depth.ts';

useCompileCache();

const port = Number(process.env['EMINENT_PORT'] ?? 4317);
/** What this run keeps; nobody's own games. */
const data = join(tmpdir(), `eminent-e2e-${port}`);
const executablePath = findChromium();

/** What these test is the same at every size: the gate runs them on the desktop only. */
const ANY_SIZE = /(?:security|use)\.spec\.ts$/;

/** Files of the other window, and those of a deep run in the gate. */
function ignoredFor(other: 'desktop' | 'phone'): RegExp[] {
  const ofOther = new RegExp(`\\.${other}\\.spec\\.ts$`);
  if (isDeep) return [ofOther];
  const ofDeepRun = /\.deep\.(?:\w+\.)?spec\.ts$/;
  return other === 'phone' ? [ofOther, ofDeepRun] : [ofOther, ofDeepRun, ANY_SIZE];
}

/** In the short tests of the gate the strongest optimizer of V8 takes more time than it saves. */
const SCRIPT_FLAGS = byDepth(['--js-flags=--no-opt'], []);

export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  // Far more than anything needs on a busy machine, so that only what hangs is stopped.
  timeout: byDepth(240_000, 600_000),
  expect: { timeout: 60_000 },
  // One more than cores: pages wait for animations now and then.
  workers: 3,
  fullyParallel: true,
  forbidOnly: process.env['CI'] === 'true',
  retries: 0,
  reporter: 'list',
  use: {
    baseURL: `http://localhost:${port}`,
    locale: 'en-GB',
    // Every context would fetch the whole page for offline use; the tests of that allow it.
    serviceWorkers: 'block',
    actionTimeout: 60_000,
    // A trace of a whole game costs more time than the game: --trace on shows what happened.
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
      use: { viewport: { width: 1280, height: 800 } },
    },
    {
      name: 'phone',
      testIgnore: ignoredFor('desktop'),
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
