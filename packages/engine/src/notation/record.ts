// Game records (replay files): a header and all answers in order, as text that people can read and
// write.
import { decidingSeat, isLegal, newGame, play } from '../game/game.ts';
import { checkOptions } from '../rulesets/check-options.ts';
import {
  DEFAULT_OPTIONS,
  type GameOptions,
  type OptionName,
  RULES_VERSION,
} from '../rulesets/registry.ts';
import { winnersOf } from '../queries/score.ts';
import { sha256 } from '../state/sha256.ts';
import type { GameState } from '../state/state.ts';
import { formatOption, parseOption } from '../game/option-token.ts';
import { formatPosition, type PlayerPosition } from './position.ts';
import { checkBounds, fail, quoteName } from '../model/json-reader.ts';
import {
  acceptNotes,
  formatNoteLine,
  parseNoteLine,
  type RecordNote,
  requireNotes,
} from './record-notes.ts';
import { attemptRecord, failRecord, type ReadRecord } from './record-problem.ts';

const RECORD_FORMAT = 'eminent-record';
const RECORD_VERSION = 1;

/** The answers of one turn, and the checksum of the position after them. */
export interface RecordTurn {
  readonly number: number;
  readonly seat: number;
  readonly tokens: readonly string[];
  readonly checksum?: string;
}

const ALL_OPTIONS = Object.keys(DEFAULT_OPTIONS) as readonly OptionName[];

export interface GameRecord {
  readonly options: GameOptions;
  /** Names of the options in the text, if fewer than now. Checksums cover only these. */
  readonly written?: readonly OptionName[];
  /** Rules version of the game; absent if it is the current one. */
  readonly rules?: number;
  readonly seed: string;
  /** Player names by seat; can be empty. */
  readonly names: readonly string[];
  /** Seats of the winners; absent if the game was not finished. */
  readonly winners?: readonly number[];
  readonly turns: readonly RecordTurn[];
  /** Comments of readers, by ply; absent if there are none. */
  readonly notes?: readonly RecordNote[];
}

/** Returns the record without notes, so that records of equal games can be compared. */
export function withoutNotes({ notes: _notes, ...record }: GameRecord): GameRecord {
  return record;
}

export function lengthOfRecord({ turns }: Pick<GameRecord, 'turns'>): number {
  return turns.reduce((sum, { tokens }) => sum + tokens.length, 0);
}

/**
 * Returns eight hexadecimal digits, computed from the complete position with the options in
 * `written` (`GameRecord.written`).
 */
export function checksumOf(state: GameState, written = ALL_OPTIONS): string {
  const { rules: _rules, ...position } = formatPosition(state);
  const options = optionsNamed(written, position.options);
  const players = position.players.map(withoutCounted);
  const [word = 0] = sha256(JSON.stringify({ ...position, options, players }));
  return word.toString(16).padStart(8, '0');
}

/** Omits `counted`, which follows from the game. Older records have checksums without it. */
function withoutCounted({ counted: _counted, ...player }: PlayerPosition): PlayerPosition {
  return player;
}

function optionsNamed(names: readonly OptionName[], options: GameOptions): Partial<GameOptions> {
  return Object.fromEntries(names.map((name) => [name, options[name]]));
}

/** Makes a record by replaying answers from the start. Throws if an answer is not legal. */
export function makeRecord(
  options: GameOptions,
  seed: string,
  answers: readonly number[],
  names: readonly string[] = [],
  rules = RULES_VERSION,
): GameRecord {
  const state = newGame(options, seed, rules);
  const turns: RecordTurn[] = [];
  let tokens: string[] = [];
  for (const answer of answers) {
    const number = state.turnNumber;
    const seat = state.leader;
    tokens.push(formatOption(state, answer));
    play(state, answer);
    if (!state.over && state.turnNumber === number) continue;
    turns.push({ number, seat, tokens, checksum: checksumOf(state) });
    tokens = [];
  }
  if (tokens.length > 0) {
    turns.push({ number: state.turnNumber, seat: state.leader, tokens });
  }
  return {
    options,
    ...(rules === RULES_VERSION ? {} : { rules }),
    seed,
    names,
    ...(state.over ? { winners: winnersOf(state) } : {}),
    turns,
  };
}

