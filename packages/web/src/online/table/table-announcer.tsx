// Announces chat, presence, proposals, pauses, low clocks and reconnections to screen readers.
import { fields, flag } from '@eminent/protocol';
import type { SeatState, TableSnapshot } from '@eminent/protocol/online';
import { type Locale, msg } from '@eminent/text';
import { useEffect, useRef, useState } from 'react';
import { create } from 'zustand';
import { localStore } from '../../storage/storage.ts';
import { useLang, useSettings } from '../../settings/settings.ts';
import { spanText } from '../time-text.ts';
import { useIsLost } from './portrait-status.tsx';
import { useClock } from './table-clock.ts';
import { useMutedUsers } from './muted-users.ts';
import { proposalText, settledText } from './proposal-notice.tsx';
import { useTable } from './table-store.ts';
import { unmutedMessages, lineText } from './chat-messages.ts';

/** Kinds of announcements that the user can turn off. */
export const ANNOUNCEMENTS = ['talk', 'presence', 'clocks'] as const;
type Announcement = (typeof ANNOUNCEMENTS)[number];
type Enabled = Readonly<Record<Announcement, boolean>>;

const STORAGE_KEY = 'table-heard';
const storedSchema = fields({ talk: flag, presence: flag, clocks: flag });

function storedAnnouncements(): Enabled {
  return localStore.read(STORAGE_KEY, storedSchema) ?? { talk: true, presence: true, clocks: true };
}

interface AnnouncementStore {
  readonly enabled: Enabled;
  readonly change: (one: Announcement, on: boolean) => void;
}

/** The kinds of announcements that are turned on; stored on this device. */
export const useAnnouncements = create<AnnouncementStore>()((set, get) => ({
  enabled: storedAnnouncements(),
  change(one, on) {
    const enabled = { ...get().enabled, [one]: on };
    localStore.write(STORAGE_KEY, enabled);
    set({ enabled });
  },
}));

localStore.follow(STORAGE_KEY, () => useAnnouncements.setState({ enabled: storedAnnouncements() }));

/** Returns the announcements for a change of the table. `muted`: ids of muted users. */
export function announcements(
  lang: Locale,
  before: TableSnapshot,
  after: TableSnapshot,
  enabled: Enabled,
  muted: readonly string[],
): readonly string[] {
  const nameAt = (seat: number) => after.seats[seat]?.name ?? '';
  const { own } = after;
  const lastKnown = before.talk.at(-1)?.id ?? 0;
  const messages = unmutedMessages(after.talk, after.seats, muted)
    .filter(({ id, seat }) => id > lastKnown && seat !== own.seat)
    .map((line) =>
      msg(lang, 'online.table.talk.line', { name: nameAt(line.seat), text: lineText(lang, line) }),
    );
  const presences = after.seats.flatMap((seat, at) =>
    at === own.seat ? [] : (presenceNews(lang, before.seats[at], seat) ?? []),
  );
  return [
    ...(enabled.talk ? messages : []),
    ...(enabled.presence ? presences : []),
    ...proposalNews(lang, before, after),
    ...(!before.clocks.paused && after.clocks.paused && after.proposal === undefined
      ? [msg(lang, 'online.table.paused')]
      : []),
  ];
}

function presenceNews(
  lang: Locale,
  before: SeatState | undefined,
  { name, presence }: SeatState,
): string | undefined {
  if (before?.presence === undefined || presence === undefined) return undefined;
  const wasOffline = before.presence === 'offline';
  if (wasOffline === (presence === 'offline')) return undefined;
  return msg(lang, wasOffline ? 'online.table.presence.came' : 'online.table.presence.went', {
    name,
  });
}

function proposalNews(
  lang: Locale,
  before: TableSnapshot,
  after: TableSnapshot,
): readonly string[] {
  const { proposal, settled, own, seats } = after;
  if (proposal?.id === before.proposal?.id) return [];
  if (proposal === undefined) {
    const names = seats.map(({ name }) => name);
    const text = settled && settledText(lang, settled, own.seat, names);
    return [text ?? msg(lang, 'online.table.consent.gone')];
  }
  const name = proposal.by === own.seat ? undefined : (seats[proposal.by]?.name ?? '');
  return [proposalText(lang, proposal.wish, name)];
}

/** Remaining times, in milliseconds, at which the running clock is announced. */
const LOW_MS = [30_000, 10_000] as const;

export function TableAnnouncer() {
  const lang = useLang();
  const shown = useTable((table) => table.shown);
  const speech = useSettings((settings) => settings.speech);
  const enabled = useAnnouncements((store) => store.enabled);
  const muted = useMutedUsers((store) => store.people);
  const seen = useRef<TableSnapshot>(undefined);
  const [text, setText] = useState('');
  useEffect(() => {
    const before = seen.current;
    seen.current = shown;
    if (before === undefined || shown === undefined || before.table !== shown.table) return;
    const sentences = announcements(lang, before, shown, enabled, muted);
    if (sentences.length > 0) setText(sentences.join(' '));
  }, [shown, lang, enabled, muted]);
  if (speech === 'off') return null;
  return (
    <>
      <p className="sr-only" aria-live="polite" data-table-speaker>
        {text}
      </p>
      {enabled.clocks && <LowClock />}
      <ConnectionRestored />
    </>
  );
}

function LowClock() {
  const lang = useLang();
  const seat = useTable(({ shown }) => shown?.own.seat);
  const clock = useClock(seat ?? -1);
  const isLow = clock?.runs === true && !clock.isSlow && !clock.paused;
  const mark = isLow ? LOW_MS.findLast((ms) => clock.ms <= ms) : undefined;
  return (
    <p className="sr-only" aria-live="assertive">
      {mark !== undefined && msg(lang, 'online.table.speech.short', { time: spanText(lang, mark) })}
    </p>
  );
}

/** Announces a restored connection. The notice bar announces a lost one. */
function ConnectionRestored() {
  const lang = useLang();
  const isLost = useIsLost();
  const [wasLost, setWasLost] = useState(false);
  if (isLost && !wasLost) setWasLost(true);
  return (
    <p className="sr-only" aria-live="polite">
      {wasLost && !isLost && msg(lang, 'online.table.lost.back')}
    </p>
  );
}
