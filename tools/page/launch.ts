// Starts Chromium for tools that open the page.
import { type Browser, chromium, type LaunchOptions } from '@playwright/test';
import { findChromium, launchFlags } from '../chromium.ts';
import { quoted, refuse, sentenceOf } from '../command-line.ts';

export function chromiumPath(): string {
  return findChromium() ?? refuse('This needs Chromium or Chrome: install it, or set CHROME_PATH.');
}

export function launchChromium({ args = [], ...options }: LaunchOptions = {}): Promise<Browser> {
  return chromium
    .launch({ ...options, args: [...launchFlags, ...args], executablePath: chromiumPath() })
    .catch((error: unknown) => refuse(`Chromium does not start: ${sentenceOf(error)}`));
}

/** Refuses if no server answers at the address. */
export async function requireServer(url: string): Promise<void> {
  const isServed = await fetch(url).then(
    ({ ok }) => ok,
    () => false,
  );
  if (!isServed) refuse(`No server answers at ${quoted(url)}: run npm start first.`);
}
