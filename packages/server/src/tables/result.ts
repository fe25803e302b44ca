// What a table tells once it is over: how it ended, the record, and what proves the deal.
import { formatRecord } from '@eminent/engine';
import { makeProof, NO_WORDS, type TableResult } from '@eminent/protocol/online';
import type { TableState } from './table-state.ts';

/** By table, as of an entry: making it repeats the whole game, and everybody who comes to look wants it. */
const made = new WeakMap<TableState, { readonly seq: number; readonly result: TableResult }>();

/** Undefined as long as anything must stay hidden. */
export function resultOf(tableState: TableState): TableResult | undefined {
  const { how } = tableState;
  if (tableState.phase !== 'over' || how === undefined) return undefined;
  const known = made.get(tableState);
  if (known?.seq === tableState.seq) return known.result;
  const result = makeResult(tableState, how);
  made.set(tableState, { seq: tableState.seq, result });
  return result;
}

function makeResult(tableState: TableState, how: TableResult['how']): TableResult {
  const { game } = tableState;
  if (game === undefined) return { how };
  // Names as they are now: whoever was forgotten has none.
  const names = tableState.seats.map(({ name }) => name);
  const record = formatRecord({ ...game.record(), names });
  const { secret, deal, setup } = tableState.created;
  // The cards of a rematch with the same deal are proved by the game before it.
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
