// HTTP client for the server of online tables. Stores the session cookie in a file for later runs.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import { type Read, readValue } from '@eminent/protocol';
import { problem } from '@eminent/protocol/online';
import { refuse } from '../errors.ts';
import { currentIo } from '../io.ts';
import { printable } from '../printable.ts';

/** The session cookie. Over HTTPS, its name starts with `__Host-`. */
const COOKIE = /^(?:__Host-)?eminent=[\w-]{20,100}/;
const REQUEST_TIMEOUT_MS = 15_000;

/** Path of the file with session cookies by server origin. Only the user can read it. */
function sessionsFile(): string {
  const folder = currentIo().env['XDG_STATE_HOME'] ?? join(homedir(), '.local', 'state');
  return join(folder, 'eminent', 'sessions.json');
}

function storedSessions(): Readonly<Record<string, string>> {
  try {
    const sessions: unknown = JSON.parse(readFileSync(sessionsFile(), 'utf8'));
    if (typeof sessions !== 'object' || sessions === null) return {};
    return Object.fromEntries(
      Object.entries(sessions).flatMap(([origin, cookie]) =>
        typeof cookie === 'string' ? [[origin, withCookieName(cookie)]] : [],
      ),
    );
  } catch {
    return {};
  }
}

/** Adds the cookie name if it is missing, as in files of earlier versions. */
function withCookieName(cookie: string): string {
  return cookie.includes('=') ? cookie : `eminent=${cookie}`;
}

/** Returns the origin of an address such as `localhost:4173`. Refuses an invalid address. */
export function originOf(address: string): string {
  const url = /^https?:\/\//.test(address) ? address : `http://${address}`;
  if (URL.canParse(url)) return new URL(url).origin;
  return refuse(
    `${printable(address)}: expected the address of a server, such as http://localhost:4173`,
  );
}

/** Checks the body of a response. */
export type Reader<T> = (value: unknown) => Read<T>;

export class OnlineClient {
  readonly origin: string;
  private cookie: string | undefined;

  constructor(origin: string) {
    this.origin = origin;
    this.cookie = storedSessions()[origin];
  }

  /** The server accepts requests of its own pages only, so the client sends the server's origin. */
  get headers(): Readonly<Record<string, string>> {
    const { origin, cookie } = this;
    return cookie === undefined ? { origin } : { origin, cookie };
  }

  get socketAddress(): string {
    return `${this.origin.replace(/^http/, 'ws')}/api/v1/socket`;
  }

  get<T>(path: string, read: Reader<T>): Promise<T> {
    return this.request('GET', path, read);
  }

  post<T>(path: string, body: object, read: Reader<T>): Promise<T> {
    return this.request('POST', path, read, body);
  }

  /** Returns the checked response. If there is none, or the server refuses, ends the command. */
  private async request<T>(
    method: 'GET' | 'POST',
    path: string,
    read: Reader<T>,
    body?: object,
  ): Promise<T> {
    const response = await fetch(`${this.origin}/api/v1${path}`, {
      method,
      headers: { ...this.headers, ...(body && { 'content-type': 'application/json' }) },
      signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
      ...(body && { body: JSON.stringify(body) }),
    }).catch(() => refuse(`${this.origin} does not answer`));
    this.storeCookie(response.headers.getSetCookie());
    const value: unknown = await response.json().catch(() => undefined);
    if (!response.ok) return refuse(sentenceOf(value, response.status));
    const found = read(value);
    if (found.ok) return found.value;
    return refuse(`${this.origin} is not a server for online tables: ${found.error}`);
  }

  private storeCookie(cookies: readonly string[]): void {
    const [given] = cookies.flatMap((cookie) => COOKIE.exec(cookie)?.[0] ?? []);
    if (given === undefined) return;
    this.cookie = given;
    const file = sessionsFile();
    mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
    const sessions = { ...storedSessions(), [this.origin]: given };
    writeFileSync(file, `${JSON.stringify(sessions, undefined, 2)}\n`, { mode: 0o600 });
  }
}

function sentenceOf(value: unknown, status: number): string {
  const read = readValue(value, problem, 'problem');
  return read.ok ? read.value.detail : `the server answered with status ${status}`;
}
