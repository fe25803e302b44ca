// Errors of the HTTP API: handlers throw a Problem, and the app turns it into a response.
import { STATUS_CODES } from 'node:http';
import type { ProblemBody } from '@eminent/protocol/online';
import { StoreError } from '../store/index.ts';

/** A refused or failed request: HTTP status, code for programs, and a message for people. */
export class Problem extends Error {
  readonly status: number;
  readonly code: string;

  constructor(status: number, code: string, sentence: string) {
    super(sentence);
    this.status = status;
    this.code = code;
  }
}

export function problemBody(problem: Problem, request: string): ProblemBody {
  const { status, code, message } = problem;
  const title = STATUS_CODES[status] ?? 'Problem';
  return { type: 'about:blank', title, status, detail: message, code, request };
}

export const notFound = (what: string) =>
  new Problem(404, 'not-found', `There is no such ${what}.`);

const OF_FASTIFY: Readonly<Record<string, Problem>> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: new Problem(415, 'media-type', 'The body must be JSON.'),
  FST_ERR_CTP_BODY_TOO_LARGE: new Problem(413, 'too-long', 'The body is too long.'),
  FST_ERR_CTP_EMPTY_JSON_BODY: new Problem(400, 'malformed', 'The body is empty; expected JSON.'),
  FST_ERR_CTP_INVALID_JSON_BODY: new Problem(400, 'malformed', 'The body is not valid JSON.'),
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: new Problem(
    400,
    'malformed',
    'The length of the body does not match its header.',
  ),
  FST_ERR_BAD_URL: new Problem(400, 'malformed', 'The address is not valid.'),
};

const MALFORMED = new Problem(400, 'malformed', 'The request is not valid.');
const ERROR = new Problem(500, 'error', 'Something went wrong; see the server log for details.');

const READ_ONLY = new Problem(
  503,
  'read-only',
  'This server is read-only at the moment. Nothing has changed; try again later.',
);
const BUSY = new Problem(
  503,
  'unavailable',
  'This could not be stored. Nothing has changed; try again in a moment.',
);
const UNKNOWN = new Problem(
  503,
  'unavailable',
  'The database did not answer. This may have been stored; look before you try again.',
);

/** Returns the problem to send for an error. Details of internal errors are left out. */
export function problemOf(error: unknown): Problem {
  if (error instanceof Problem) return error;
  if (error instanceof StoreError && error.isTransient) {
    if (error.reason === 'read-only') return READ_ONLY;
    return error.reason === 'unreachable' ? UNKNOWN : BUSY;
  }
  if (!(error instanceof Error)) return ERROR;
  const { code = '', statusCode = 500 } = error as Error & { code?: string; statusCode?: number };
  return OF_FASTIFY[code] ?? (statusCode >= 400 && statusCode < 500 ? MALFORMED : ERROR);
}
