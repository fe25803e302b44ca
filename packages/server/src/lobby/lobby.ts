// Opens the lobby: its routes, table lists, access checks, and records and pictures of games.
import type { FinishedPicture } from '@eminent/pictures/result-preview';
import type { Route } from '../http/route.ts';
import type { User } from '../core/user.ts';
import type { SocketDeps } from '../socket/dependencies.ts';
import { mayWatch } from './table-access.ts';
import { finishedPictureOf, publicRecordOf } from './game-records.ts';
import { TableLists } from './table-lists.ts';
import type { LobbyDeps } from './dependencies.ts';
import { seekRoutes } from './matchmaking/routes.ts';
import { Matchmaker } from './matchmaking/matchmaker.ts';
import type { RedirectDeps } from './redirects.ts';
import { tableRoutes } from './table-routes.ts';

export interface Lobby {
  readonly routes: readonly Route[];
  readonly lists: TableLists;
  readonly mayWatch: SocketDeps['mayWatch'];
  readonly publicRecord: RedirectDeps['publicRecord'];
  readonly finishedPicture: (table: string) => Promise<FinishedPicture | undefined>;
}

export function openLobby(deps: LobbyDeps): Lobby {
  const lists = new TableLists(deps);
  const seeks = new Matchmaker(deps);
  return {
    routes: [...tableRoutes({ ...deps, lists, seeks }), ...seekRoutes(seeks)],
    lists,
    publicRecord: (table) => publicRecordOf(deps, table),
    finishedPicture: (table) => finishedPictureOf(deps, table),
    async mayWatch(table, setup, person: User | undefined, link) {
      const row = await deps.hub.summary(table);
      return row !== undefined && mayWatch(deps.accounts.context, row, setup, person, link);
    },
  };
}
