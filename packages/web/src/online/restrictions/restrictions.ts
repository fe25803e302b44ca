// The sanctions of the administrators against this user: warnings, mutes, bans from playing.
import { type Notices, notices } from '@eminent/protocol/online';
import { type Locale, msg } from '@eminent/text';
import { useEffect } from 'react';
import { create } from 'zustand';
import { ask, inPath, ANY_RESPONSE } from '../api.ts';
import { useConnection } from '../connection-status.ts';
import { useMe } from '../user-session.ts';
import { useTable } from '../table/table-store.ts';
import { dateText } from '../../ui/date-text.ts';

type Notice = Notices['rows'][number];

interface RestrictionStore {
  readonly rows: readonly Notice[];
  readonly load: () => Promise<void>;
  /** Marks notices as read, here and on the server. */
  readonly markRead: (rows: readonly Notice[]) => Promise<void>;
}

/** Ids of notices read on this page. A response to an older request may list them as unread. */
const readHere = new Set<string>();

function asRead(rows: readonly Notice[]): readonly Notice[] {
  return rows.map((row) => (readHere.has(row.id) ? { ...row, seen: true } : row));
}

export const useRestrictions = create<RestrictionStore>()((set, get) => ({
  rows: [],
  async load() {
    const answer = await ask('GET', '/me/notices', notices);
    if (answer.ok) set({ rows: asRead(answer.value.rows) });
  },
  async markRead(rows) {
    for (const { id } of rows) readHere.add(id);
    set({ rows: asRead(get().rows) });
    const send = async ({ id }: Notice) => {
      const reply = await ask('POST', `/me/notices/${inPath(id)}/seen`, ANY_RESPONSE, {});
      // If the request failed, the next response shows the notice again.
      if (!reply.ok) readHere.delete(id);
    };
    await Promise.all(rows.map(send));
  },
}));

/** The sanctions in force; warnings are excluded. */
export function activeRestrictions(rows: readonly Notice[], now: number): readonly Notice[] {
  return rows.filter(
    ({ kind, until, lifted }) =>
      kind !== 'warn' && lifted === undefined && (until === undefined || until > now),
  );
}

/** The unread notices; lifted sanctions are skipped. */
export function unreadNotices(rows: readonly Notice[]): readonly Notice[] {
  return rows.filter(({ seen, lifted }) => !seen && lifted === undefined);
}

export function noticeText(lang: Locale, { kind, until, reason }: Notice): string {
  if (kind === 'warn') return msg(lang, 'online.restrictions.warn', { reason });
  if (until === undefined) return msg(lang, `online.restrictions.${kind}Ever`, { reason });
  return msg(lang, `online.restrictions.${kind}Until`, { reason, day: dateText(lang, until) });
}

const POLL_MS = 60_000;

/**
 * Loads the notices for each user, when the connection status changes (a ban closes the
 * connection), after a `not-allowed` refusal, and every minute while the page is visible.
 */
export function useNotices(): void {
  const me = useMe()?.id;
  const status = useConnection((state) => state.status);
  const isRefused = useTable(({ refused }) => refused?.reason === 'not-allowed');
  const load = useRestrictions((store) => store.load);
  useEffect(() => {
    if (me === undefined) {
      useRestrictions.setState({ rows: [] });
      return undefined;
    }
    void load();
    const timer = setInterval(() => !document.hidden && void load(), POLL_MS);
    return () => clearInterval(timer);
  }, [me, status, isRefused, load]);
}
