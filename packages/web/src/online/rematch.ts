// Rematch: notes the promise of the next deal before its words are sent, and moves the note to the
// new table.
import type { MyRow, RematchState } from '@eminent/protocol/online';
import { dealAfter, moveNote, noteDeal, ownWords, wordsFor } from './deal-note.ts';
import { socket } from './online-socket.ts';

/** Proposes or accepts a rematch. */
export function proposeRematchAt(
  table: string,
  { promise }: Pick<RematchState, 'promise'>,
  sameDeal: boolean,
): void {
  const deal = dealAfter(table);
  const words = wordsFor(deal);
  noteDeal({ promise, table: deal });
  socket.wish({ type: 'rematch', table, sameDeal, words });
}

/** Declines a rematch, or withdraws the proposal. */
export function declineRematchAt(table: string): void {
  socket.wish({ type: 'decline', table });
}

/** Notes what a table announces about the deal of its rematch. */
export function noteRematch(table: string, rematch: RematchState): void {
  const deal = dealAfter(table);
  if (ownWords(deal) === undefined) return;
  noteDeal({ ...rematch, table: deal });
  if (rematch.table !== undefined) moveNote(deal, rematch.table);
}

/** Does the same if only the new table is seen, among the user's own. */
export function noteTables(rows: readonly MyRow[]): void {
  for (const { table, after } of rows) if (after !== undefined) moveNote(dealAfter(after), table);
}
