// The file in the data folder with the address and the host key of the running server. Every start
// creates a new key, so a copied key works only until the next start.
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Host {
  readonly address: string;
  readonly key: string;
}

function fileIn(folder: string): string {
  return join(folder, 'host.json');
}

/** Replaces the file with one that only its owner may read. */
export function writeHostFile(folder: string, host: Host): void {
  const file = fileIn(folder);
  rmSync(file, { force: true });
  writeFileSync(file, JSON.stringify(host), { mode: 0o600 });
}

export function deleteHostFile(folder: string): void {
  rmSync(fileIn(folder), { force: true });
}

/** Undefined if the file is missing or invalid. The file of a crashed server remains. */
export function readHostFile(folder: string): Host | undefined {
  try {
    const { address, key } = JSON.parse(readFileSync(fileIn(folder), 'utf8')) as Partial<Host>;
    return address === undefined || key === undefined ? undefined : { address, key };
  } catch {
    return undefined;
  }
}
