// Defines an analysis board: a start position, and a tree of lines of answers from there.
import * as v from 'valibot';
import { gameOptions } from '../saved-game.ts';
import { fields, list, MAX_NAME, MAX_SEATS, MAX_SEED, MAX_TOKENS, text, whole } from '../schema.ts';

const MAX_LINES = 500;
export const MAX_LINE_NAME = 80;
export const MAX_COMMENT = 2000;

const start = v.variant(
  'kind',
  [
    fields({
      kind: v.literal('deal'),
      options: gameOptions,
      seed: text(MAX_SEED),
      /** The rules version; absent if it is the current one. */
      rules: v.exactOptional(whole),
    }),
    fields({
      kind: v.literal('position'),
      /** A position in the format of docs/notation.md; the engine checks it later. */
      position: v.looseObject({}),
    }),
  ],
  'expected deal or position',
);

const comment = fields({
  /** Number of answers before the comment, from the start of the board. */
  at: whole,
  text: text(MAX_COMMENT),
});

/** A series of answers. All lines but the first branch off an earlier one. */
const line = fields({
  name: text(MAX_LINE_NAME),
  /** Index of the line that this line branches off; absent for the first line. */
  parent: v.exactOptional(whole),
  /** Number of answers before the line, from the start of the board. */
  at: whole,
  tokens: list(text(), 'option tokens', MAX_TOKENS),
  comments: list(comment, 'comments', MAX_TOKENS),
});

export const boardContent = fields({
  name: text(MAX_NAME),
  start,
  /** Player names by seat; the list may be empty. */
  names: list(text(MAX_NAME), 'names', MAX_SEATS),
  lines: v.pipe(list(line, 'lines', MAX_LINES), v.minLength(1, 'expected at least one line')),
});

export type BoardStart = v.InferOutput<typeof start>;
export type BoardLine = v.InferOutput<typeof line>;
export type Board = v.InferOutput<typeof boardContent>;
