// Compact records, short enough for a link. Each answer is written as its index among the legal
// options, and all answers together as one large number.
import { legalOptions, newGame, playTrusted } from '../game/game.ts';
import { checkBounds } from '../model/json-reader.ts';
import { checkOptions } from '../rulesets/check-options.ts';
import { changedOptions, type GameOptions, RULES_VERSION } from '../rulesets/registry.ts';
import { attemptRecord, failRecord, type ReadRecord } from './record-problem.ts';
import {
  acceptNotes,
  formatNotePairs,
  parseNotePairs,
  type RecordNote,
  requireNotes,
} from './record-notes.ts';
import { checksumOf, type GameRecord, lengthOfRecord, makeRecord, replayRecord } from './record.ts';

/** First letter of a compact record. The rules version follows. */
const FIRST_LETTER = 'c';
/** Limit in characters. The longest games have about 2000, without notes. */
const MAX_LENGTH = 20_000;
/** Leaves enough of MAX_LENGTH for the game. */
const MAX_NOTES_LENGTH = 12_000;
/** More than in any game. The large number modulo this is the number of answers. */
const MAX_ANSWERS = 10_000n;

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const BASE = BigInt(DIGITS.length);

/**
 * Formats a record as `c4.HEADER.ANSWERS.CHECKSUM`, a few hundred letters, digits, `-` and `_`. The
 * header is JSON: changed options, seed, names. The answers are indexes of legal options in mixed
 * radix, the first one lowest. Notes follow as `.NOTES`, or are left out if they are too long
 * (`fitsCompact`). Throws a RangeError if the record cannot be replayed or a note is not valid.
 */
export function formatCompact(record: GameRecord): string {
  const replay = replayRecord(record);
  if (!replay.ok) throw new RangeError(replay.error);
  const { answers, state } = replay.value;
  const header = JSON.stringify([changedOptions(record.options), record.seed, record.names]);
  const { notes = [] } = record;
  requireNotes(notes, answers.length);
  return [
    `${FIRST_LETTER}${record.rules ?? RULES_VERSION}`,
    formatText(header),
    formatNumber(answersToNumber(record, answers)),
    checksumOf(state, []),
    ...(notes.length > 0 && fitsCompact(notes) ? [formatNotes(notes)] : []),
  ].join('.');
}

/** Whether a compact record has room for these notes. */
export function fitsCompact(notes: readonly RecordNote[]): boolean {
  return formatNotes(notes).length <= MAX_NOTES_LENGTH;
}

/** Parses a compact record. Rejects a truncated or altered one as `damaged`. */
export function parseCompact(text: string): ReadRecord<GameRecord> {
  return attemptRecord(() => readCompact(text), 'damaged');
}

function readCompact(text: string): GameRecord {
  if (text.length > MAX_LENGTH) {
    failRecord({ kind: 'too-long' }, 'record', `more than ${MAX_LENGTH} letters`);
  }
  const [form, headerText = '', answersText = '', checksum, notesText] = text.split('.');
  const rules = readForm(form);
  const { options, seed, names } = readHeader(headerText);
  const answers = numberToAnswers(options, seed, rules, parseNumber(answersText));
  const record = makeRecord(options, seed, answers.played, names, rules);
  if (answers.checksum !== checksum) failDamaged('the end is not the one that was written');
  if (notesText === undefined) return record;
  return { ...record, ...acceptNotes(parseNotes(notesText), lengthOfRecord(record)) };
}

function readForm(form: string | undefined): number {
  for (let rules = 1; rules <= RULES_VERSION; rules++)
    if (form === `${FIRST_LETTER}${rules}`) return rules;
  const expected = `expected it to begin with ${FIRST_LETTER} and a number up to ${RULES_VERSION}, the newest rules that this program plays`;
  return failRecord({ kind: 'other-version' }, 'record', expected);
}

function failDamaged(sentence: string): never {
  return failRecord({ kind: 'damaged' }, 'record', sentence);
}

interface Header {
  readonly options: GameOptions;
  readonly seed: string;
  readonly names: readonly string[];
}

function readHeader(text: string): Header {
  const header = parseHeader(text);
  checkBounds(header, 'record header');
  const [chosen, seed, names] = Array.isArray(header) ? (header as readonly unknown[]) : [];
  const options = checkOptions(chosen);
  if (!options.ok) return failDamaged(options.error);
  const isNames = Array.isArray(names) && names.every((name) => typeof name === 'string');
  if (typeof seed !== 'string' || !isNames) return failDamaged('the header is incomplete');
  return { options: options.value, seed, names: names as readonly string[] };
}

