// What is said at an online table, as this person hears it: without those who are muted, and how much of it is new.
import type { SeatState, TalkLine } from '@eminent/protocol/online';
import { type Locale, msg } from '@eminent/text';
import { create } from 'zustand';

/** Each reads a phrase in the own language. */
export function lineText(lang: Locale, { text, phrase }: TalkLine): string {
  return phrase === undefined ? (text ?? '') : msg(lang, `online.table.phrases.${phrase}`);
}

/** The lines without those of muted people. */
export function audibleMessages(
  talk: readonly TalkLine[],
  seats: readonly SeatState[],
  muted: readonly string[],
): readonly TalkLine[] {
  return talk.filter(({ seat }) => !muted.includes(seats[seat]?.person ?? ''));
}

/** How many lines of others came after the last that was read. */
export function unreadIn(
  heard: readonly TalkLine[],
  read: number,
  own: number | undefined,
): number {
  return heard.filter(({ id, seat }) => id > read && seat !== own).length;
}

interface Read {
  readonly table: string | undefined;
  /** The last line that was seen. */
  readonly read: number;
}

/** What was read of the table that is shown; at the beginning all that was said before counts as read. */
export const useRead = create<Read>()(() => ({ table: undefined, read: 0 }));