/** Formats a record, each note after the turn of its moment. RangeError if a note is invalid. */
export function formatRecord(record: GameRecord): string {
  const { notes = [] } = record;
  requireNotes(notes, lengthOfRecord(record));
  const header = [
    `format: ${RECORD_FORMAT} ${RECORD_VERSION}`,
    `rules: ${record.rules ?? RULES_VERSION}`,
    `options: ${JSON.stringify(optionsNamed(record.written ?? ALL_OPTIONS, record.options))}`,
    `seed: ${JSON.stringify(record.seed)}`,
    `names: ${JSON.stringify(record.names)}`,
    ...(record.winners === undefined ? [] : [`winners: ${JSON.stringify(record.winners)}`]),
  ];
  let end = 0;
  let noted = -1;
  const turns = record.turns.flatMap(({ number, seat, tokens, checksum }) => {
    const line = `${number}. seat ${seat + 1}: ${tokens.join(' ')}${checksum === undefined ? '' : ` #${checksum}`}`;
    const after = noted;
    end += tokens.length;
    noted = end;
    return [line, ...notes.filter(({ ply }) => ply > after && ply <= end).map(formatNoteLine)];
  });
  // Without turns, notes can only refer to the start of the game.
  if (turns.length === 0) turns.push(...notes.map(formatNoteLine));
  return `${header.join('\n')}\n\n${turns.join('\n')}\n`;
}

/** Parses a record. `replayRecord` checks whether its answers are legal. */
export function parseRecord(text: string): ReadRecord<GameRecord> {
  const otherwise = text.includes(RECORD_FORMAT) ? 'damaged' : 'no-record';
  return attemptRecord(() => readRecord(text), otherwise);
}

