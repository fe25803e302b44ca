// Looks users up by token and id, for tests.
import { findByToken } from '../../src/accounts/token-lookup.ts';
import { userById } from '../../src/accounts/user-repository.ts';
import type { ServiceContext } from '../../src/core/context.ts';

export function openUserDirectory(context: ServiceContext) {
  return {
    ofToken: async (token: string) => (await findByToken(context, token))?.person,
    byId: (id: string) => userById(context, id),
  };
}
