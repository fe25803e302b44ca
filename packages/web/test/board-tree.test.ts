// The tree of lines of an analysis board: playing, branching, comments and removal.
import { type BoardAt, tokensOfLine, treeProblem } from '@eminent/protocol';
import { describe, expect, test } from 'vitest';
import {
  branchesAt,
  commentAt,
  canonicalPlace,
  playTokens,
  removeAfter,
  removeLine,
  renameLine,
  tokensBefore,
  writeComment,
} from '../src/board/board-tree.ts';
import { DEFAULT_OPTIONS } from '@eminent/engine';

const EMPTY: BoardAt = {
  board: {
    name: '',
    start: { kind: 'deal', options: DEFAULT_OPTIONS, seed: 'tree' },
    names: ['', ''],
    lines: [{ name: '', at: 0, tokens: [], comments: [] }],
  },
  place: { line: 0, at: 0 },
};

/** A main line with the answers a b c d, a line x y after b, and a line z after x. */
function sample(): BoardAt {
  const main = playTokens(EMPTY, ['a', 'b', 'c', 'd']);
  const side = playTokens({ board: main.board, place: { line: 0, at: 2 } }, ['x', 'y']);
  return playTokens({ board: side.board, place: { line: 1, at: 3 } }, ['z']);
}

describe('playing', () => {
  test('an answer extends a line at its end and starts a new one before it', () => {
    const { board, place } = sample();
    expect(board.lines.map(({ parent, at, tokens }) => ({ parent, at, tokens }))).toEqual([
      { parent: undefined, at: 0, tokens: ['a', 'b', 'c', 'd'] },
      { parent: 0, at: 2, tokens: ['x', 'y'] },
      { parent: 1, at: 3, tokens: ['z'] },
    ]);
    expect(place).toEqual({ line: 2, at: 4 });
    expect(tokensOfLine(board, 2)).toEqual(['a', 'b', 'x', 'z']);
    expect(tokensBefore(board, { line: 2, at: 3 })).toEqual(['a', 'b', 'x']);
    expect(treeProblem(board)).toBeUndefined();
  });

  test('follows a line that has the answer already', () => {
    const { board } = sample();
    const again = playTokens({ board, place: { line: 0, at: 1 } }, ['b', 'x', 'z']);
    expect(again.board).toBe(board);
    expect(again.place).toEqual({ line: 2, at: 4 });
    const back = playTokens({ board, place: { line: 2, at: 2 } }, ['c']);
    expect(back.board).toBe(board);
    expect(back.place).toEqual({ line: 0, at: 3 });
  });

  test('a place before a branch belongs to the earlier line', () => {
    const { board } = sample();
    expect(canonicalPlace(board, { line: 2, at: 2 })).toEqual({ line: 0, at: 2 });
    expect(canonicalPlace(board, { line: 2, at: 3 })).toEqual({ line: 1, at: 3 });
    expect(canonicalPlace(board, { line: 2, at: 4 })).toEqual({ line: 2, at: 4 });
    expect(branchesAt(board, { line: 2, at: 2 })).toEqual([1]);
    expect(branchesAt(board, { line: 1, at: 3 })).toEqual([2]);
  });
});

describe('comments and names', () => {
  test('a comment is seen from every line that shares the place', () => {
    const { board } = sample();
    const commented = writeComment(board, { line: 2, at: 1 }, 'strong');
    expect(commentAt(commented, { line: 0, at: 1 })).toBe('strong');
    expect(commentAt(commented, { line: 1, at: 1 })).toBe('strong');
    expect(commentAt(commented, { line: 0, at: 2 })).toBe('');
    const removed = writeComment(commented, { line: 0, at: 1 }, '');
    expect(removed.lines[0]?.comments).toEqual([]);
  });

  test('a line has a name', () => {
    expect(renameLine(sample().board, 1, 'Rush').lines[1]?.name).toBe('Rush');
  });
});

describe('removal', () => {
  test('a line goes with the lines that branch off it', () => {
    const { board, place } = removeLine(sample(), 1);
    expect(board.lines).toHaveLength(1);
    expect(place).toEqual({ line: 0, at: 2 });
  });

  test('lines that stay keep their parents', () => {
    const { board } = sample();
    const more = playTokens({ board, place: { line: 0, at: 3 } }, ['w']);
    const next = playTokens({ board: more.board, place: { line: 3, at: 4 } }, ['v']);
    const other = playTokens({ board: next.board, place: { line: 3, at: 4 } }, ['u']);
    const { board: left, place } = removeLine(other, 1);
    expect(left.lines.map(({ parent }) => parent)).toEqual([undefined, 0, 1]);
    expect(tokensOfLine(left, 2)).toEqual(['a', 'b', 'c', 'w', 'u']);
    expect(place).toEqual({ line: 2, at: 5 });
    expect(treeProblem(left)).toBeUndefined();
  });

  test('what follows a place goes with its branches', () => {
    const commented = writeComment(sample().board, { line: 0, at: 4 }, 'gone');
    const { board, place } = removeAfter({ board: commented, place: { line: 2, at: 1 } });
    expect(board.lines).toEqual([{ name: '', at: 0, tokens: ['a'], comments: [] }]);
    expect(place).toEqual({ line: 0, at: 1 });
    const side = removeAfter({ board: commented, place: { line: 1, at: 3 } });
    expect(side.board.lines.map(({ tokens }) => tokens)).toEqual([
      ['a', 'b', 'c', 'd'],
      ['x'],
      ['z'],
    ]);
  });
});

test.each([
  ['a first line with a parent', [{ parent: 0, at: 0 }]],
  ['a later line as parent', [{}, { parent: 2, at: 0 }, { parent: 0, at: 0 }]],
  ['a place that the parent lacks', [{}, { parent: 0, at: 3 }]],
  ['a branch before its parent begins', [{}, { parent: 0, at: 1 }, { parent: 1, at: 0 }]],
  ['a branch without answers', [{}, { parent: 0, at: 0, tokens: [] }]],
  ['a comment that the line lacks', [{ comments: [{ at: 9, text: 'where' }] }]],
])('is no tree: %s', (_, parts) => {
  const lines = parts.map((part) => ({ name: '', at: 0, tokens: ['a'], comments: [], ...part }));
  expect(treeProblem({ lines })).toBeDefined();
});
