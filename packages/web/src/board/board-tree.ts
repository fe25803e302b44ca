// Pure functions on the tree of lines of an analysis board. A place is a line and a number of
// answers. A place that several lines share belongs to the line that the others branch off.
import {
  type Board,
  type BoardAt,
  type BoardLine,
  type BoardStart,
  endOf,
  lineOf,
  type Place,
  tokensOfLine,
} from '@eminent/protocol';

/** An unnamed board with one empty line, at the start of that line. */
export function newBoard(start: BoardStart, players: number): BoardAt {
  const board: Board = {
    name: '',
    start,
    names: Array.from({ length: players }, () => ''),
    lines: [{ name: '', at: 0, tokens: [], comments: [] }],
  };
  return { board, place: { line: 0, at: 0 } };
}

/** The answers before a place. */
export function tokensBefore(board: Board, { line, at }: Place): readonly string[] {
  return tokensOfLine(board, line).slice(0, at);
}

/** The same place on the line to which it belongs. */
export function canonicalPlace(board: Board, { line, at }: Place): Place {
  let index = line;
  for (;;) {
    const { parent, at: from } = lineOf(board, index);
    if (parent === undefined || at > from) return { line: index, at };
    index = parent;
  }
}

function isSamePlace(a: Place, b: Place): boolean {
  return a.line === b.line && a.at === b.at;
}

/** The lines that branch off at a place, by index. */
export function branchesAt(board: Board, place: Place): readonly number[] {
  const canonical = canonicalPlace(board, place);
  return board.lines.flatMap(({ parent, at }, index) =>
    parent !== undefined && isSamePlace(canonicalPlace(board, { line: parent, at }), canonical)
      ? [index]
      : [],
  );
}

/**
 * Plays one answer: follows a line that has it, extends the line at its end, or starts a new line.
 */
function playOne({ board, place }: BoardAt, token: string): BoardAt {
  const at = place.at + 1;
  if (tokensOfLine(board, place.line)[place.at] === token) {
    return { board, place: { line: place.line, at } };
  }
  const canonical = canonicalPlace(board, place);
  if (tokensOfLine(board, canonical.line)[canonical.at] === token) {
    return { board, place: { line: canonical.line, at } };
  }
  const known = branchesAt(board, place).find((index) => lineOf(board, index).tokens[0] === token);
  if (known !== undefined) return { board, place: { line: known, at } };
  const last = [place.line, canonical.line].find((index) => endOf(board, index) === place.at);
  if (last !== undefined) {
    const lines = board.lines.map((line, index) =>
      index === last ? { ...line, tokens: [...line.tokens, token] } : line,
    );
    return { board: { ...board, lines }, place: { line: last, at } };
  }
  const branch: BoardLine = {
    name: '',
    parent: canonical.line,
    at: place.at,
    tokens: [token],
    comments: [],
  };
  const lines = [...board.lines, branch];
  return { board: { ...board, lines }, place: { line: lines.length - 1, at } };
}

/** Plays answers from a place. */
export function playTokens(from: BoardAt, tokens: readonly string[]): BoardAt {
  return tokens.reduce(playOne, from);
}

export function renameLine(board: Board, index: number, name: string): Board {
  const lines = board.lines.map((line, at) => (at === index ? { ...line, name } : line));
  return { ...board, lines };
}

/** Whether a line matches, or branches off a line that matches, directly or indirectly. */
function isOrDescends(board: Board, index: number, matches: (at: number) => boolean): boolean {
  if (matches(index)) return true;
  const { parent } = lineOf(board, index);
  return parent !== undefined && isOrDescends(board, parent, matches);
}

/** Drops lines and all lines that branch off them. Returns the others and their old indexes. */
function withoutLines(board: Board, isDropped: (index: number) => boolean) {
  const kept = [...board.lines.keys()].filter((index) => !isOrDescends(board, index, isDropped));
  return { kept, lines: reindexed(board, kept) };
}

/** Removes a line and all lines that branch off it. Throws RangeError for the first line. */
export function removeLine({ board, place }: BoardAt, index: number): BoardAt {
  const { parent, at } = lineOf(board, index);
  if (parent === undefined) throw new RangeError('the first line cannot be removed');
  const { kept, lines } = withoutLines(board, (one) => one === index);
  const next = kept.includes(place.line)
    ? { line: kept.indexOf(place.line), at: place.at }
    : { line: kept.indexOf(parent), at: Math.min(place.at, at) };
  return { board: { ...board, lines }, place: next };
}

/** Removes the answers after a place from its line, with all lines that branch off them. */
export function removeAfter({ board, place }: BoardAt): BoardAt {
  const canonical = canonicalPlace(board, place);
  const { kept, lines } = withoutLines(board, (index) => {
    const { parent, at } = lineOf(board, index);
    return parent === canonical.line && at > canonical.at;
  });
  const line = kept.indexOf(canonical.line);
  const shortened = lines.map((one, index) =>
    index === line
      ? {
          ...one,
          tokens: one.tokens.slice(0, canonical.at - one.at),
          comments: one.comments.filter(({ at }) => at <= canonical.at),
        }
      : one,
  );
  return { board: { ...board, lines: shortened }, place: { line, at: canonical.at } };
}

/** The kept lines, with the new indexes of their parents. */
function reindexed(board: Board, kept: readonly number[]): BoardLine[] {
  return kept.map((index) => {
    const line = lineOf(board, index);
    return line.parent === undefined ? line : { ...line, parent: kept.indexOf(line.parent) };
  });
}

/** The comment on a place, or an empty text. */
export function commentAt(board: Board, place: Place): string {
  const { line, at } = canonicalPlace(board, place);
  return lineOf(board, line).comments.find((one) => one.at === at)?.text ?? '';
}

/** Writes a comment on a place; an empty text removes it. */
export function writeComment(board: Board, place: Place, text: string): Board {
  const canonical = canonicalPlace(board, place);
  const lines = board.lines.map((line, index) => {
    if (index !== canonical.line) return line;
    const others = line.comments.filter(({ at }) => at !== canonical.at);
    const comments = text === '' ? others : [...others, { at: canonical.at, text }];
    return { ...line, comments: comments.toSorted((a, b) => a.at - b.at) };
  });
  return { ...board, lines };
}
