// What a table tells once it is over: how it ended, the record, and what proves the deal.
import { formatRecord } from '@eminent/engine';
import { makeProof, NO_WORDS, type TableResult } from '@eminent/protocol/online';
import type { LiveTable } from './table-state.ts';

/** By table, as of an entry: making it repeats the whole game, and everybody who comes to look wants it. */
const made = new WeakMap<LiveTable, { readonly seq: number; readonly result: TableResult }>();

/** Undefined as long as anything must stay hidden. */
export function resultOf(live: LiveTable): TableResult | undefined {
  const { how } = live;
  if (live.phase !== 'over' || how === undefined) return undefined;
  const known = made.get(live);
  if (known?.seq === live.seq) return known.result;
  const result = makeResult(live, how);
  made.set(live, { seq: live.seq, result });
  return result;
}

function makeResult(live: LiveTable, how: TableResult['how']): TableResult {
  const { game } = live;
  if (game === undefined) return { how };
  // Names as they are now: whoever was forgotten has none.
  const names = live.seats.map(({ name }) => name);
  const record = formatRecord({ ...game.record(), names });
  const { secret, deal, setup } = live.created;
  // The cards of a rematch with the same deal are proved by the game before it.
  if (deal !== undefined) return { how, record };
  const seats = live.roundTheTable.map(({ name, words }) => ({ name, words: words ?? NO_WORDS }));
  const { first } = setup;
  const proof = makeProof({ table: live.id, secret, seats, first, undone: game.undone, record });
  return { how, record, proof };
}
