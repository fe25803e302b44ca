// Finds a Chromium for the browser tests, and installs Debian's where that is allowed.
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { run } from './process.ts';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const elsewhere = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** What Chromium needs as root and in a container, and what keeps it from talking to the network. */
export const launchFlags: readonly string[] = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** The path of an installed Chromium or Chrome; CHROME_PATH decides where it is set. */
export function findChromium(): string | undefined {
  const chosen = process.env['CHROME_PATH'];
  if (chosen !== undefined && chosen !== '') return isExecutable(chosen) ? chosen : undefined;
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter((folder) => folder !== '');
  const inPath = folders.flatMap((folder) => names.map((name) => join(folder, name)));
  return [...inPath, ...elsewhere].find(isExecutable);
}

function mayInstall(): boolean {
  const isAllowed = process.env['CI'] === 'true' || process.env['EMINENT_INSTALL_BROWSER'] === '1';
  return isAllowed && existsSync('/usr/bin/apt-get') && process.getuid?.() === 0;
}

/** An installed Chromium, or Debian's freshly installed, or a sentence that says what is missing. */
export async function provideChromium(): Promise<{ path: string } | { missing: string }> {
  const found = findChromium();
  if (found !== undefined) return { path: found };
  if (process.env['CHROME_PATH']) {
    return { missing: `CHROME_PATH is "${process.env['CHROME_PATH']}", which is no program.` };
  }
  if (mayInstall()) {
    const env = { DEBIAN_FRONTEND: 'noninteractive' };
    await run('apt-get', ['update', '-qq'], { env });
    await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], { env });
    const installed = findChromium();
    if (installed !== undefined) return { path: installed };
  }
  return {
    missing:
      'The browser tests need Chromium: install it (Debian: apt-get install chromium) or set CHROME_PATH.',
  };
}
