// The file in the data folder by which the command line finds the running server, with its key.
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Where a running server is to be found, and its key. */
export interface Host {
  readonly address: string;
  readonly key: string;
}

function fileIn(folder: string): string {
  return join(folder, 'host.json');
}

/** Another key with every start, so that one that was copied opens nothing for long. */
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
