// What is kept of links, invitations and seeks. Times are milliseconds since 1970.
interface TableLinksRow {
  /** SHA-256 of the secret. */
  hash: string;
  table: string;
  kind: 'seat' | 'watch';
  /** The secret itself, as long as the table gathers, for its host to show again. */
  secret: string | null;
  /** 0 once there is a newer one. */
  good: number;
}

/** Who has exchanged a link for a seat. */
interface LinkUsesRow {
  hash: string;
  person: string;
}

/** Somebody who may sit without a link: a seat is kept for him, or the host asked him. */
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
  /** The table that gathers such people, and when it was offered. */
  gathers: string | null;
  offered: number | null;
  /** Where it led to, once the game has begun. */
  table: string | null;
}

export interface LobbyTables {
  table_links: TableLinksRow;
  link_uses: LinkUsesRow;
  table_invites: TableInvitesRow;
  seeks: SeeksRow;
}
