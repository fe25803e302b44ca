// Declares the dependencies of the lobby: accounts and tables.
import type { AccountDeps } from '../accounts/dependencies.ts';
import type { TableIndex } from '../tables/table-index.ts';
import type { Hub } from '../tables/hub.ts';

export interface LobbyDeps {
  readonly accounts: AccountDeps;
  readonly hub: Hub;
  readonly tableIndex: TableIndex;
}
