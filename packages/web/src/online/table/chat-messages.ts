// The chat messages that this user sees, and how many of them are unread.
import type { SeatState, TalkLine } from '@eminent/protocol/online';
import { type Locale, msg } from '@eminent/text';
import { create } from 'zustand';

/** Returns the text of a message; a phrase is translated. */
export function lineText(lang: Locale, { text, phrase }: TalkLine): string {
  return phrase === undefined ? (text ?? '') : msg(lang, `online.table.phrases.${phrase}`);
}

/** Returns the messages without those of users whom this user has muted. */
export function unmutedMessages(
  talk: readonly TalkLine[],
  seats: readonly SeatState[],
  muted: readonly string[],
): readonly TalkLine[] {
  return talk.filter(({ seat }) => !muted.includes(seats[seat]?.person ?? ''));
}

/** Returns the number of other players' messages after `read`, the id of the last message read. */
export function unreadIn(
  messages: readonly TalkLine[],
  read: number,
  ownSeat: number | undefined,
): number {
  return messages.filter(({ id, seat }) => id > read && seat !== ownSeat).length;
}

interface Read {
  readonly table: string | undefined;
  readonly read: number;
}

/** The last message read at the open table. Messages from before the opening count as read. */
export const useRead = create<Read>()(() => ({ table: undefined, read: 0 }));