const TURN_LINE = /^(\d+)\. seat (\d+): ([^#]*?)(?: #([0-9a-f]{8}))?$/;

/** Limit in characters. The longest games have about 40,000. */
const MAX_LENGTH = 1_000_000;

function readRecord(text: string): GameRecord {
  if (text.length > MAX_LENGTH) {
    failRecord({ kind: 'too-long' }, 'record', `more than ${MAX_LENGTH} letters`);
  }
  const header = new Map<string, string>();
  const turns: RecordTurn[] = [];
  const notes: RecordNote[] = [];
  for (const [i, raw] of text.split(/\r\n?|\n/).entries()) {
    const line = raw.trim();
    const place = `line ${i + 1}`;
    if (line === '') continue;
    if (line.startsWith(';')) {
      const note = parseNoteLine(line, place);
      if (note !== undefined) notes.push(note);
      continue;
    }
    const turn = TURN_LINE.exec(line);
    if (turn !== null) turns.push(readTurn(turn));
    else readHeaderLine(line, place, header);
  }
  const rules = readVersion(header);
  const input = readJson(header, 'options');
  const options = checkOptions(input);
  if (!options.ok) return failRecord({ kind: 'options' }, 'header', options.error);
  const written = Object.keys(input as object) as OptionName[];
  const seed = readJson(header, 'seed');
  if (typeof seed !== 'string') return fail('header seed', 'expected a text in quotes');
  const names = header.has('names') ? readJson(header, 'names') : [];
  if (!isListOf(names, 'string')) return fail('header names', 'expected a list of texts');
  const winners = header.has('winners') ? readJson(header, 'winners') : undefined;
  if (winners !== undefined && !isListOf(winners, 'number')) {
    return fail('header winners', 'expected a list of seats, counted from 0');
  }
  return {
    options: options.value,
    ...(written.join() === ALL_OPTIONS.join() ? {} : { written }),
    ...(rules === RULES_VERSION ? {} : { rules }),
    seed,
    names: names as readonly string[],
    ...(winners === undefined ? {} : { winners: winners as readonly number[] }),
    turns,
    ...acceptNotes(
      notes.toSorted((a, b) => a.ply - b.ply),
      lengthOfRecord({ turns }),
    ),
  };
}

function readTurn(match: RegExpExecArray): RecordTurn {
  const [, number = '', seat = '', tokens = '', checksum] = match;
  return {
    number: Number(number),
    seat: Number(seat) - 1,
    tokens: tokens.split(/\s+/).filter((token) => token !== ''),
    ...(checksum === undefined ? {} : { checksum }),
  };
}

const HEADER_FIELDS = ['format', 'rules', 'options', 'seed', 'names', 'winners'];

function readHeaderLine(line: string, place: string, header: Map<string, string>): void {
  const colon = line.indexOf(':');
  const name = line.slice(0, colon).trim();
  if (colon < 0 || !HEADER_FIELDS.includes(name)) {
    fail(
      place,
      'expected a header line such as "seed: …" or a turn such as "1. seat 1: done lead:survey …"',
    );
  }
  header.set(name, line.slice(colon + 1).trim());
}

function readVersion(header: ReadonlyMap<string, string>): number {
  const format = `${RECORD_FORMAT} ${RECORD_VERSION}`;
  const found = header.get('format');
  if (found !== format) {
    const kind = found?.startsWith(RECORD_FORMAT) === true ? 'other-version' : 'no-record';
    failRecord({ kind }, 'header format', `expected "format: ${format}"`);
  }
  for (let rules = 1; rules <= RULES_VERSION; rules++) {
    if (header.get('rules') === String(rules)) return rules;
  }
  const expected = `expected a number up to ${RULES_VERSION}, the newest rules that this program plays`;
  return failRecord({ kind: 'other-version' }, 'header rules', expected);
}

function readJson(header: ReadonlyMap<string, string>, name: string): unknown {
  const text = header.get(name);
  if (text === undefined) return fail(`header ${name}`, 'is missing');
  const value = parseJson(text, `header ${name}`);
  checkBounds(value, `header ${name}`);
  return value;
}

function parseJson(text: string, place: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return fail(place, 'is not valid JSON');
  }
}

function isListOf(input: unknown, type: 'string' | 'number'): boolean {
  return Array.isArray(input) && input.every((one) => typeof one === type);
}

export interface Replay {
  readonly state: GameState;
  readonly answers: readonly number[];
}

/**
 * Replays a record up to a ply, by default to its end. Reports an answer that is not legal, a turn
 * whose seat, number or checksum differs, or other winners.
 */
export function replayRecord(
  record: GameRecord,
  toPly = Number.POSITIVE_INFINITY,
): ReadRecord<Replay> {
  return attemptRecord(() => {
    const state = newGame(record.options, record.seed, record.rules);
    const answers: number[] = [];
    for (const turn of record.turns) {
      if (state.ply >= toPly) break;
      replayTurn(state, turn, toPly, answers, record.written);
    }
    if (state.ply < toPly) checkResult(record, state);
    return { state, answers };
  });
}

function replayTurn(
  state: GameState,
  turn: RecordTurn,
  toPly: number,
  answers: number[],
  written: GameRecord['written'],
): void {
  const place = `turn ${turn.number}`;
  const differs = { kind: 'differs', turn: turn.number } as const;
  if (state.over) failRecord(differs, place, 'the game is already over');
  if (state.turnNumber !== turn.number || state.leader !== turn.seat) {
    failRecord(
      differs,
      place,
      `expected "${state.turnNumber}. seat ${state.leader + 1}", found "${turn.number}. seat ${turn.seat + 1}"`,
    );
  }
  for (const token of turn.tokens) {
    if (state.ply >= toPly) return;
    answers.push(playToken(state, token, turn.number));
  }
  const checksum = checksumOf(state, written);
  if (turn.checksum !== undefined && turn.checksum !== checksum) {
    failRecord(
      differs,
      place,
      `checksum ${turn.checksum}, but the position at ply ${state.ply} has ${checksum}`,
    );
  }
}

function playToken(state: GameState, token: string, turn: number): number {
  const refuse = (reason: string): never =>
    failRecord(
      { kind: 'not-possible', turn, token: quoteName(token) },
      `turn ${turn}, ply ${state.ply}`,
      `${quoteName(token)} ${reason}`,
    );
  if (state.over) refuse('comes after the end of the game');
  if (state.turnNumber !== turn) refuse('comes after the end of the turn');
  const option = parseOption(state, token);
  if (option === undefined) return refuse('is no option token');
  if (!isLegal(state, option)) {
    refuse(`is not possible for seat ${decidingSeat(state) + 1}`);
  }
  play(state, option);
  return option;
}

function checkResult(record: GameRecord, state: GameState): void {
  if (record.winners === undefined) return;
  if (!state.over) {
    const cut = `the game is not over after turn ${state.turnNumber}: answers are missing`;
    failRecord({ kind: 'damaged' }, 'header winners', cut);
  }
  const winners = winnersOf(state);
  if (winners.join() !== record.winners.join()) {
    failRecord(
      { kind: 'result' },
      'header winners',
      `[${record.winners.join(', ')}], but the game gives [${winners.join(', ')}]`,
    );
  }
}
