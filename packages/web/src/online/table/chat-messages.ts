// The chat messages this user sees: without those of muted players, and how many are unread.
import type { SeatState, TalkLine } from '@eminent/protocol/online';
import { type Locale, msg } from '@eminent/text';
import { create } from 'zustand';

/** A phrase is shown in the reader's language. */
export function lineText(lang: Locale, { text, phrase }: TalkLine): string {
  return phrase === undefined ? (text ?? '') : msg(lang, `online.table.phrases.${phrase}`);
}

/** The messages without those of muted users. */
export function audibleMessages(
  talk: readonly TalkLine[],
  seats: readonly SeatState[],
  muted: readonly string[],
): readonly TalkLine[] {
  return talk.filter(({ seat }) => !muted.includes(seats[seat]?.person ?? ''));
}

/** The number of other players' messages after the last one read. */
export function unreadIn(
  heard: readonly TalkLine[],
  read: number,
  own: number | undefined,
): number {
  return heard.filter(({ id, seat }) => id > read && seat !== own).length;
}

interface Read {
  readonly table: string | undefined;
  /** The id of the last message read. */
  readonly read: number;
}

/** What was read at the current table; messages before joining count as read. */
export const useRead = create<Read>()(() => ({ table: undefined, read: 0 }));
