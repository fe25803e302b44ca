// A server for tests with a real store, a clock that can be set, and people with browsers of their own.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll } from 'vitest';
import type { App, AppParts } from '../../src/http/app.ts';
import type { Route } from '../../src/http/route.ts';
import { whoAsks } from '../../src/accounts/authenticate.ts';
import { BOUND_COOKIE, COOKIE } from '../../src/accounts/cookies.ts';
import type { Ground } from '../../src/accounts/context.ts';
import type { Letter } from '../../src/accounts/mailer.ts';
import { type PeopleParts, placeOf } from '../../src/accounts/dependencies.ts';
import { peopleRoutes } from '../../src/accounts/routes.ts';
import { NO_TRACES } from '../../src/accounts/table-queries.ts';
import { openStore, type Store } from '../../src/store/index.ts';
import { isDeep } from '../../../../tools/test-depth.ts';
import { appWith } from '../test-app.ts';
import { CHEAP_PASSWORDS, storePlace } from '../test-database.ts';

export const ORIGIN = 'https://games.example.org';

export interface TestServer {
  readonly app: App;
  readonly store: Store;
  readonly ground: Ground;
  readonly parts: PeopleParts;
  /** Everything that was logged. */
  readonly lines: readonly string[];
  /** Mail that was sent. */
  readonly letters: Letter[];
  /** Whose sockets were to be closed. */
  readonly signedOut: string[];
  /** Whose blocks changed. */
  readonly apart: string[];
  /** Moves the clock on, which otherwise stands still. */
  readonly pass: (ms: number) => void;
}

const open: { readonly store: Store; readonly folder: string }[] = [];
afterAll(async () => {
  for (const { store, folder } of open.splice(0)) {
    // oxlint-disable-next-line no-await-in-loop
    await store.close();
    rmSync(folder, { recursive: true, force: true });
  }
});

export async function peopleServer(
  more: (parts: PeopleParts) => readonly Route[] | Promise<readonly Route[]> = () => [],
  changes: Partial<PeopleParts> | ((store: Store) => Partial<PeopleParts>) = {},
  asking: (ground: Ground) => AppParts['whoAsks'] = (ground) => (request) =>
    whoAsks(ground, request),
  app: Partial<AppParts> = {},
): Promise<TestServer> {
  const folder = mkdtempSync(join(tmpdir(), 'eminent-people-'));
  const store = await openStore({ ...(await storePlace(folder)), inline: !isDeep });
  open.push({ store, folder });
  const begun = Date.now();
  let passed = 0;
  const ground: Ground = {
    db: store.db,
    now: () => begun + passed,
    passwordCost: CHEAP_PASSWORDS,
  };
  const letters: Letter[] = [];
  const signedOut: string[] = [];
  const apart: string[] = [];
  const parts: PeopleParts = {
    ground,
    cookies: { secure: () => true },
    build: () => 'b1',
    push: undefined,
    mailer: { send: async (letter) => void letters.push(letter) },
    publicUrl: undefined,
    network: () => [],
    place: placeOf(ORIGIN),
    traces: NO_TRACES,
    signedOut: (person) => void signedOut.push(person),
    apart: async (person) => void apart.push(person),
    tableOf: () => Promise.resolve(undefined),
    waitingFor: () => Promise.resolve(0),
    ...(typeof changes === 'function' ? changes(store) : changes),
  };
  const { app: made, lines } = await appWith([...peopleRoutes(parts), ...(await more(parts))], {
    publicUrl: ORIGIN,
    ground,
    whoAsks: asking(ground),
    ...app,
  });
  const pass = (ms: number) => {
    passed += ms;
  };
  return { app: made, store, ground, parts, lines, letters, signedOut, apart, pass };
}

/** What came back: the status, the body, and the code of a refusal. */
export interface Reply {
  readonly status: number;
  // oxlint-disable-next-line typescript/no-explicit-any
  readonly body: any;
  readonly code: string | undefined;
  readonly raw: LightMyRequestResponse;
}

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Somebody's browser: it keeps the cookie that it is given. */
export class Browser {
  readonly server: TestServer;
  cookie: string | undefined;
  /** Under which name it has it. */
  cookieName = BOUND_COOKIE;
  /** Every token that it ever had. */
  readonly tokens: string[] = [];
  /** What it was answered, all of it. */
  readonly seen: string[] = [];
  readonly address: string;

  constructor(server: TestServer, address = '127.0.0.1') {
    this.server = server;
    this.address = address;
  }

  async ask(
    method: Method,
    url: string,
    body?: object,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<Reply> {
    const raw = await this.server.app.inject({
      method,
      url: `/api/v1${url}`,
      remoteAddress: this.address,
      headers: {
        origin: ORIGIN,
        'sec-fetch-site': 'same-origin',
        'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
        ...(this.cookie === undefined ? {} : { cookie: `${this.cookieName}=${this.cookie}` }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
    });
    const [given] = raw.cookies.filter(({ name }) => [COOKIE, BOUND_COOKIE].includes(name));
    if (given !== undefined) {
      this.cookieName = given.name;
      this.cookie = given.value === '' ? undefined : given.value;
    }
    if (given?.value) this.tokens.push(given.value);
    this.seen.push(raw.body);
    const isJson = String(raw.headers['content-type']).includes('json');
    const read = isJson && raw.body !== '' ? JSON.parse(raw.body) : undefined;
    return { status: raw.statusCode, body: read, code: read?.code, raw };
  }

  /** Its person's id. */
  async begin(name: string): Promise<string> {
    const { body, status } = await this.ask('POST', '/session', { name });
    if (status !== 201) throw new Error(`${name} cannot begin: ${JSON.stringify(body)}`);
    return String(body.person.id);
  }
}

/** A guest with a browser. */
export async function guest(server: TestServer, name: string, address?: string) {
  const browser = new Browser(server, address);
  const id = await browser.begin(name);
  return { browser, id };
}

export const PASSWORD = 'seven violet comets';

/** An account with a password. */
export async function account(server: TestServer, name: string, login = name) {
  const { browser, id } = await guest(server, name);
  const { body, status } = await browser.ask('PUT', '/me/password', { login, password: PASSWORD });
  if (status !== 200) throw new Error(`${name} cannot keep it: ${JSON.stringify(body)}`);
  return { browser, id, codes: body.codes as readonly string[] };
}
