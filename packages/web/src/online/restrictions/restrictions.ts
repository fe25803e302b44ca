// Sanctions against this user: warnings, mutes, bans from playing.
import { type Notices, notices } from '@eminent/protocol/online';
import { type Locale, msg } from '@eminent/text';
import { useEffect } from 'react';
import { create } from 'zustand';
import { ask, inPath, NOTHING } from '../api.ts';
import { useConnection } from '../connection-status.ts';
import { useMe } from '../user-session.ts';
import { useTable } from '../table/table-store.ts';
import { dateText } from '../time-text.ts';

export type Notice = Notices['rows'][number];

interface StandingStore {
  readonly rows: readonly Notice[];
  readonly learn: () => Promise<void>;
  /** Marks notices as read. */
  readonly read: (rows: readonly Notice[]) => Promise<void>;
}

/**
 * Notices read on this page; a response that was already on its way may still list them as unread.
 */
const readHere = new Set<string>();

function asRead(rows: readonly Notice[]): readonly Notice[] {
  return rows.map((row) => (readHere.has(row.id) ? { ...row, seen: true } : row));
}

export const useRestrictions = create<StandingStore>()((set, get) => ({
  rows: [],
  async learn() {
    const answer = await ask('GET', '/me/notices', notices);
    if (answer.ok) set({ rows: asRead(answer.value.rows) });
  },
  async read(rows) {
    for (const { id } of rows) readHere.add(id);
    set({ rows: asRead(get().rows) });
    const say = async ({ id }: Notice) => {
      const reply = await ask('POST', `/me/notices/${inPath(id)}/seen`, NOTHING, {});
      // The next response shows it again.
      if (!reply.ok) readHere.delete(id);
    };
    await Promise.all(rows.map(say));
  },
}));

/** The sanctions in force; warnings are excluded. */
export function holding(rows: readonly Notice[], now: number): readonly Notice[] {
  return rows.filter(
    ({ kind, until, lifted }) =>
      kind !== 'warn' && lifted === undefined && (until === undefined || until > now),
  );
}

/** The unread notices; lifted sanctions are skipped. */
export function unread(rows: readonly Notice[]): readonly Notice[] {
  return rows.filter(({ seen, lifted }) => !seen && lifted === undefined);
}

export function noticeText(lang: Locale, { kind, until, reason }: Notice): string {
  if (kind === 'warn') return msg(lang, 'online.restrictions.warn', { reason });
  if (until === undefined) return msg(lang, `online.restrictions.${kind}Ever`, { reason });
  return msg(lang, `online.restrictions.${kind}Until`, { reason, day: dateText(lang, until) });
}

const EVERY_MS = 60_000;

/**
 * Reloads notices whenever they may have changed: for another user, on a new socket (a banned user
 * loses the old one), after a refusal, and every minute.
 */
export function useNotices(): void {
  const me = useMe()?.id;
  const contact = useConnection((state) => state.contact);
  const isRefused = useTable(({ refused }) => refused?.reason === 'not-allowed');
  const learn = useRestrictions((store) => store.learn);
  useEffect(() => {
    if (me === undefined) {
      useRestrictions.setState({ rows: [] });
      return undefined;
    }
    void learn();
    const timer = setInterval(() => !document.hidden && void learn(), EVERY_MS);
    return () => clearInterval(timer);
  }, [me, contact, isRefused, learn]);
}
