// User lookup for other parts of the server.
import { blocksBetween, friendsOf } from './friends.ts';
import type { ServiceContext } from '../core/context.ts';
import { findByToken } from './token-lookup.ts';
import { userById, usersById } from './user-repository.ts';
import type { UserDirectory } from '../core/user.ts';

export function openUserDirectory(context: ServiceContext): UserDirectory {
  return {
    ofToken: async (token) => (await findByToken(context, token))?.person,
    byId: (id) => userById(context, id),
    byIds: (ids) => usersById(context, ids),
    blocks: (a, b) => blocksBetween(context, a, b),
    friends: (id) => friendsOf(context, id),
  };
}
