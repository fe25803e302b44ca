// HTTP client of the game server. Each response is validated by a schema; each error has a code.
import * as v from 'valibot';
import { trackActivity } from '../activity/activity.ts';

/** Why a request failed: an error of the server, or one that this page detected. */
export interface Refusal {
  /** Key in the texts `online.refusals`. `no-server`: the web server offers no online tables. */
  readonly code: string;
  /** The error in English; shown if the code has no message. */
  readonly sentence: string;
}

export type Answer<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly refusal: Refusal };

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

const ROOT = '/api/v1';
const TIMEOUT_MS = 15_000;

export function refused(code: string, sentence: string): Answer<never> {
  return { ok: false, refusal: { code, sentence } };
}

const SIGN_IN_PATHS = /^\/session\b/;
const TEST_COOKIE = 'eminent-probe=1';

function acceptsCookies(): boolean {
  try {
    document.cookie = `${TEST_COOKIE}; path=/; SameSite=Lax`;
    const isStored = document.cookie.includes(TEST_COOKIE);
    document.cookie = `${TEST_COOKIE}; path=/; SameSite=Lax; Max-Age=0`;
    return isStored;
  } catch {
    return false;
  }
}

/** Returns why the user is unknown after a sign-in: the browser dropped the session cookie. */
export function lostSession(): Refusal {
  return location.protocol === 'http:' && acceptsCookies()
    ? { code: 'needs-https', sentence: 'The session cookie is kept over HTTPS only.' }
    : { code: 'cookies-refused', sentence: 'The browser refuses cookies.' };
}

const signedInSession = v.object({ person: v.object({}) });

/** Browsers drop the session cookie over plain HTTP if the server sets it for HTTPS only. */
async function losesSession(path: string, value: unknown): Promise<boolean> {
  if (location.protocol !== 'http:' || !SIGN_IN_PATHS.test(path)) return false;
  if (!v.is(signedInSession, value)) return false;
  const response = await send('GET', '/session', undefined);
  return response.ok && !v.is(signedInSession, await response.json());
}

/** The fields of a problem document (RFC 9457) that this page reads. */
const problemSchema = v.object({ code: v.string(), detail: v.string() });

/** A 404 without a problem document comes from a web server without online tables. */
async function refusalOf(response: Response): Promise<Answer<never>> {
  const read = v.safeParse(problemSchema, await response.json().catch(() => undefined));
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
    signal: AbortSignal.timeout(TIMEOUT_MS),
    headers: { accept: 'application/json', ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });
}

/** Sends a request and validates the response. Never rejects: failures resolve to a refusal. */
export function ask<S extends v.GenericSchema>(
  method: Method,
  path: string,
  answer: S,
  body?: object,
): Promise<Answer<v.InferOutput<S>>> {
  return trackActivity(request(method, path, answer, body));
}

async function request<S extends v.GenericSchema>(
  method: Method,
  path: string,
  answer: S,
  body?: object,
): Promise<Answer<v.InferOutput<S>>> {
  if (method === 'POST' && SIGN_IN_PATHS.test(path) && !acceptsCookies()) {
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
    // If this check fails, the next request reports the problem.
    const isLost = method === 'POST' && (await losesSession(path, read.output).catch(() => false));
    if (isLost) return { ok: false, refusal: lostSession() };
    return { ok: true, value: read.output };
  }
  return refused('misread', 'The server says something that this page does not understand.');
}

/** Requests a plain-text response, such as the record of a game. Never rejects. */
export function askForText(path: string): Promise<Answer<string>> {
  return trackActivity(requestText(path));
}

async function requestText(path: string): Promise<Answer<string>> {
  try {
    const response = await send('GET', path, undefined);
    if (!response.ok) return await refusalOf(response);
    return { ok: true, value: await response.text() };
  } catch {
    return refused('offline', 'The server cannot be reached.');
  }
}

/** Accepts every response. For requests whose response is ignored or passed on as it is. */
export const ANY_RESPONSE = v.unknown();

/** Encodes an id or a search text for a URL path or query. */
export function inPath(id: string): string {
  return encodeURIComponent(id);
}
