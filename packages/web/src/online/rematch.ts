// Proposes and declines rematches. The deal of a rematch is noted under a placeholder id before
// this device sends its words. The note moves once the new table has an id (docs/fair-deal.md).
import type { MyRow, RematchState } from '@eminent/protocol/online';
import { dealAfter, moveNote, noteDeal, ownWords, wordsFor } from './deal-note.ts';
import { socket } from './page-socket.ts';

/** Proposes or accepts a rematch. `sameDeal`, if all choose it: the same cards, rotated seats. */
export function proposeRematchAt(
  table: string,
  { promise }: Pick<RematchState, 'promise'>,
  sameDeal: boolean,
): void {
  const deal = dealAfter(table);
  const words = wordsFor(deal);
  noteDeal({ promise, table: deal });
  socket.sendCommand({ type: 'rematch', table, sameDeal, words });
}

/** Declines a rematch, or withdraws the proposal. */
export function declineRematchAt(table: string): void {
  socket.sendCommand({ type: 'decline', table });
}

/** Notes the deal of a rematch, and moves the note once the rematch has a table. */
export function noteRematch(table: string, rematch: RematchState): void {
  const deal = dealAfter(table);
  if (ownWords(deal) === undefined) return;
  noteDeal({ ...rematch, table: deal });
  if (rematch.table !== undefined) moveNote(deal, rematch.table);
}

/** Moves deal notes to the rematches among the user's own tables. */
export function noteRematches(rows: readonly MyRow[]): void {
  for (const { table, after } of rows) if (after !== undefined) moveNote(dealAfter(after), table);
}
