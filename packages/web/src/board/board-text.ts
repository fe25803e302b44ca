// Makes links to boards, and reads boards from text, positions, records and links.
import {
  fillPosition,
  formatPosition,
  type GameRecord,
  parseCompact,
  parsePosition,
  parseRecord,
  type Position,
  positionProblems,
  type RecordProblem,
  replayRecord,
} from '@eminent/engine';
import {
  type Board,
  type BoardAt,
  BOARD_FORMAT,
  type BoardLine,
  endOf,
  formatBoard,
  MAX_BOARD_LETTERS,
  readBoardText,
  startState,
  tokensOfLine,
  treeProblem,
} from '@eminent/protocol';
import { recordOfLink } from '../records/record-link.ts';
import { placeAddress } from '../records/server-link.ts';
import { BoardGame } from './board-game.ts';
import { newBoard } from './board-tree.ts';
import { decodeUriPart } from '../ui/decode-uri-part.ts';

/** Longer texts are refused: characters of a text, or bytes of an unpacked link. */
const MAX_TEXT = 2_000_000;

export type ReadBoard =
  | { readonly ok: true; readonly value: BoardAt }
  | {
      readonly ok: false;
      readonly error: string;
      readonly problem?: RecordProblem;
      /** The position, if it is impossible but can be corrected on the setup page. */
      readonly position?: Position;
    };

function failed(error: string): ReadBoard {
  return { ok: false, error };
}

/**
 * Checks that the start and every answer of a board are legal. Moves an invalid place to a valid
 * one, and adapts the list of names to the number of players.
 */
export function checkBoard({ board, place }: BoardAt): ReadBoard {
  const problem = treeProblem(board);
  if (problem !== undefined) return failed(problem);
  const start = startState(board.start);
  if (!start.ok) return start;
  const game = new BoardGame(start.value);
  for (const index of board.lines.keys()) {
    if (!game.goTo(tokensOfLine(board, index))) {
      return failed(`lines[${index}].tokens: an answer is not possible`);
    }
  }
  const line = board.lines[place.line] === undefined ? 0 : place.line;
  const at = Math.max(0, Math.min(endOf(board, line), Math.trunc(place.at)));
  const names = start.value.players.map((_, seat) => board.names[seat] ?? '');
  return { ok: true, value: { board: { ...board, names }, place: { line, at } } };
}

function commentsOf({ notes = [] }: GameRecord, length: number): BoardLine['comments'] {
  return notes.flatMap(({ ply, text }) => (ply <= length ? [{ at: ply, text }] : []));
}

/** Returns a board whose first line is a recorded game, at the place after `at` answers. */
export function boardOfRecord(record: GameRecord, at: number): ReadBoard {
  const replay = replayRecord(record);
  if (!replay.ok) return replay;
  const tokens = record.turns.flatMap((turn) => turn.tokens);
  const { options, seed, rules, names } = record;
  const start = { kind: 'deal', options, seed, ...(rules === undefined ? {} : { rules }) } as const;
  const board: Board = {
    name: '',
    start,
    names: replay.value.state.players.map((_, seat) => names[seat] ?? ''),
    lines: [{ name: '', at: 0, tokens, comments: commentsOf(record, tokens.length) }],
  };
  const place = { line: 0, at: Math.max(0, Math.min(tokens.length, Math.trunc(at) || 0)) };
  return { ok: true, value: { board, place } };
}

/** Returns a board that starts at a position. Unknown cards (`"?"`) are dealt from the seed. */
export function boardOfPosition(data: unknown, seed: string): ReadBoard {
  const isComplete = !JSON.stringify(data).includes('"?"');
  const read = isComplete ? parsePosition(data) : fillPosition(data, seed);
  if (!read.ok) {
    const isForm = positionProblems(data, 'pieces').some(({ kind }) => kind === 'form');
    return isForm ? read : { ...read, position: data as Position };
  }
  const position = formatPosition(read.value);
  const start = { kind: 'position', position: { ...position } } as const;
  return { ok: true, value: newBoard(start, position.players.length) };
}

