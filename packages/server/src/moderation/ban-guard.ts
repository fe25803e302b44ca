// What somebody who is banned may still do: look on, read why, take what is theirs along, and go.
import type { FastifyRequest } from 'fastify';
import { Problem } from '../http/problem.ts';
import type { User } from '../core/user.ts';
import type { Restrictions } from './restrictions.ts';

const OPEN: readonly RegExp[] = [
  /^(?:GET|HEAD) /,
  /^DELETE \/api\/v1\/session$/,
  /^DELETE \/api\/v1\/me$/,
  /^POST \/api\/v1\/me\/notices\/[^/]+\/seen$/,
];

/** Refuses what changes anything for others. */
export function refuseBanned(
  restrictions: Restrictions,
  request: FastifyRequest,
  person: User,
): void {
  if (!restrictions.isBanned(person)) return;
  const asked = `${request.method} ${request.url.split('?', 1)[0] ?? ''}`;
  if (OPEN.some((one) => one.test(asked))) return;
  throw new Problem(403, 'banned', 'An administrator has banned you from playing here.');
}
