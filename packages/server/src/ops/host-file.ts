// The file in the data folder with the address and key of the running server.
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

/** The key changes with every start, so that a copied one soon becomes useless. */
export function tellHost(folder: string, host: Host): void {
  const file = fileIn(folder);
  rmSync(file, { force: true });
  writeFileSync(file, JSON.stringify(host), { mode: 0o600 });
}

export function forgetHost(folder: string): void {
  rmSync(fileIn(folder), { force: true });
}

export function readHost(folder: string): Host | undefined {
  try {
    const { address, key } = JSON.parse(readFileSync(fileIn(folder), 'utf8')) as Partial<Host>;
    return address === undefined || key === undefined ? undefined : { address, key };
  } catch {
    return undefined;
  }
}
