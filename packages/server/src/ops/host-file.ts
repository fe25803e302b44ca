// The file in the data folder with the address and the host key of the running server. The key is
// new at every start, so a copied one soon becomes useless.
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Address and key of a running server. */
export interface Host {
  readonly address: string;
  readonly key: string;
}

function fileIn(folder: string): string {
  return join(folder, 'host.json');
}

/** Writes the file, readable by its owner only. */
export function writeHostFile(folder: string, host: Host): void {
  const file = fileIn(folder);
  rmSync(file, { force: true });
  writeFileSync(file, JSON.stringify(host), { mode: 0o600 });
}

export function deleteHostFile(folder: string): void {
  rmSync(fileIn(folder), { force: true });
}

/** Undefined if no server runs or the file is invalid. */
export function readHostFile(folder: string): Host | undefined {
  try {
    const { address, key } = JSON.parse(readFileSync(fileIn(folder), 'utf8')) as Partial<Host>;
    return address === undefined || key === undefined ? undefined : { address, key };
  } catch {
    return undefined;
  }
}
