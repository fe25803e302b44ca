// Opens and stores the contents of a file: the record of a game, or a backup from another device.
import {
  formatRecord,
  parseRecord,
  type RecordProblem,
  replayRecord,
  withoutNotes,
} from '@eminent/engine';
import { decodeText } from '@eminent/protocol';
import { importText } from '../storage/quarantine.ts';
import type { FinishedGames } from '../storage/finished-games.ts';
import type { LocalStore } from '../storage/local-store.ts';
import { mergeNotes } from '../storage/notes.ts';

/** The maximum size of a file. No browser could store a larger file. */
export const MAX_BYTES = 20_000_000;

export type Opened =
  /** A record was stored under `id`. */
  | { readonly kind: 'record'; readonly id: string }
  | { readonly kind: 'imported'; readonly games: number }
  /** The storage was full, so not everything was stored. */
  | { readonly kind: 'full' }
  /** The text is no valid record: why not, and the error message of the parser. */
  | { readonly kind: 'refused'; readonly problem: RecordProblem; readonly error?: string };

/** The text of a file; undefined if it has more than `most` bytes. */
export async function textOf(file: Blob, most: number): Promise<string | undefined> {
  if (file.size > most) return undefined;
  return decodeText(new Uint8Array(await file.arrayBuffer()));
}

/** Facts about a record that are not in its text. */
export interface Origin {
  /** The name of the player at this device, to find their seat. */
  readonly me?: string | undefined;
  /** The id of the online table at which the game was played. */
  readonly table?: string;
  /** The seat of the player at this device, if it is known. */
  readonly seat?: number;
  /** The time of the game in milliseconds since 1970; by default the time of opening. */
  readonly at?: number;
}

/** Stores a text: the record of a game in the history, or a backup in the whole store. */
export function openText(
  text: string,
  store: LocalStore,
  history: FinishedGames,
  { me, table, seat: knownSeat, at = Date.now() }: Origin = {},
): Opened {
  const result = importText(store, text);
  if (result !== undefined) {
    return result.isFull ? { kind: 'full' } : { kind: 'imported', games: result.imported };
  }
  const record = parseRecord(text);
  if (!record.ok) return { kind: 'refused', problem: record.problem, error: record.error };
  const replay = replayRecord(record.value);
  if (!replay.ok) return { kind: 'refused', problem: replay.problem, error: replay.error };
  const { state } = replay.value;
  const names = state.players.map((_, seat) => record.value.names[seat] ?? '');
  const seat = knownSeat ?? seatOf(names, me);
  const id = history.addRecord({
    at,
    names,
    scores: [],
    winners: record.value.winners ?? [],
    record: formatRecord(withoutNotes(record.value)),
    ...(seat !== undefined && { own: seat }),
    ...(table !== undefined && { table }),
  });
  if (id === undefined) return { kind: 'full' };
  const { notes } = record.value;
  if (notes === undefined) return { kind: 'record', id };
  // Notes that are stored on this device stay as they are.
  const all = mergeNotes(history.find(id)?.notes ?? [], notes);
  return history.keepNotes(id, all) ? { kind: 'record', id } : { kind: 'full' };
}

/** The seat with a name; undefined unless exactly one player has the name. */
function seatOf(names: readonly string[], name: string | undefined): number | undefined {
  const seats = names.flatMap((one, seat) => (one === name ? [seat] : []));
  return seats.length === 1 ? seats[0] : undefined;
}
