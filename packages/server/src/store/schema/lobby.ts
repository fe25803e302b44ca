// Database rows of links to tables, invitations, and seeks: requests to be matched with other
// players. Times are milliseconds since 1970.

interface TableLinksRow {
  hash: string;
  table: string;
  kind: 'seat' | 'watch';
  /** Stored until the game starts, so that the host can see the link again. */
  secret: string | null;
  /** 0 if a newer link has replaced this one. */
  good: number;
}

interface LinkUsesRow {
  hash: string;
  person: string;
}

interface TableInvitesRow {
  table: string;
  person: string;
  by: string;
  at: number;
}

interface SeeksRow {
  id: string;
  person: string;
  players: number;
  clock: string;
  created: number;
  expires: number;
  /** The table at which a seat was offered, and when. Null without an offer. */
  gathers: string | null;
  offered: number | null;
  /** The table where the game has started; null before. */
  table: string | null;
}

export interface LobbyTables {
  table_links: TableLinksRow;
  link_uses: LinkUsesRow;
  table_invites: TableInvitesRow;
  seeks: SeeksRow;
}