function parseHeader(text: string): unknown {
  try {
    return JSON.parse(parseText(text)) as unknown;
  } catch {
    return failDamaged('the header cannot be read');
  }
}

/** Encodes answers. Lowest digit: their number. Then their indexes among the legal options. */
function answersToNumber({ options, seed, rules }: GameRecord, answers: readonly number[]): bigint {
  const state = newGame(options, seed, rules);
  const digits: { readonly place: number; readonly radix: number }[] = [];
  for (const answer of answers) {
    const legal = legalOptions(state);
    digits.push({ place: legal.indexOf(answer), radix: legal.length });
    playTrusted(state, answer);
  }
  let number = 0n;
  for (const { place, radix } of digits.reverse()) number = number * BigInt(radix) + BigInt(place);
  return number * MAX_ANSWERS + BigInt(answers.length);
}

function numberToAnswers(options: GameOptions, seed: string, rules: number, number: bigint) {
  const state = newGame(options, seed, rules);
  const played: number[] = [];
  let rest = number / MAX_ANSWERS;
  for (let left = number % MAX_ANSWERS; left > 0n; left--) {
    if (state.over) failDamaged('answers come after the end of the game');
    const legal = legalOptions(state);
    const radix = BigInt(legal.length);
    const option = legal[Number(rest % radix)] as number;
    rest /= radix;
    played.push(option);
    playTrusted(state, option);
  }
  if (rest > 0n) failDamaged('more is written than answers');
  return { played, checksum: checksumOf(state, []) };
}

function formatNumber(number: bigint): string {
  let text = '';
  for (let rest = number; rest > 0n; rest /= BASE) text += DIGITS[Number(rest % BASE)];
  return text;
}

function parseNumber(text: string): bigint {
  let number = 0n;
  for (let i = text.length - 1; i >= 0; i--) {
    const digit = DIGITS.indexOf(text[i] ?? '');
    if (digit < 0) failDamaged('a letter that is no digit');
    number = number * BASE + BigInt(digit);
  }
  return number;
}

/** Writes the UTF-8 bytes as one number, after a leading 1 that preserves zeros. */
function formatText(text: string): string {
  return formatNumber(bytesOf(text).reduce((number, byte) => number * 256n + BigInt(byte), 1n));
}

function parseText(text: string): string {
  const bytes: number[] = [];
  for (let rest = parseNumber(text); rest > 1n; rest /= 256n) bytes.push(Number(rest % 256n));
  return textOfBytes(bytes.reverse());
}

function bytesOf(text: string): number[] {
  const escaped = encodeURIComponent(text);
  const bytes: number[] = [];
  for (let i = 0; i < escaped.length; i++) {
    const isByte = escaped[i] === '%';
    bytes.push(isByte ? Number.parseInt(escaped.slice(i + 1, i + 3), 16) : escaped.charCodeAt(i));
    if (isByte) i += 2;
  }
  return bytes;
}

/** Throws a URIError if the bytes are not UTF-8. */
function textOfBytes(bytes: readonly number[]): string {
  return decodeURIComponent(bytes.map((byte) => `%${byte.toString(16).padStart(2, '0')}`).join(''));
}

/** Each digit has six bits of the UTF-8 text. One large number would take too long. */
function formatNotes(notes: readonly RecordNote[]): string {
  const bits = bytesOf(formatNotePairs(notes)).map((byte) => byte.toString(2).padStart(8, '0'));
  const sextets = bits.join('').match(/.{1,6}/g) ?? [];
  return sextets.map((six) => DIGITS[Number.parseInt(six.padEnd(6, '0'), 2)]).join('');
}

function parseNotes(text: string): readonly RecordNote[] {
  const notes = readNotes(text);
  // Formatting again also detects characters that are not in DIGITS, and surplus characters.
  return formatNotes(notes) === text ? notes : failDamaged('the notes were changed');
}

function readNotes(text: string): readonly RecordNote[] {
  const bits = Array.from(text, (digit) => DIGITS.indexOf(digit).toString(2).padStart(6, '0'));
  const bytes = (bits.join('').match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2));
  try {
    return parseNotePairs(textOfBytes(bytes));
  } catch {
    return failDamaged('the notes cannot be read');
  }
}
