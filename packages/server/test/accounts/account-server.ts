// A test server with a real store, a settable clock, and users with separate browsers.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll } from 'vitest';
import type { App, AppDeps } from '../../src/http/app.ts';
import type { Route } from '../../src/http/route.ts';
import { authenticate } from '../../src/accounts/authenticate.ts';
import { BOUND_COOKIE, COOKIE } from '../../src/http/cookie-names.ts';
import type { ServiceContext } from '../../src/core/context.ts';
import type { Mail } from '../../src/accounts/mailer.ts';
import { type AccountDeps, relyingPartyOf } from '../../src/accounts/dependencies.ts';
import { allAccountRoutes } from '../../src/accounts/routes.ts';
import { openStore, type Store } from '../../src/store/index.ts';
import { isDeep } from '../../../../tools/test-depth.ts';
import { appWith } from '../test-app.ts';
import { CHEAP_PASSWORDS, storePlace } from '../test-database.ts';
import { NO_TABLE_QUERIES } from './no-table-queries.ts';

export const ORIGIN = 'https://games.example.org';

export interface TestServer {
  readonly app: App;
  readonly store: Store;
  readonly context: ServiceContext;
  readonly deps: AccountDeps;
  readonly lines: readonly string[];
  /** Mail that the server sent. */
  readonly letters: Mail[];
  /** Ids of users whose sockets should be closed. */
  readonly signedOut: string[];
  /** Ids of users whose blocks changed. */
  readonly blocksChanged: string[];
  /** Advances the clock. Otherwise it stands still. */
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

export async function accountServer(
  more: (deps: AccountDeps) => readonly Route[] | Promise<readonly Route[]> = () => [],
  changes: Partial<AccountDeps> | ((store: Store) => Partial<AccountDeps>) = {},
  asking: (context: ServiceContext) => AppDeps['authenticate'] = (context) => (request) =>
    authenticate(context, request),
  app: Partial<AppDeps> = {},
): Promise<TestServer> {
  const folder = mkdtempSync(join(tmpdir(), 'eminent-people-'));
  const store = await openStore({ ...(await storePlace(folder)), inline: !isDeep });
  open.push({ store, folder });
  const begun = Date.now();
  let passed = 0;
  const context: ServiceContext = {
    db: store.db,
    now: () => begun + passed,
    passwordCost: CHEAP_PASSWORDS,
  };
  const letters: Mail[] = [];
  const signedOut: string[] = [];
  const blockChanges: string[] = [];
  const deps: AccountDeps = {
    context,
    cookies: { secure: () => true },
    build: () => 'b1',
    push: undefined,
    mailer: { send: async (letter) => void letters.push(letter) },
    publicUrl: undefined,
    network: () => [],
    relyingParty: relyingPartyOf(ORIGIN),
    tableQueries: NO_TABLE_QUERIES,
    signedOut: (person) => void signedOut.push(person),
    onBlocksChanged: async (person) => void blockChanges.push(person),
    tableOf: () => Promise.resolve(undefined),
    waitingFor: () => Promise.resolve(0),
    ...(typeof changes === 'function' ? changes(store) : changes),
  };
  const { app: made, lines } = await appWith([...allAccountRoutes(deps), ...(await more(deps))], {
    publicUrl: ORIGIN,
    context,
    authenticate: asking(context),
    ...app,
  });
  const pass = (ms: number) => {
    passed += ms;
  };
  return {
    app: made,
    store,
    context,
    deps,
    lines,
    letters,
    signedOut,
    blocksChanged: blockChanges,
    pass,
  };
}

/** A response. `code` is the reason of a refusal. */
export interface Reply {
  readonly status: number;
  // oxlint-disable-next-line typescript/no-explicit-any
  readonly body: any;
  readonly code: string | undefined;
  readonly raw: LightMyRequestResponse;
}

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

export class Browser {
  readonly server: TestServer;
  cookie: string | undefined;
  cookieName = BOUND_COOKIE;
  readonly tokens: string[] = [];
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

  /** Starts a session as a guest. Returns the user's id. */
  async begin(name: string): Promise<string> {
    const { body, status } = await this.ask('POST', '/session', { name });
    if (status !== 201) throw new Error(`${name} cannot begin: ${JSON.stringify(body)}`);
    return String(body.person.id);
  }
}

export async function guest(server: TestServer, name: string, address?: string) {
  const browser = new Browser(server, address);
  const id = await browser.begin(name);
  return { browser, id };
}

export const PASSWORD = 'seven violet comets';

export async function account(server: TestServer, name: string, login = name) {
  const { browser, id } = await guest(server, name);
  const { body, status } = await browser.ask('PUT', '/me/password', { login, password: PASSWORD });
  if (status !== 200) throw new Error(`${name} cannot keep it: ${JSON.stringify(body)}`);
  return { browser, id, codes: body.codes as readonly string[] };
}
