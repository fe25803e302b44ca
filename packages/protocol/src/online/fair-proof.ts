// What a server gives away when a game is over, from which anybody can repeat the deal and the whole game.
import { checksumOf, parseRecord, replayRecord } from '@eminent/engine';
import * as v from 'valibot';
import { type Read, readLine, readValue } from '../read.ts';
import { gameOptions } from '../saved-game.ts';
import { fields, list, MOST_NAME, oneOf, text, whole } from '../schema.ts';
import { commitment, dealTable, dealWords, digest, NO_WORDS } from './fair-deal.ts';

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

/** What a server gives away once a game is over. Throws RangeError when the record is none of a possible game. */
export function makeProof(
  parts: Omit<FairProof, 'format' | 'version' | 'commitment' | 'end'>,
): FairProof {
  const record = parseRecord(parts.record);
  const replay = record.ok ? replayRecord(record.value) : record;
  if (!replay.ok) throw new RangeError(replay.error);
  return {
    format: 'eminent-proof',
    version: 1,
    commitment: commitment(parts.secret),
    ...parts,
    end: checksumOf(replay.value.state),
  };
}

/**
 * What a player's device wrote down for itself at the deal. A proof that fits it is about the deal that was promised; without it, a
 * proof only agrees with itself.
 */
export const fairNote = fields({
  table: dealTable,
  commitment: digest,
  /** The own seat, as people sit round the table. */
  seat: whole,
  words: dealWords,
  game: gameOptions,
  first,
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
