// Stores the contents of a file: the record of a game, or a backup of the page's data.
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

/** Maximum size of a file, in bytes. Browsers store less than this for a site. */
export const MAX_BYTES = 20_000_000;

export type Opened =
  | { readonly kind: 'record'; readonly id: string }
  | { readonly kind: 'imported'; readonly items: number }
  /** The storage was full, so that some or all data was not stored. */
  | { readonly kind: 'full' }
  /** The text is not a valid record. `error` is the message of the parser. */
  | { readonly kind: 'refused'; readonly problem: RecordProblem; readonly error?: string };

/** Returns the text of a file; undefined if it has more than `maxBytes` bytes. */
export async function textOf(file: Blob, maxBytes: number): Promise<string | undefined> {
  if (file.size > maxBytes) return undefined;
  return decodeText(new Uint8Array(await file.arrayBuffer()));
}

/** Facts about a game that its record does not contain. */
export interface Origin {
  /** Name of the player at this device, to find their seat. */
  readonly me?: string | undefined;
  /** Id of the online table at which the game was played. */
  readonly table?: string;
  /** Seat of the player at this device. Without it, `me` determines the seat. */
  readonly seat?: number;
  /** Time of the game in milliseconds since 1970; now by default. */
  readonly at?: number;
}

/** Stores a text. Imports a backup, or adds the record of a game to the finished games. */
export function openText(
  text: string,
  store: LocalStore,
  history: FinishedGames,
  { me, table, seat: knownSeat, at = Date.now() }: Origin = {},
): Opened {
  const result = importText(store, text);
  if (result !== undefined) {
    return result.isFull ? { kind: 'full' } : { kind: 'imported', items: result.imported };
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
  const all = mergeNotes(history.find(id)?.notes ?? [], notes);
  return history.keepNotes(id, all) ? { kind: 'record', id } : { kind: 'full' };
}

/** Returns the seat with a name; undefined unless exactly one player has the name. */
function seatOf(names: readonly string[], name: string | undefined): number | undefined {
  const seats = names.flatMap((one, seat) => (one === name ? [seat] : []));
  return seats.length === 1 ? seats[0] : undefined;
}
