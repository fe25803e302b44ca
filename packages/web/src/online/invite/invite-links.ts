// Link secrets of tables that were created or opened on this page; in memory only.
interface Links {
  /** The secret of the link for players, which the host can share. */
  readonly invitation?: string;
  /** The secret of the link for spectators, which the host can share. */
  readonly watch?: string | undefined;
  /** The secret of the link through which this user is watching the table. */
  readonly look?: string;
}

const links = new Map<string, Links>();

/** Adds link secrets of a table to those already stored. */
export function keepLinks(table: string, added: Links): void {
  links.set(table, { ...links.get(table), ...added });
}

export function linksOf(table: string): Links {
  return links.get(table) ?? {};
}
