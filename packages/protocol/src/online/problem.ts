// HTTP error bodies: problem details (RFC 9457) with a code for programs.
import * as v from 'valibot';
import { fields, text, whole } from '../schema.ts';

const MAX_SENTENCE = 2000;

/** Error codes that any request may return. Each area of the server has further codes. */
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

export const problem = fields({
  /** The type that RFC 9457 prescribes if there is no page about the problem. */
  type: v.literal('about:blank'),
  title: text(),
  status: whole,
  /** In English, for programs and logs; clients translate `code`. */
  detail: text(MAX_SENTENCE),
  code: text(),
  /** The request id in the server's log. */
  request: text(),
});
export type ProblemBody = v.InferOutput<typeof problem>;
