// An HTTP client for drills and benchmarks: signs in guests, creates tables, and seats players.
import { randomBytes } from 'node:crypto';
import { Agent, request } from 'node:http';
import type { TableSetup } from '@eminent/protocol/online';

const agent = new Agent({ keepAlive: true, maxSockets: 64 });
const LIMIT_MS = 60_000;

interface HttpAnswer {
  readonly status: number;
  readonly body: unknown;
  readonly cookie: string | undefined;
}

/** Random words that each player's device contributes to the deal. */
function dealWords(): string {
  return randomBytes(16).toString('hex');
}

function cookieIn(headers: readonly string[] | undefined): string | undefined {
  return headers?.find((one) => one.startsWith('eminent='))?.split(';', 1)[0];
}

/** Sends a request with the origin of the server's page, and the cookie of a session if given. */
function sendRequest(
  port: number,
  method: string,
  path: string,
  body?: object,
  cookie?: string,
): Promise<HttpAnswer> {
  const text = body === undefined ? undefined : JSON.stringify(body);
  const headers = {
    origin: `http://127.0.0.1:${port}`,
    ...(text === undefined ? {} : { 'content-type': 'application/json' }),
    ...(cookie === undefined ? {} : { cookie }),
  };
  const options = { host: '127.0.0.1', port, method, path: `/api/v1${path}`, headers, agent };
  return new Promise((resolve, reject) => {
    const sent = request({ ...options, timeout: LIMIT_MS }, (response) => {
      let all = '';
      response.setEncoding('utf8').on('data', (part: string) => (all += part));
      response.on('error', reject);
      response.on('end', () => {
        const isJson = response.headers['content-type']?.includes('json') === true;
        resolve({
          status: response.statusCode ?? 0,
          body: isJson ? JSON.parse(all) : undefined,
          cookie: cookieIn(response.headers['set-cookie']),
        });
      });
    });
    sent.on('timeout', () => sent.destroy(new Error(`no answer to ${method} ${path}`)));
    sent.on('error', (error: NodeJS.ErrnoException) => {
      // If the server closes an idle connection as it is reused, it did not get the request.
      const wasNotSent = sent.reusedSocket && error.code === 'ECONNRESET';
      if (wasNotSent) sendRequest(port, method, path, body, cookie).then(resolve, reject);
      else reject(error);
    });
    sent.end(text);
  });
}

const RETRY_MS = 200;

/** Sends a POST request, again for up to LIMIT_MS while the server cannot write (503). */
async function postWithRetries(
  port: number,
  path: string,
  body: object,
  cookie?: string,
): Promise<HttpAnswer> {
  const limit = performance.now() + LIMIT_MS;
  for (;;) {
    // oxlint-disable-next-line no-await-in-loop
    const answered = await sendRequest(port, 'POST', path, body, cookie);
    if (answered.status !== 503 || performance.now() > limit) return answered;
    // oxlint-disable-next-line no-await-in-loop
    await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
  }
}

export class Guest {
  readonly name: string;
  readonly cookie: string;

  private constructor(name: string, cookie: string) {
    this.name = name;
    this.cookie = cookie;
  }

  static async signIn(port: number, name: string): Promise<Guest> {
    const { status, cookie, body } = await postWithRetries(port, '/session', { name });
    if (status >= 300 || cookie === undefined) {
      throw new Error(`no session: ${status} ${JSON.stringify(body)}`);
    }
    return new Guest(name, cookie);
  }

  async post(port: number, path: string, body: object): Promise<Record<string, unknown>> {
    const answered = await postWithRetries(port, path, body, this.cookie);
    if (answered.status >= 300) {
      throw new Error(`POST ${path}: ${answered.status} ${JSON.stringify(answered.body)}`);
    }
    return answered.body as Record<string, unknown>;
  }
}

export interface MadeTable {
  readonly table: string;
  readonly people: readonly Guest[];
}

/** Creates a table and seats all its players. The game begins if no seat is left. */
export async function makeTable(
  port: number,
  setup: TableSetup,
  people: readonly Guest[],
): Promise<MadeTable> {
  const [host, ...others] = people;
  if (host === undefined) throw new Error('a table needs a host');
  const { table, invitation } = await host.post(port, '/tables', { setup, words: dealWords() });
  for (const one of others) {
    // oxlint-disable-next-line no-await-in-loop
    await one.post(port, `/tables/${String(table)}/seats`, { invitation, words: dealWords() });
  }
  return { table: String(table), people };
}
