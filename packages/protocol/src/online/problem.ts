// What the server answers over HTTP instead of what was asked for: a problem as RFC 9457 describes it, with a code for programs.
import * as v from 'valibot';
import { fields, text, whole } from '../schema.ts';

const MOST_SENTENCE = 2000;

/** What may happen to any request; an area of the server has further codes for what only it refuses. */
export const COMMON_PROBLEMS = [
  'malformed',
  'not-found',
  'method',
  'media-type',
  'too-long',
  'too-many',
  'signed-out',
  'not-allowed',
  'foreign-origin',
  'unknown-host',
  'key-used',
  'timeout',
  'stopping',
  'unavailable',
  'error',
] as const;
export type CommonProblem = (typeof COMMON_PROBLEMS)[number];

export const problem = fields({
  /** Nothing more is to be found about a code than its sentence. */
  type: v.literal('about:blank'),
  title: text(),
  status: whole,
  /** In English, for programs and logs; a page says it in the person's language by `code`. */
  detail: text(MOST_SENTENCE),
  code: text(),
  /** The number under which the server's log tells of this request. */
  request: text(),
});
export type ProblemBody = v.InferOutput<typeof problem>;
