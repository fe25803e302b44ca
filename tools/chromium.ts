// Finds a Chromium for the browser tests, and installs Debian's if allowed.
import { findProgram, install, isExecutable, mayInstall } from './debian-packages.ts';

// Debian's Chromium without windows, which needs a fifth less CPU time than the package `chromium`.
const SHELL = 'chromium-headless-shell';
const names = [
  SHELL,
  'chrome-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
];
const otherPaths = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** Lets Chromium run as root and in a container, and turns off its own network requests. */
export const launchFlags: readonly string[] = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Returns the path of a Chromium or Chrome. If CHROME_PATH is set, only this path counts. */
export function findChromium(): string | undefined {
  const chosen = process.env['CHROME_PATH'];
  if (chosen !== undefined && chosen !== '') return isExecutable(chosen) ? chosen : undefined;
  return findProgram(names) ?? otherPaths.find(isExecutable);
}

/** Returns the path of a Chromium or what is missing. Installs Debian's if allowed. */
export async function provideChromium(): Promise<{ path: string } | { missing: string }> {
  const chosen = process.env['CHROME_PATH'];
  if (!chosen && mayInstall()) {
    if (findProgram([SHELL]) === undefined) await install([SHELL]);
    // Older Debian releases have no package of the shell.
    if (findChromium() === undefined) await install(['chromium']);
  }
  const path = findChromium();
  if (path !== undefined) return { path };
  return {
    missing: chosen
      ? `CHROME_PATH is "${chosen}", which is no program.`
      : `The browser tests need Chromium: install it (Debian: apt-get install ${SHELL}) or set CHROME_PATH.`,
  };
}
