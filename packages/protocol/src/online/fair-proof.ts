// Creates and reads proofs and notes of fair deals. A server publishes a proof after a game, so
// that anyone can repeat deal and game. A device saves a note before the deal.
import { checksumOf, parseRecord, replayRecord } from '@eminent/engine';
import * as v from 'valibot';
import { type Read, readLine, readValue } from '../read-message.ts';
import { gameOptions } from '../saved-game.ts';
import {
  fields,
  list,
  MAX_NAME,
  MAX_RECORD,
  MAX_SEATS,
  MAX_TOKENS,
  text,
  whole,
} from '../schema.ts';
import { firstTurn } from './table-setup.ts';
import {
  commitment,
  dealTable,
  dealWords,
  digest,
  fairSeed,
  firstSeat,
  NO_WORDS,
} from './fair-deal.ts';

const MAX_UNDOS = 400;

/** Maximum length of a proof in characters. */
export const MAX_PROOF = 2_000_000;

const seat = fields({
  name: text(MAX_NAME),
  /** Random bytes that the seat added to the deal; empty if none, as for a bot. */
  words: v.union(
    [v.literal(NO_WORDS), dealWords],
    'expected 16 to 32 bytes in hexadecimal digits, or nothing',
  ),
});

const checksum = v.pipe(
  v.string('expected 8 hexadecimal digits'),
  v.regex(/^[0-9a-f]{8}$/, 'expected 8 hexadecimal digits'),
);

const fairProof = fields({
  format: v.literal('eminent-proof', 'expected eminent-proof'),
  version: v.literal(1, 'expected 1, the version that this program reads'),
  table: dealTable,
  /** Published before the deal. */
  commitment: digest,
  /** Revealed after the game. */
  secret: digest,
  /** In table order. */
  seats: list(seat, 'seats', MAX_SEATS),
  first: firstTurn,
  /** The undos in order: the target ply, the undone answers, and the checksum before the undo. */
  undone: list(
    fields({
      to: whole,
      tokens: list(text(), 'option tokens', MAX_TOKENS),
      checksum,
    }),
    'undos',
    MAX_UNDOS,
  ),
  record: text(MAX_RECORD),
  /** Checksum of the last position, even if the game was not finished. */
  end: checksum,
});

export type FairProof = v.InferOutput<typeof fairProof>;

interface ProofParts extends Pick<FairProof, 'table' | 'secret' | 'first' | 'undone' | 'record'> {
  /** In table order. */
  readonly seats: readonly Pick<FairProof['seats'][number], 'words'>[];
}

/**
 * Creates the proof of a game that has ended. Reads the names of the players from the record.
 * Throws RangeError if the record cannot be replayed or an argument is malformed.
 */
export function makeProof({ table, secret, seats, first, undone, record }: ProofParts): FairProof {
  const read = parseRecord(record);
  if (!read.ok) throw new RangeError(read.error);
  const replay = replayRecord(read.value);
  if (!replay.ok) throw new RangeError(replay.error);
  const { names } = read.value;
  const seed = fairSeed(
    secret,
    table,
    seats.map(({ words }) => words),
  );
  const starter = first === 'chance' ? firstSeat(seed, seats.length) : 0;
  return {
    format: 'eminent-proof',
    version: 1,
    table,
    commitment: commitment(secret),
    secret,
    seats: seats.map(({ words }, index) => ({
      name: names[(index - starter + seats.length) % seats.length] ?? '',
      words,
    })),
    first,
    undone,
    record,
    end: checksumOf(replay.value.state, read.value.written),
  };
}

/** Saved by a player's device before the deal. Shows later that a proof is about this deal. */
export const fairNote = fields({
  table: dealTable,
  commitment: digest,
  words: dealWords,
  game: v.exactOptional(gameOptions),
  first: v.exactOptional(firstTurn),
});

export type FairNote = v.InferOutput<typeof fairNote>;

/** Checks a proof. */
export function readProof(value: unknown): Read<FairProof> {
  return readValue(value, fairProof, 'proof');
}

/** Parses a proof from JSON. Returns an error if it is not valid or too long. */
export function parseProof(line: string): Read<FairProof> {
  if (line.length > MAX_PROOF) {
    return { ok: false, error: `proof: more than ${MAX_PROOF} letters` };
  }
  return readLine(line, fairProof, 'proof');
}

/** Checks a note. */
export function readNote(value: unknown): Read<FairNote> {
  return readValue(value, fairNote, 'note');
}
