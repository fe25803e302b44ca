// The links of tables that were made or opened on this page: secrets, kept for this visit only.
import type { MadeTable } from '@eminent/protocol/online';

interface Links {
  /** For those who are to sit, and for those who are to look on: the host gives them to others. */
  readonly invitation?: string;
  readonly watch?: string;
  /** By which the person at this page may look on. */
  readonly look?: string;
}

const links = new Map<string, Links>();

export function keepMade({ table, invitation, watch }: MadeTable): void {
  links.set(table, { invitation, ...(watch === undefined ? {} : { watch }) });
}

/** Keeps a new link for spectators. */
export function keepWatch(table: string, watch: string): void {
  links.set(table, { ...links.get(table), watch });
}

/** Keeps the link by which a table was opened. */
export function keepLook(table: string, look: string): void {
  links.set(table, { ...links.get(table), look });
}

export function linksOf(table: string): Links {
  return links.get(table) ?? {};
}
