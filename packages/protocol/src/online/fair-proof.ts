// What a server gives away when a game is over, from which anybody can repeat the deal and the whole game.
import { checksumOf, parseRecord, replayRecord } from '@eminent/engine';
import * as v from 'valibot';
import { type Read, readLine, readValue } from '../read-message.ts';
import { gameOptions } from '../saved-game.ts';
import { fields, list, MOST_NAME, oneOf, text, whole } from '../schema.ts';
import {
  commitment,
  dealTable,
  dealWords,
  digest,
  fairSeed,
  firstSeat,
  NO_WORDS,
} from './fair-deal.ts';

const MOST_SEATS = 16;
const MOST_RECORD = 1_000_000;
/** Undos of one game. */
const MOST_UNDONE = 400;
const MOST_TOKENS = 20_000;

/** Letters of the longest proof that is read. */
export const MOST_PROOF = 2_000_000;

/** A seat as people sit round the table. */
const seat = fields({
  name: text(MOST_NAME),
  /** What the player's device added; empty for a computer player. */
  words: v.union(
    [v.literal(NO_WORDS), dealWords],
    'expected 16 to 32 bytes in hexadecimal digits, or nothing',
  ),
});

const first = oneOf(['first-seat', 'chance']);

/** Stands for a position, as in a record. */
const checksum = v.pipe(
  v.string('expected 8 hexadecimal digits'),
  v.regex(/^[0-9a-f]{8}$/, 'expected 8 hexadecimal digits'),
);

export const fairProof = fields({
  format: v.literal('eminent-proof', 'expected eminent-proof'),
  version: v.literal(1, 'expected 1, the version that this program reads'),
  table: dealTable,
  /** What the server published before the deal. */
  commitment: digest,
  /** What it kept to itself until the game was over. */
  secret: digest,
  seats: list(seat, 'seats', MOST_SEATS),
  /** Who began: the first seat, or the one that the deal drew. */
  first,
  /** What was taken back, in the order in which that happened; `Table.undone`. */
  undone: list(
    fields({
      to: whole,
      tokens: list(text(), 'option tokens', MOST_TOKENS),
      checksum,
    }),
    'undos',
    MOST_UNDONE,
  ),
  /** The text of the record. */
  record: text(MOST_RECORD),
  /** Of the last position, also where the game was not played to its end. */
  end: checksum,
});

/** All that is needed to repeat a deal and its game. */
export type FairProof = v.InferOutput<typeof fairProof>;

interface ProofParts extends Pick<FairProof, 'table' | 'secret' | 'first' | 'undone' | 'record'> {
  /** As people sit round the table. */
  readonly seats: readonly Pick<FairProof['seats'][number], 'words'>[];
}

/**
 * What a server gives away once a game is over; who sat where is what the record says. Throws RangeError when the record is none of a
 * possible game.
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
  const begins = first === 'chance' ? firstSeat(seed, seats.length) : 0;
  return {
    format: 'eminent-proof',
    version: 1,
    table,
    commitment: commitment(secret),
    secret,
    seats: seats.map(({ words }, seat) => ({
      name: names[(seat - begins + seats.length) % seats.length] ?? '',
      words,
    })),
    first,
    undone,
    record,
    end: checksumOf(replay.value.state, read.value.written),
  };
}

/**
 * What a player's device wrote down for itself at the deal. A proof that fits it is about the deal that was promised; without it, a
 * proof only agrees with itself.
 */
export const fairNote = fields({
  table: dealTable,
  commitment: digest,
  /** What it added. */
  words: dealWords,
  /** The rules that were agreed, and who was to begin. */
  game: v.exactOptional(gameOptions),
  first: v.exactOptional(first),
});

export type FairNote = v.InferOutput<typeof fairNote>;

export function readProof(value: unknown): Read<FairProof> {
  return readValue(value, fairProof, 'proof');
}

export function parseProof(line: string): Read<FairProof> {
  if (line.length > MOST_PROOF) {
    return { ok: false, error: `proof: more than ${MOST_PROOF} letters` };
  }
  return readLine(line, fairProof, 'proof');
}

export function readNote(value: unknown): Read<FairNote> {
  return readValue(value, fairNote, 'note');
}
