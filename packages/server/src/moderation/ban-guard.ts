// Refuses requests of banned users, except reading, marking notices as read, signing out, and
// deleting the account.
import type { FastifyRequest } from 'fastify';
import { Problem } from '../http/problem.ts';
import type { User } from '../core/user.ts';
import type { Restrictions } from './restrictions.ts';

const ALLOWED: readonly RegExp[] = [
  /^(?:GET|HEAD) /,
  /^DELETE \/api\/v1\/session$/,
  /^DELETE \/api\/v1\/me$/,
  /^POST \/api\/v1\/me\/notices\/[^/]+\/seen$/,
];

export function refuseBanned(
  restrictions: Restrictions,
  request: FastifyRequest,
  person: User,
): void {
  if (!restrictions.isBanned(person)) return;
  const requested = `${request.method} ${request.url.split('?', 1)[0] ?? ''}`;
  if (ALLOWED.some((one) => one.test(requested))) return;
  throw new Problem(403, 'banned', 'You have been banned by an administrator.');
}
