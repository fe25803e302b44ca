// The host key, a secret in the data folder. It gives local programs administrator rights, such as
// the command line of the host.
import { randomBytes } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { isSame } from '../core/secrets.ts';
import { isOfThisMachine } from '../http/origin.ts';
import type { User } from '../core/user.ts';

/** The user of requests with the host key, also in the audit log. */
export const HOST: User = { id: 'host', name: 'host', kind: 'account', admin: true };

const PREFIX = 'host-';

export function newHostKey(): string {
  return PREFIX + randomBytes(32).toString('base64url');
}

/** Whether a program on this machine sent the request and knows the host key. */
export function isHost(request: FastifyRequest, key: string): boolean {
  const authorization = request.headers.authorization ?? '';
  return isSame(authorization, `Bearer ${key}`) && isOfThisMachine(request);
}
