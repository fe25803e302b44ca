// Database rows of links to tables, invitations and seeks. Times are milliseconds since 1970.

interface TableLinksRow {
  /** SHA-256 of the secret. */
  hash: string;
  table: string;
  kind: 'seat' | 'watch';
  /** The secret, kept while the table gathers so that the host can show it again. */
  secret: string | null;
  /** 1 while the link is valid; 0 once it was replaced. */
  good: number;
}

/** Users who joined by a link. */
interface LinkUsesRow {
  hash: string;
  person: string;
}

/** Users who may join without a link: invited, or with a reserved seat. */
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
  /** The gathering table at which a seat is offered, and the time of the offer. */
  gathers: string | null;
  offered: number | null;
  /** The table of the started game. */
  table: string | null;
}

export interface LobbyTables {
  table_links: TableLinksRow;
  link_uses: LinkUsesRow;
  table_invites: TableInvitesRow;
  seeks: SeeksRow;
}
