// Compact records, short enough for a link: each answer is an index into the legal options, and all
// of them form one large number.
import { legalOptions, newGame, playTrusted } from '../game/game.ts';
import { checkBounds } from '../model/json-reader.ts';
import { checkOptions } from '../rulesets/check-options.ts';
import { DEFAULT_OPTIONS, type GameOptions, RULES_VERSION } from '../rulesets/registry.ts';
import { attemptRecord, failRecord, type ReadRecord } from './record-problem.ts';
import { checksumOf, type GameRecord, makeRecord, replayRecord } from './record.ts';

/**
 * Prefix of a compact record; the characters before the period are its form and the rules version.
 */
const FORM = 'c';
/** The maximum length of a compact record; the longest games have about 2000 characters. */
const MAX_LENGTH = 20_000;
/** More answers than any game has. */
const MAX_ANSWERS = 10_000n;

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const BASE = BigInt(DIGITS.length);

/**
 * Formats a record with letters, digits, `-`, `_` and `.`, a few hundred characters per game:
 * `c4.HEADER.ANSWERS.CHECKSUM`. The header is JSON (options that differ from the defaults, the
 * seed, the names). The answers are indexes of legal options in mixed radix, the first one lowest.
 * Throws the replay's error if the record cannot be played.
 */
export function formatCompact(record: GameRecord): string {
  const replay = replayRecord(record);
  if (!replay.ok) throw new RangeError(replay.error);
  const { answers, state } = replay.value;
  const header = JSON.stringify([unusual(record.options), record.seed, record.names]);
  return [
    `${FORM}${record.rules ?? RULES_VERSION}`,
    formatText(header),
    formatNumber(numberOf(record, answers)),
    checksumOf(state, []),
  ].join('.');
}

/** Parses a compact record. A truncated or altered link is rejected as damaged. */
export function parseCompact(text: string): ReadRecord<GameRecord> {
  return attemptRecord(() => readCompact(text), 'damaged');
}

function readCompact(text: string): GameRecord {
  if (text.length > MAX_LENGTH) {
    failRecord({ kind: 'too-long' }, 'record', `more than ${MAX_LENGTH} letters`);
  }
  const [form, headerText = '', answersText = '', checksum] = text.split('.');
  const rules = readForm(form);
  const { options, seed, names } = readHeader(headerText);
  const answers = answersOf(options, seed, rules, parseNumber(answersText));
  const record = makeRecord(options, seed, answers.played, names, rules);
  if (answers.checksum !== checksum) damaged('the end is not the one that was written');
  return record;
}

/** The rules version at the start of a compact record. */
function readForm(form: string | undefined): number {
  for (let rules = 1; rules <= RULES_VERSION; rules++) if (form === `${FORM}${rules}`) return rules;
  const expected = `expected it to begin with ${FORM} and a number up to ${RULES_VERSION}, the newest rules that this program plays`;
  return failRecord({ kind: 'other-version' }, 'record', expected);
}

function damaged(sentence: string): never {
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
  if (!options.ok) return damaged(options.error);
  const isNames = Array.isArray(names) && names.every((name) => typeof name === 'string');
  if (typeof seed !== 'string' || !isNames) return damaged('the header is incomplete');
  return { options: options.value, seed, names: names as readonly string[] };
}

function parseHeader(text: string): unknown {
  try {
    return JSON.parse(parseText(text)) as unknown;
  } catch {
    return damaged('the header cannot be read');
  }
}

/** Options that differ from the defaults. */
function unusual(options: GameOptions): Partial<GameOptions> {
  const names = Object.keys(DEFAULT_OPTIONS) as (keyof GameOptions)[];
  return Object.fromEntries(
    names
      .filter((name) => options[name] !== DEFAULT_OPTIONS[name])
      .map((name) => [name, options[name]]),
  );
}

/** The answers as one number: their count, then the index of each among the legal options. */
function numberOf({ options, seed, rules }: GameRecord, answers: readonly number[]): bigint {
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

function answersOf(options: GameOptions, seed: string, rules: number, number: bigint) {
  const state = newGame(options, seed, rules);
  const played: number[] = [];
  let rest = number / MAX_ANSWERS;
  for (let left = number % MAX_ANSWERS; left > 0n; left--) {
    if (state.over) damaged('answers come after the end of the game');
    const legal = legalOptions(state);
    const radix = BigInt(legal.length);
    const option = legal[Number(rest % radix)] as number;
    rest /= radix;
    played.push(option);
    playTrusted(state, option);
  }
  if (rest > 0n) damaged('more is written than answers');
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
    if (digit < 0) damaged('a letter that is no digit');
    number = number * BASE + BigInt(digit);
  }
  return number;
}

/** Encodes a text as a number: its UTF-8 bytes after a leading 1, which preserves leading zeros. */
function formatText(text: string): string {
  const escaped = encodeURIComponent(text);
  let number = 1n;
  for (let i = 0; i < escaped.length; i++) {
    const isByte = escaped[i] === '%';
    const byte = isByte ? Number.parseInt(escaped.slice(i + 1, i + 3), 16) : escaped.charCodeAt(i);
    if (isByte) i += 2;
    number = number * 256n + BigInt(byte);
  }
  return formatNumber(number);
}

function parseText(text: string): string {
  const bytes: string[] = [];
  for (let rest = parseNumber(text); rest > 1n; rest /= 256n) {
    bytes.push(`%${(rest % 256n).toString(16).padStart(2, '0')}`);
  }
  return decodeURIComponent(bytes.reverse().join(''));
}
