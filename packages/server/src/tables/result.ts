// What a table tells once it is over: how it ended, the record, and what proves the deal.
import { formatRecord } from '@eminent/engine';
import { makeProof, NO_WORDS, type TableResult } from '@eminent/protocol/online';
import type { LiveTable } from './live.ts';

/** Undefined as long as anything must stay hidden. */
export function resultOf(live: LiveTable): TableResult | undefined {
  const { game, how } = live;
  if (live.phase !== 'over' || how === undefined) return undefined;
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
