// Link secrets of tables created or opened on this page; kept for this visit only.
import type { MadeTable } from '@eminent/protocol/online';

interface Links {
  /** Secrets for players and for spectators, which the host gives to others. */
  readonly invitation?: string;
  readonly watch?: string;
  /** The secret by which this user may watch. */
  readonly look?: string;
}

const links = new Map<string, Links>();

export function keepMade({ table, invitation, watch }: MadeTable): void {
  links.set(table, { invitation, ...(watch === undefined ? {} : { watch }) });
}

/** Stores a new link for spectators. */
export function keepWatch(table: string, watch: string): void {
  links.set(table, { ...links.get(table), watch });
}

/** Stores the link by which a table was opened. */
export function keepLook(table: string, look: string): void {
  links.set(table, { ...links.get(table), look });
}

export function linksOf(table: string): Links {
  return links.get(table) ?? {};
}
