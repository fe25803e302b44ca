// The key of the host: whoever may read the data folder may do what an administrator does, by the command line of this machine.
import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { isOfThisMachine } from '../http/origin.ts';
import type { User } from '../core/user.ts';

/** Who did it, in the list of deeds. */
export const HOST: User = { id: 'host', name: 'host', kind: 'account', admin: true };

const PREFIX = 'host-';

export function newHostKey(): string {
  return PREFIX + randomBytes(32).toString('base64url');
}

/** Whether a request shows the key, from this machine itself. */
export function isHost(request: FastifyRequest, key: string): boolean {
  const shown = Buffer.from(request.headers.authorization ?? '');
  const right = Buffer.from(`Bearer ${key}`);
  const isSame = shown.length === right.length && timingSafeEqual(shown, right);
  return isSame && isOfThisMachine(request);
}
