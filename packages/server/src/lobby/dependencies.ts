// Dependencies of the lobby.
import type { AccountDeps } from '../accounts/dependencies.ts';
import type { TableIndex } from '../tables/table-index.ts';
import type { Hub } from '../tables/hub.ts';

export interface LobbyDeps {
  readonly people: AccountDeps;
  readonly hub: Hub;
  readonly tableIndex: TableIndex;
}
