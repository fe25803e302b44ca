// Finds a record by an id in an address.
import type { ReadRecord } from '@eminent/engine';
import { finishedGames } from '../storage/storage.ts';
import { recordOfLink } from './record-link.ts';

/** The record kept under an id, or carried by a link; undefined if it is neither. */
export function findRecord(id: string): ReadRecord<string> | undefined {
  const kept = finishedGames.find(id);
  return kept === undefined ? recordOfLink(id) : { ok: true, value: kept.record };
}
