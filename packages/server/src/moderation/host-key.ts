// The host key: a new secret at each start, stored in the data folder. It gives local programs
// administrator rights.
import { randomBytes } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { isSame } from '../core/secrets.ts';
import { isOfThisMachine } from '../http/origin.ts';
import type { User } from '../core/user.ts';

/** The user as whom requests with the host key act. */
export const HOST: User = { id: 'host', name: 'host', kind: 'account', admin: true };

const PREFIX = 'host-';

export function newHostKey(): string {
  return PREFIX + randomBytes(32).toString('base64url');
}

/** Whether a request has the host key and comes from this machine. */
export function isHost(request: FastifyRequest, key: string): boolean {
  const authorization = request.headers.authorization ?? '';
  return isSame(authorization, `Bearer ${key}`) && isOfThisMachine(request);
}
