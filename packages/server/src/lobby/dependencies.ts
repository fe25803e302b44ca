// What the lobby is given by the server that it is a part of.
import type { PeopleParts } from '../accounts/dependencies.ts';
import type { Person } from '../accounts/user.ts';
import type { Finding } from '../tables/table-index.ts';
import type { Hub } from '../tables/hub.ts';

export interface LobbyParts {
  readonly people: PeopleParts;
  readonly hub: Hub;
  readonly finding: Finding;
}

/** All ids under which somebody may stand at a table. */
export function idsOf({ id, also = [] }: Person): readonly string[] {
  return [id, ...also];
}
