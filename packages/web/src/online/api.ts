// HTTP client of the game server. Every response is validated by its schema, every error has a
// code.
import * as v from 'valibot';
import { trackActivity } from '../activity/activity.ts';

/**
 * A failed request. `code` has a text in `online.refusals`; without one the server's sentence is
 * shown.
 */
export interface Refusal {
  /** `offline`: no response; `no-server`: a response of a server without online tables. */
  readonly code: string;
  /** In English. */
  readonly sentence: string;
}

export type Answer<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly refusal: Refusal };

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

const ROOT = '/api/v1';
/** Request timeout in milliseconds. */
const PATIENCE = 15_000;

function refused(
  code: string,
  sentence: string,
): { readonly ok: false; readonly refusal: Refusal } {
  return { ok: false, refusal: { code, sentence } };
}

/** Requests that sign in, which are useless if the browser rejects the session cookie. */
const SIGNS_IN = /^\/session\b/;
const PROBE = 'eminent-probe=1';

/** Whether the browser accepts cookies from this page. */
function acceptsCookies(): boolean {
  try {
    document.cookie = `${PROBE}; path=/; SameSite=Lax`;
    const isThere = document.cookie.includes(PROBE);
    document.cookie = `${PROBE}; path=/; SameSite=Lax; Max-Age=0`;
    return isThere;
  } catch {
    return false;
  }
}

/** The refusal for a sign-in after which the server does not know the user. */
export function lostSession(): Refusal {
  return location.protocol === 'http:' && acceptsCookies()
    ? { code: 'needs-https', sentence: 'The session cookie is kept over HTTPS only.' }
    : { code: 'cookies-refused', sentence: 'The browser refuses cookies.' };
}

/** The used part of a session: whether the server knows the user. */
const signedIn = v.object({ person: v.object({}) });

/**
 * Whether the session cookie does not come back. Over plain HTTP a browser drops the cookie of a server
 * that expects HTTPS, so every sign-in would be lost and leave a guest without an owner.
 */
async function losesSession(path: string, value: unknown): Promise<boolean> {
  if (location.protocol !== 'http:' || !SIGNS_IN.test(path)) return false;
  if (!v.is(signedIn, value)) return false;
  const response = await send('GET', '/session', undefined);
  return response.ok && !v.is(signedIn, await response.json());
}

/** The used part of a problem document (RFC 9457, `protocol/online`). */
const problem = v.object({ code: v.string(), detail: v.string() });

/** The problem in a response; a static web server sends none. */
async function refusalOf(response: Response): Promise<Answer<never>> {
  const read = v.safeParse(problem, await response.json().catch(() => undefined));
  if (read.success) return refused(read.output.code, read.output.detail);
  if (response.status === 404)
    return refused('no-server', 'Nothing is known here of online tables.');
  return refused('unavailable', `The server answered ${response.status}.`);
}

function isJson(response: Response): boolean {
  return response.headers.get('content-type')?.includes('json') === true;
}

async function send(method: Method, path: string, body: object | undefined): Promise<Response> {
  return fetch(ROOT + path, {
    method,
    credentials: 'same-origin',
    signal: AbortSignal.timeout(PATIENCE),
    headers: { accept: 'application/json', ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });
}

/** Sends a request and validates the response. Never throws. */
export function ask<S extends v.GenericSchema>(
  method: Method,
  path: string,
  answer: S,
  body?: object,
): Promise<Answer<v.InferOutput<S>>> {
  return trackActivity(answered(method, path, answer, body));
}

async function answered<S extends v.GenericSchema>(
  method: Method,
  path: string,
  answer: S,
  body?: object,
): Promise<Answer<v.InferOutput<S>>> {
  if (method === 'POST' && SIGNS_IN.test(path) && !acceptsCookies()) {
    return refused('cookies-refused', 'The browser refuses cookies.');
  }
  let response: Response;
  try {
    response = await send(method, path, body);
  } catch {
    return refused('offline', 'The server cannot be reached.');
  }
  if (!response.ok) return refusalOf(response);
  if (response.status === 204) return { ok: true, value: v.parse(v.unknown(), {}) };
  if (!isJson(response)) return refused('no-server', 'Nothing is known here of online tables.');
  const read = v.safeParse(answer, await response.json().catch(() => undefined));
  if (read.success) {
    // A failed check changes nothing: the next request reports it.
    const isLost = method === 'POST' && (await losesSession(path, read.output).catch(() => false));
    if (isLost) return { ok: false, refusal: lostSession() };
    return { ok: true, value: read.output };
  }
  return refused('misread', 'The server says something that this page does not understand.');
}

/** Requests a text, such as a record. Never throws. */
export function askForText(path: string): Promise<Answer<string>> {
  return trackActivity(answeredText(path));
}

async function answeredText(path: string): Promise<Answer<string>> {
  try {
    const response = await send('GET', path, undefined);
    if (!response.ok) return await refusalOf(response);
    return { ok: true, value: await response.text() };
  } catch {
    return refused('offline', 'The server cannot be reached.');
  }
}

/** Schema for a request whose response is ignored. */
export const NOTHING = v.unknown();

/** Encodes an id for a path. */
export function inPath(id: string): string {
  return encodeURIComponent(id);
}
