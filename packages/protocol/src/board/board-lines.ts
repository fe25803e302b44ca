// Queries on the lines of an analysis board, which form a tree (board-content.ts).
import type { Board, BoardLine } from './board-content.ts';

/** A place on a board: a position in one of its lines. */
export interface Place {
  readonly line: number;
  /** Number of answers before the position, from the start of the board. */
  readonly at: number;
}

export interface BoardAt {
  readonly board: Board;
  readonly place: Place;
}

/** Returns the line with this index. Throws RangeError if there is none. */
export function lineOf(board: Board, index: number): BoardLine {
  const line = board.lines[index];
  if (line === undefined) throw new RangeError(`no line ${index}`);
  return line;
}

/** Returns the number of answers from the start of the board to the end of a line. */
export function endOf(board: Board, index: number): number {
  const { at, tokens } = lineOf(board, index);
  return at + tokens.length;
}

/** Returns the answers from the start of the board to the end of a line. */
export function tokensOfLine(board: Board, index: number): readonly string[] {
  const { parent, at, tokens } = lineOf(board, index);
  return parent === undefined ? tokens : [...tokensOfLine(board, parent).slice(0, at), ...tokens];
}

/** Returns the first reason why lines do not form a tree; undefined if they do. */
export function treeProblem({ lines }: Pick<Board, 'lines'>): string | undefined {
  for (const [index, { parent, at, tokens, comments }] of lines.entries()) {
    const place = `lines[${index}]`;
    const from = parent === undefined ? undefined : lines[parent];
    if (index === 0 && (parent !== undefined || at !== 0)) return `${place}: starts the board`;
    if (index > 0 && (from === undefined || (parent ?? 0) >= index)) {
      return `${place}.parent: expected an earlier line`;
    }
    if (from !== undefined && (at < from.at || at > from.at + from.tokens.length)) {
      return `${place}.at: the earlier line has no such place`;
    }
    const least = index === 0 ? 0 : at + 1;
    if (comments.some((one) => one.at < least || one.at > at + tokens.length)) {
      return `${place}.comments: the line has no such place`;
    }
    if (index > 0 && tokens.length === 0) return `${place}.tokens: expected an answer`;
  }
  return undefined;
}
