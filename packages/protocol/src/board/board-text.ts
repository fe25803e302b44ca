// Formats and reads the JSON text of an analysis board, for files and links.
import { changedOptions, type GameState } from '@eminent/engine';
import * as v from 'valibot';
import { type Read, readLine } from '../read-message.ts';
import { fields } from '../schema.ts';
import { boardContent } from './board-content.ts';
import { type BoardAt, tokensOfLine, treeProblem } from './board-lines.ts';
import { playToken, startState } from './board-position.ts';

export const BOARD_FORMAT = 'eminent-board';
const VERSION = 1;
/** Maximum length of a packed board in the path of a link. A longer one goes after the `#`. */
export const MAX_BOARD_LETTERS = 4000;
/** Maximum length of a packed record in the path of a link. */
export const MAX_REPLAY_LETTERS = 4000;

const boardText = fields({
  format: v.literal(BOARD_FORMAT, `expected ${BOARD_FORMAT}`),
  version: v.literal(VERSION, `expected version ${VERSION}`),
  board: boardContent,
  line: v.exactOptional(v.number()),
  at: v.exactOptional(v.number()),
});

/** Formats a board and a place on it as JSON, which `readBoardText` reads. */
export function formatBoard({ board, place }: BoardAt, indent = 1): string {
  const { start } = board;
  const short =
    start.kind === 'deal' ? { ...start, options: changedOptions(start.options) } : start;
  const content = {
    format: BOARD_FORMAT,
    version: VERSION,
    board: { ...board, start: short },
    ...place,
  };
  return JSON.stringify(content, undefined, indent);
}

/** Reads the text of a board. Does not check whether the lines form a tree and can be played. */
export function readBoardText(source: string): Read<BoardAt> {
  const read = readLine(source, boardText, 'board');
  if (!read.ok) return read;
  const { board, line = 0, at = 0 } = read.value;
  return { ok: true, value: { board, place: { line, at } } };
}

/** Returns the game at a place of the board. Plays only the answers before this place. */
export function positionOfBoard({ board, place }: BoardAt): Read<GameState> {
  const problem = treeProblem(board);
  if (problem !== undefined) return { ok: false, error: problem };
  const start = startState(board.start);
  if (!start.ok) return start;
  const line = board.lines[place.line] === undefined ? 0 : place.line;
  const tokens = tokensOfLine(board, line).slice(0, Math.max(0, Math.trunc(place.at)));
  return tokens.every((token) => playToken(start.value, token))
    ? start
    : { ok: false, error: `lines[${line}].tokens: an answer is not possible` };
}
