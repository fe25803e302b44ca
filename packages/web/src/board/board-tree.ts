// Pure functions on the tree of lines of an analysis board. A place is a line and a number of
// answers from the start. Up to the branching point, it belongs to the parent line.
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

/** Returns an unnamed board with one empty line. */
export function newBoard(start: BoardStart, players: number): BoardAt {
  const board: Board = {
    name: '',
    start,
    names: Array.from({ length: players }, () => ''),
    lines: [{ name: '', at: 0, tokens: [], comments: [] }],
  };
  return { board, place: { line: 0, at: 0 } };
}

/** Returns the tokens of all answers before a place, from the start of the game. */
export function tokensBefore(board: Board, { line, at }: Place): readonly string[] {
  return tokensOfLine(board, line).slice(0, at);
}

/** Returns the same place on the line to which it belongs: the line itself or an ancestor. */
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

/** Returns the indexes of the lines that branch off at a place. */
export function branchesAt(board: Board, place: Place): readonly number[] {
  const canonical = canonicalPlace(board, place);
  return board.lines.flatMap(({ parent, at }, index) =>
    parent !== undefined && isSamePlace(canonicalPlace(board, { line: parent, at }), canonical)
      ? [index]
      : [],
  );
}

/** Follows a line that has the answer here, extends a line that ends here, or starts a new line. */
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

/** Plays answers from a place. Adds them to the tree where no line has them yet. */
export function playTokens(from: BoardAt, tokens: readonly string[]): BoardAt {
  return tokens.reduce(playOne, from);
}

export function renameLine(board: Board, index: number, name: string): Board {
  const lines = board.lines.map((line, at) => (at === index ? { ...line, name } : line));
  return { ...board, lines };
}

function isOrDescends(board: Board, index: number, matches: (at: number) => boolean): boolean {
  if (matches(index)) return true;
  const { parent } = lineOf(board, index);
  return parent !== undefined && isOrDescends(board, parent, matches);
}

/** Drops lines and all their descendants. Returns the others and their old indexes (`kept`). */
function withoutLines(board: Board, isDropped: (index: number) => boolean) {
  const kept = [...board.lines.keys()].filter((index) => !isOrDescends(board, index, isDropped));
  return { kept, lines: reindexed(board, kept) };
}

/**
 * Removes a line and all its descendants. If the current place was on one of them, it moves back to
 * the parent line. Throws RangeError for the first line.
 */
export function removeLine({ board, place }: BoardAt, index: number): BoardAt {
  const { parent, at } = lineOf(board, index);
  if (parent === undefined) throw new RangeError('the first line cannot be removed');
  const { kept, lines } = withoutLines(board, (one) => one === index);
  const next = kept.includes(place.line)
    ? { line: kept.indexOf(place.line), at: place.at }
    : { line: kept.indexOf(parent), at: Math.min(place.at, at) };
  return { board: { ...board, lines }, place: next };
}

/** Removes the answers after a place from its line, and all lines that branch off after it. */
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

function reindexed(board: Board, kept: readonly number[]): BoardLine[] {
  return kept.map((index) => {
    const line = lineOf(board, index);
    return line.parent === undefined ? line : { ...line, parent: kept.indexOf(line.parent) };
  });
}

/** Returns the comment on a place, or an empty text. */
export function commentAt(board: Board, place: Place): string {
  const { line, at } = canonicalPlace(board, place);
  return lineOf(board, line).comments.find((one) => one.at === at)?.text ?? '';
}

/** Sets the comment on a place. An empty text removes it. */
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
