// Finds a Chromium for the browser tests, and installs Debian's where that is allowed.
import { findProgram, install, isExecutable, mayInstall } from './debian.ts';

// The shell without windows comes first: it starts faster and needs a fifth less of the processor.
const names = [
  'chromium-headless-shell',
  'chrome-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
];
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

/** The path of an installed Chromium or Chrome; CHROME_PATH decides where it is set. */
export function findChromium(): string | undefined {
  const chosen = process.env['CHROME_PATH'];
  if (chosen !== undefined && chosen !== '') return isExecutable(chosen) ? chosen : undefined;
  return findProgram(names) ?? elsewhere.find(isExecutable);
}

/** An installed Chromium, or Debian's freshly installed, or a sentence that says what is missing. */
export async function provideChromium(): Promise<{ path: string } | { missing: string }> {
  const found = findChromium();
  if (found !== undefined) return { path: found };
  if (process.env['CHROME_PATH']) {
    return { missing: `CHROME_PATH is "${process.env['CHROME_PATH']}", which is no program.` };
  }
  if (mayInstall()) {
    await install(['chromium']);
    const installed = findChromium();
    if (installed !== undefined) return { path: installed };
  }
  return {
    missing:
      'The browser tests need Chromium: install it (Debian: apt-get install chromium) or set CHROME_PATH.',
  };
}
