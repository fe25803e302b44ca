// The result of a finished table: how it ended, the record, and the proof of the deal.
import { formatRecord } from '@eminent/engine';
import { makeProof, NO_WORDS, type TableResult } from '@eminent/protocol/online';
import type { TableState } from './table-state.ts';

/** Results by table. Every subscriber and visitor needs the result, and computing it takes long. */
const cache = new WeakMap<TableState, { readonly seq: number; readonly result: TableResult }>();

/** The result of a table; undefined before the end, because it reveals hidden cards. */
export function resultOf(tableState: TableState): TableResult | undefined {
  const { how } = tableState;
  if (tableState.phase !== 'over' || how === undefined) return undefined;
  const known = cache.get(tableState);
  if (known?.seq === tableState.seq) return known.result;
  const result = makeResult(tableState, how);
  cache.set(tableState, { seq: tableState.seq, result });
  return result;
}

function makeResult(tableState: TableState, how: TableResult['how']): TableResult {
  const { game } = tableState;
  if (game === undefined) return { how };
  const names = tableState.seats.map(({ name }) => name);
  const record = formatRecord({ ...game.record(), names });
  const { secret, deal, setup } = tableState.created;
  // The proof of the previous game also covers a deal that is used again.
  if (deal !== undefined) return { how, record };
  const seats = tableState.roundTheTable.map(({ name, words }) => ({
    name,
    words: words ?? NO_WORDS,
  }));
  const { first } = setup;
  const proof = makeProof({
    table: tableState.id,
    secret,
    seats,
    first,
    undone: game.undone,
    record,
  });
  return { how, record, proof };
}
