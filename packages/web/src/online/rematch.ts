// Playing again: what is promised of the next deal is noted before words for it are sent, and goes with the table once there is one.
import type { MyRow, RematchState } from '@eminent/protocol/online';
import { dealAfter, moveNote, noteDeal, ownWords, wordsFor } from './deal-note.ts';
import { socket } from './online-socket.ts';

/** Wishes to play a table again. */
export function wishAgain(
  table: string,
  { promise }: Pick<RematchState, 'promise'>,
  sameDeal: boolean,
): void {
  const deal = dealAfter(table);
  const words = wordsFor(deal);
  noteDeal({ promise, table: deal });
  socket.wish({ type: 'rematch', table, sameDeal, words });
}

/** Does not want to play a table again, or no more. */
export function wishNoMore(table: string): void {
  socket.wish({ type: 'decline', table });
}

/** Notes what a table tells of the deal of its next game. */
export function noteRematch(table: string, rematch: RematchState): void {
  const deal = dealAfter(table);
  if (ownWords(deal) === undefined) return;
  noteDeal({ ...rematch, table: deal });
  if (rematch.table !== undefined) moveNote(deal, rematch.table);
}

/** The same where only the new table is seen, among the person's own. */
export function noteTables(rows: readonly MyRow[]): void {
  for (const { table, after } of rows) if (after !== undefined) moveNote(dealAfter(after), table);
}
