// The file with the address and admin key of the running server. Every start makes a new key.
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Host {
  readonly address: string;
  readonly key: string;
}

function fileIn(folder: string): string {
  return join(folder, 'host.json');
}

/** Writes the file, readable only by its owner. */
export function writeHostFile(folder: string, host: Host): void {
  const file = fileIn(folder);
  rmSync(file, { force: true });
  writeFileSync(file, JSON.stringify(host), { mode: 0o600 });
}

export function deleteHostFile(folder: string): void {
  rmSync(fileIn(folder), { force: true });
}

/** Returns undefined if the file is missing or invalid. A crashed server leaves its file behind. */
export function readHostFile(folder: string): Host | undefined {
  try {
    const { address, key } = JSON.parse(readFileSync(fileIn(folder), 'utf8')) as Partial<Host>;
    return address === undefined || key === undefined ? undefined : { address, key };
  } catch {
    return undefined;
  }
}
