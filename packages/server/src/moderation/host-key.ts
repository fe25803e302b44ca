// The key of the host: whoever may read the data folder may do what an administrator does, by the command line of this machine.
import { randomBytes, timingSafeEqual } from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyRequest } from 'fastify';
import { isOfThisMachine } from '../http/origin.ts';
import type { Person } from '../people/who.ts';

/** Who did it, in the list of deeds. */
export const HOST: Person = { id: 'host', name: 'host', kind: 'account', admin: true };

/** Where a running server is to be found, and its key. */
export interface Host {
  readonly address: string;
  readonly key: string;
}

const PREFIX = 'host-';

function fileIn(folder: string): string {
  return join(folder, 'host.json');
}

export function newHostKey(): string {
  return PREFIX + randomBytes(32).toString('base64url');
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

/** Whether a request shows the key, from this machine itself. */
export function isHost(request: FastifyRequest, key: string): boolean {
  const shown = Buffer.from(request.headers.authorization ?? '');
  const right = Buffer.from(`Bearer ${key}`);
  const isSame = shown.length === right.length && timingSafeEqual(shown, right);
  return isSame && isOfThisMachine(request);
}
