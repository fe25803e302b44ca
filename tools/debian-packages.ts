// Finds external programs for tests, and installs their Debian packages if allowed.
import { accessSync, constants, existsSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { run } from './run-process.ts';

export function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

export function findProgram(
  names: readonly string[],
  otherPaths: readonly string[] = [],
): string | undefined {
  const path = (process.env['PATH'] ?? '').split(delimiter).filter((folder) => folder !== '');
  return [...path, ...otherPaths]
    .flatMap((folder) => names.map((name) => join(folder, name)))
    .find(isExecutable);
}

export function mayInstall(): boolean {
  const isAllowed = process.env['CI'] === 'true' || process.env['EMINENT_INSTALL_BROWSER'] === '1';
  return isAllowed && existsSync('/usr/bin/apt-get') && process.getuid?.() === 0;
}

/** Debian runs this script to find out whether a package may start its service. */
const POLICY = '/usr/sbin/policy-rc.d';

/** Installs packages without starting their services. */
export async function install(packages: readonly string[]): Promise<void> {
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  const isOurs = !existsSync(POLICY);
  if (isOurs) writeFileSync(POLICY, '#!/bin/sh\nexit 101\n', { mode: 0o755 });
  try {
    await run('apt-get', ['update', '-qq'], { env });
    await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], { env });
  } finally {
    if (isOurs) rmSync(POLICY, { force: true });
  }
}
