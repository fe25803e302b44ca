// The host key: with read access to the data folder, the local command line has admin rights.
import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { isOfThisMachine } from '../http/origin.ts';
import type { User } from '../core/user.ts';

/** The author of such actions in the audit log. */
export const HOST: User = { id: 'host', name: 'host', kind: 'account', admin: true };

const PREFIX = 'host-';

export function newHostKey(): string {
  return PREFIX + randomBytes(32).toString('base64url');
}

/** Whether a local request presents the host key. */
export function isHost(request: FastifyRequest, key: string): boolean {
  const shown = Buffer.from(request.headers.authorization ?? '');
  const right = Buffer.from(`Bearer ${key}`);
  const isSame = shown.length === right.length && timingSafeEqual(shown, right);
  return isSame && isOfThisMachine(request);
}
