// Browser tests against the built page: a desktop window and a phone in the hand.
import { defineConfig } from '@playwright/test';
import { join } from 'node:path';
import { tmpdir } from 'node:os';
import { findChromium, launchFlags } from '../tools/chromium.ts';
import { keepCompiled } from '../tools/compiled.ts';

keepCompiled();

const port = Number(process.env['EMINENT_PORT'] ?? 4317);
/** What this run keeps; nobody's own games. */
const data = join(tmpdir(), `eminent-e2e-${port}`);
const executablePath = findChromium();

export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  timeout: 360_000,
  expect: { timeout: 20_000 },
  workers: 2,
  fullyParallel: true,
  forbidOnly: process.env['CI'] === 'true',
  // Named by npm test (tools/results.ts), which fails when more than a handful needs it.
  retries: 1,
  reporter: 'list',
  use: {
    baseURL: `http://localhost:${port}`,
    locale: 'en-GB',
    actionTimeout: 20_000,
    // A trace of a whole game costs more time than the game: --trace on shows what happened.
    trace: 'off',
    launchOptions: {
      args: [...launchFlags],
      ...(executablePath === undefined ? {} : { executablePath }),
    },
  },
  projects: [
    { name: 'desktop', use: { viewport: { width: 1280, height: 800 } } },
    {
      name: 'phone',
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
