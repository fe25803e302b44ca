// The tree of lines of an analysis board, as pure functions. A place is a line and a number of
// answers; places that several lines share belong to the line in which they were played first.
import {
  type Board,
  type BoardAt,
  type BoardLine,
  endOf,
  lineOf,
  type Place,
  tokensOfLine,
} from '@eminent/protocol';

export function tokensBefore(board: Board, { line, at }: Place): readonly string[] {
  return tokensOfLine(board, line).slice(0, at);
}

/** The line to which a place belongs. */
export function ownPlace(board: Board, { line, at }: Place): Place {
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
  const own = ownPlace(board, place);
  return board.lines.flatMap(({ parent, at }, index) =>
    parent !== undefined && isSamePlace(ownPlace(board, { line: parent, at }), own) ? [index] : [],
  );
}

/** Plays one answer: follows a line that has it, extends the line at its end, or starts a new line. */
function playOne({ board, place }: BoardAt, token: string): BoardAt {
  const at = place.at + 1;
  if (tokensOfLine(board, place.line)[place.at] === token) {
    return { board, place: { line: place.line, at } };
  }
  const own = ownPlace(board, place);
  if (tokensOfLine(board, own.line)[own.at] === token) {
    return { board, place: { line: own.line, at } };
  }
  const known = branchesAt(board, place).find((index) => lineOf(board, index).tokens[0] === token);
  if (known !== undefined) return { board, place: { line: known, at } };
  const last = [place.line, own.line].find((index) => endOf(board, index) === place.at);
  if (last !== undefined) {
    const lines = board.lines.map((line, index) =>
      index === last ? { ...line, tokens: [...line.tokens, token] } : line,
    );
    return { board: { ...board, lines }, place: { line: last, at } };
  }
  const branch: BoardLine = {
    name: '',
    parent: own.line,
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

/** Whether a line has one of some properties, or branches off a line that has it. */
function isOrDescends(board: Board, index: number, isIt: (at: number) => boolean): boolean {
  if (isIt(index)) return true;
  const { parent } = lineOf(board, index);
  return parent !== undefined && isOrDescends(board, parent, isIt);
}

/** Keeps the lines for which no ancestor is dropped. */
function withoutLines(board: Board, isDropped: (index: number) => boolean) {
  const kept = [...board.lines.keys()].filter((index) => !isOrDescends(board, index, isDropped));
  return { kept, lines: reindexed(board, kept) };
}

/** Removes a line that branches off another one, with all lines that branch off it. */
export function removeLine({ board, place }: BoardAt, index: number): BoardAt {
  const { parent, at } = lineOf(board, index);
  if (parent === undefined) throw new RangeError('the first line cannot be removed');
  const { kept, lines } = withoutLines(board, (one) => one === index);
  const next = kept.includes(place.line)
    ? { line: kept.indexOf(place.line), at: place.at }
    : { line: kept.indexOf(parent), at: Math.min(place.at, at) };
  return { board: { ...board, lines }, place: next };
}

/** Removes the answers of a line after a place, with all lines that branch off them. */
export function removeAfter({ board, place }: BoardAt): BoardAt {
  const own = ownPlace(board, place);
  const { kept, lines } = withoutLines(board, (index) => {
    const { parent, at } = lineOf(board, index);
    return parent === own.line && at > own.at;
  });
  const line = kept.indexOf(own.line);
  const shortened = lines.map((one, index) =>
    index === line
      ? {
          ...one,
          tokens: one.tokens.slice(0, own.at - one.at),
          comments: one.comments.filter(({ at }) => at <= own.at),
        }
      : one,
  );
  return { board: { ...board, lines: shortened }, place: { line, at: own.at } };
}

function reindexed(board: Board, kept: readonly number[]): BoardLine[] {
  return kept.map((index) => {
    const line = lineOf(board, index);
    return line.parent === undefined ? line : { ...line, parent: kept.indexOf(line.parent) };
  });
}

export function commentAt(board: Board, place: Place): string {
  const { line, at } = ownPlace(board, place);
  return lineOf(board, line).comments.find((one) => one.at === at)?.text ?? '';
}

/** Writes a comment on a place; an empty text removes it. */
export function writeComment(board: Board, place: Place, text: string): Board {
  const own = ownPlace(board, place);
  const lines = board.lines.map((line, index) => {
    if (index !== own.line) return line;
    const others = line.comments.filter(({ at }) => at !== own.at);
    const comments = text === '' ? others : [...others, { at: own.at, text }];
    return { ...line, comments: comments.toSorted((a, b) => a.at - b.at) };
  });
  return { ...board, lines };
}