function readRecordText(text: string, at: number): ReadBoard {
  const record = parseRecord(text);
  return record.ok ? boardOfRecord(record.value, at) : record;
}

/** Captures the record or its id, and the ply, in a link to a replay on the page or the server. */
const REPLAY_LINK = /(?:#|:\/\/[^/\s]+)\/replay\/([^/\s]+)(?:\/(\d+))?/;
/** Captures the packed board in a link to a board on the page or the server. */
const BOARD_LINK = /(?:#\/board\/link|:\/\/[^/\s]+\/board)\/([\w-]+)/;
const COMPACT_RECORD = /^c\d+\.\S+$/;

/**
 * Reads a board from a text: a board, a position, a record, or a link to a board or a replay.
 *
 * @param seed deals the unknown cards of a position
 */
export async function readBoard(input: string, seed: string): Promise<ReadBoard> {
  const text = input.trim();
  if (text.length > MAX_TEXT) return { ok: false, error: 'text', problem: { kind: 'too-long' } };
  const [, letters] = BOARD_LINK.exec(text) ?? [];
  if (letters !== undefined) return boardOfLink(letters);
  const [, id, ply = '0'] = REPLAY_LINK.exec(text) ?? [];
  if (id !== undefined) {
    const record = recordOfLink(decodeUriPart(id));
    if (record === undefined) return { ok: false, error: 'link', problem: { kind: 'no-record' } };
    return record.ok ? readRecordText(record.value, Number(ply)) : record;
  }
  if (COMPACT_RECORD.test(text)) {
    const record = parseCompact(text);
    return record.ok ? boardOfRecord(record.value, Number.POSITIVE_INFINITY) : record;
  }
  if (!text.startsWith('{')) return readRecordText(text, Number.POSITIVE_INFINITY);
  return text.includes(`"${BOARD_FORMAT}"`) ? boardOfText(text) : boardOfPositionText(text, seed);
}

function boardOfText(text: string): ReadBoard {
  const read = readBoardText(text);
  return read.ok ? checkBoard(read.value) : read;
}

function boardOfPositionText(text: string, seed: string): ReadBoard {
  try {
    return boardOfPosition(JSON.parse(text), seed);
  } catch {
    return failed('position: not valid JSON');
  }
}

/**
 * Returns a link to a board at a place, with the packed board in it. With a server, the board is in
 * the path; without one, or if it is too long for the server, it is after the `#`.
 */
export async function linkOfBoard(board: BoardAt, hasServer = false): Promise<string> {
  const letters = await packText(formatBoard(board, 0));
  const path = hasServer && letters.length <= MAX_BOARD_LETTERS ? `board/${letters}` : undefined;
  return placeAddress(location.href, `/board/link/${letters}`, path);
}

/** Reads the packed board of a link. The letters come from `packText`. */
export async function boardOfLink(letters: string): Promise<ReadBoard> {
  const text = await unpackText(letters);
  return text === undefined
    ? { ok: false, error: 'link', problem: { kind: 'damaged' } }
    : boardOfText(text);
}

/** Compresses a text and encodes it as base64url, which needs no escapes in a URL. */
export async function packText(text: string): Promise<string> {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
  const letters = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
  return letters.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/** Reverses `packText`. Undefined if the letters are damaged or the text is too long. */
async function unpackText(letters: string): Promise<string | undefined> {
  try {
    const binary = atob(letters.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(binary, (one) => one.charCodeAt(0));
    const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
    const chunks: Uint8Array[] = [];
    let size = 0;
    for (const reader = stream.getReader(); ; ) {
      const { done, value } = await reader.read();
      if (done) break;
      size += value.length;
      if (size > MAX_TEXT) {
        await reader.cancel();
        return undefined;
      }
      chunks.push(value);
    }
    return await new Blob(chunks as Uint8Array<ArrayBuffer>[]).text();
  } catch {
    return undefined;
  }
}
