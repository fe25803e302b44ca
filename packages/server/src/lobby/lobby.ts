// The lobby as a part of the server: its routes, the lists that sockets follow, and what happens when a table is over.
import type { Route } from '../http/route.ts';
import type { Person } from '../accounts/user.ts';
import type { WireParts } from '../socket/dependencies.ts';
import { mayWatch } from './admission.ts';
import { TableLists } from './table-lists.ts';
import type { LobbyParts } from './dependencies.ts';
import { seekRoutes } from './matchmaking/routes.ts';
import { Seeks } from './matchmaking/matchmaker.ts';
import { tableRoutes } from './table-routes.ts';

export interface Lobby {
  readonly routes: readonly Route[];
  readonly lists: TableLists;
  readonly mayWatch: WireParts['mayWatch'];
}

export function openLobby(parts: LobbyParts): Lobby {
  const lists = new TableLists(parts);
  const seeks = new Seeks(parts);
  return {
    routes: [...tableRoutes({ ...parts, lists, seeks }), ...seekRoutes(seeks)],
    lists,
    async mayWatch(table, setup, person: Person | undefined, link) {
      const row = await parts.hub.summary(table);
      return row !== undefined && mayWatch(parts.people.ground, row, setup, person, link);
    },
  };
}
