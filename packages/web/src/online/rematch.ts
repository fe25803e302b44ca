// Rematches. The promise of the next deal is noted before this device sends its words. The note
// moves to the new table once that has an id (docs/fair-deal.md).
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
  socket.sendCommand({ type: 'rematch', table, sameDeal, words });
}

/** Declines a rematch, or withdraws the proposal. */
export function declineRematchAt(table: string): void {
  socket.sendCommand({ type: 'decline', table });
}

/** Notes the deal of a rematch that a table announces, if this device contributed words. */
export function noteRematch(table: string, rematch: RematchState): void {
  const deal = dealAfter(table);
  if (ownWords(deal) === undefined) return;
  noteDeal({ ...rematch, table: deal });
  if (rematch.table !== undefined) moveNote(deal, rematch.table);
}

/** Moves the notes to rematches that appear among the user's own tables. */
export function noteRematches(rows: readonly MyRow[]): void {
  for (const { table, after } of rows) if (after !== undefined) moveNote(dealAfter(after), table);
}
