// What the lobby is given by the server that it is a part of.
import type { AccountDeps } from '../accounts/dependencies.ts';
import type { User } from '../core/user.ts';
import type { TableIndex } from '../tables/table-index.ts';
import type { Hub } from '../tables/hub.ts';

export interface LobbyDeps {
  readonly people: AccountDeps;
  readonly hub: Hub;
  readonly tableIndex: TableIndex;
}

/** All ids under which somebody may stand at a table. */
export function idsOf({ id, guestIds = [] }: User): readonly string[] {
  return [id, ...guestIds];
}
