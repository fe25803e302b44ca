// HTTP error bodies: problem details (RFC 9457) with a code for programs.
import * as v from 'valibot';
import { fields, text, whole } from '../schema.ts';

const MAX_SENTENCE = 2000;

/** Error codes that any route may return. Each area of the server has further ones. */
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
  /** RFC 9457 prescribes this value if no page describes the problem. */
  type: v.literal('about:blank'),
  title: text(),
  status: whole,
  /** In English, for developers. Clients translate `code` instead. */
  detail: text(MAX_SENTENCE),
  code: text(),
  /** Request id, as in the server's log. */
  request: text(),
});
export type ProblemBody = v.InferOutput<typeof problem>;
