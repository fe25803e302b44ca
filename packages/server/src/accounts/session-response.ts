// Builds the session response of the API: the user and the features of this server.
import type { OnlineSession } from '@eminent/protocol/online';
import type { FastifyRequest } from 'fastify';
import type { AccountDeps } from './dependencies.ts';
import { hasPasskeys } from './passkeys.ts';
import type { User } from '../core/user.ts';

export async function sessionAnswer(
  { build: newest, push, mailer, publicUrl, network, relyingParty, waitingFor }: AccountDeps,
  request: FastifyRequest,
  person: User | undefined,
  more: Pick<OnlineSession, 'moved' | 'codes' | 'token'> = {},
): Promise<OnlineSession> {
  const build = newest();
  const addresses = publicUrl === undefined ? network(request) : [];
  const features = {
    passkeys: hasPasskeys(relyingParty(request)),
    mail: mailer !== undefined,
    ...(push === undefined ? {} : { push }),
    ...(publicUrl === undefined ? {} : { address: publicUrl }),
    ...(addresses.length === 0 ? {} : { network: addresses }),
  };
  if (person === undefined) return { build, features };
  const { id, name, kind, admin, face } = person;
  return {
    person: { id, name, kind, admin, ...(face === undefined ? {} : { face }) },
    build,
    features,
    waiting: await waitingFor(person),
    ...more,
  };
}
