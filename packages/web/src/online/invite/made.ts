// The links of tables that were made or opened on this page: secrets, kept for this visit only.
import type { MadeTable } from '@eminent/protocol/online';

type Links = Pick<MadeTable, 'invitation' | 'watch'>;

const made = new Map<string, Partial<Links>>();

export function keepMade({ table, invitation, watch }: MadeTable): void {
  made.set(table, { invitation, ...(watch === undefined ? {} : { watch }) });
}

export function linksOf(table: string): Partial<Links> {
  return made.get(table) ?? {};
}

/** The address of a link of this page, as it is given to others. */
export function addressOf(kind: 'i' | 'w' | 'join' | 't' | 'friends', secret: string): string {
  const page = new URL(document.baseURI);
  page.search = '';
  page.hash = `#/online/${kind}/${encodeURIComponent(secret)}`;
  return page.href;
}
