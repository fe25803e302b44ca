// Computes the positions of shared links to puzzles, boards and moments of games. The view is that
// of the deciding seat, or of a spectator after the game, so hidden cards stay hidden.
import { inflateRawSync } from 'node:zlib';
import {
  decidingSeat,
  type GameState,
  parseCompact,
  replayRecord,
  SPECTATOR,
  view,
} from '@eminent/engine';
import { puzzleSeats } from '@eminent/pictures';
import type { PositionContent } from '@eminent/pictures/position-svg';
import {
  MAX_BOARD_LETTERS,
  MAX_REPLAY_LETTERS,
  positionOfBoard,
  type Read,
  readBoardText,
} from '@eminent/protocol';

/** Maximum size of a decompressed board. A long game with many comments takes a tenth of it. */
const MAX_BOARD_BYTES = 200_000;
const LETTERS = /^[\w-]+$/;

function viewerOf(state: GameState): number {
  return state.over ? SPECTATOR : decidingSeat(state);
}

/** The position of puzzle `n`. Throws an Error if its record cannot be replayed. */
export function puzzlePosition(n: number, compact: string): PositionContent {
  const record = parseCompact(compact);
  if (!record.ok) throw new Error(record.error);
  const replay = replayRecord(record.value);
  if (!replay.ok) throw new Error(replay.error);
  const { state } = replay.value;
  const viewer = viewerOf(state);
  return {
    view: view(state, viewer),
    subject: { kind: 'puzzle', n },
    seats: puzzleSeats(state.players.length, viewer),
  };
}

/** The position of a compact record at a ply, or what is wrong with the record. */
export function replayPosition(letters: string, ply: number): Read<PositionContent> {
  if (letters.length > MAX_REPLAY_LETTERS) return { ok: false, error: 'link: too long' };
  const record = parseCompact(letters);
  if (!record.ok) return record;
  const replay = replayRecord(record.value, ply);
  if (!replay.ok) return replay;
  const { state } = replay.value;
  return {
    ok: true,
    value: {
      view: view(state, viewerOf(state)),
      subject: { kind: 'board', name: '' },
      seats: namedSeats(state, record.value.names),
    },
  };
}

function namedSeats(state: GameState, names: readonly string[]): PositionContent['seats'] {
  return state.players.map((_, seat) => ({ kind: 'person', name: names[seat] ?? '' }));
}

function decompress(letters: string): string | undefined {
  try {
    const bytes = Buffer.from(letters, 'base64url');
    return inflateRawSync(bytes, { maxOutputLength: MAX_BOARD_BYTES }).toString('utf8');
  } catch {
    return undefined;
  }
}

/** The position of a board link, or what is wrong with the link. */
export function boardPosition(letters: string): Read<PositionContent> {
  if (!LETTERS.test(letters)) return { ok: false, error: 'link: unknown letters' };
  if (letters.length > MAX_BOARD_LETTERS) return { ok: false, error: 'link: too long' };
  const text = decompress(letters);
  if (text === undefined) return { ok: false, error: 'link: cut or changed' };
  const read = readBoardText(text);
  if (!read.ok) return read;
  const position = positionOfBoard(read.value);
  if (!position.ok) return position;
  const { value: state } = position;
  const { name, names } = read.value.board;
  return {
    ok: true,
    value: {
      view: view(state, viewerOf(state)),
      subject: { kind: 'board', name },
      seats: namedSeats(state, names),
    },
  };
}
