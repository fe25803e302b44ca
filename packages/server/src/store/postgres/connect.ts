// How we connect to PostgreSQL: within bounded time, so that nobody waits for ever, and with what our statements rely on.
import pg from 'pg';
import { StoreError } from '../errors.ts';
import { troubleOf } from './error-codes.ts';

export interface Limits {
  readonly connectMs: number;
  /** After which the database gives a statement up; we do a little later, in case it does not answer at all. */
  readonly statementMs: number;
}

export const LIMITS: Limits = { connectMs: 3000, statementMs: 5000 };
/** For migrations, copies and checks, which may read everything. */
export const PATIENT: Limits = { connectMs: 5000, statementMs: 3600_000 };

const ANSWER_MS = 1000;

/** Numbers of eight bytes come as text otherwise; ours are times and counts. */
function parserOf(oid: number, format?: 'text' | 'binary') {
  const isNumber = oid === pg.types.builtins.INT8 || oid === pg.types.builtins.NUMERIC;
  return isNumber ? Number : pg.types.getTypeParser(oid, format);
}

export function configOf(url: string, { connectMs, statementMs }: Limits): pg.ClientConfig {
  return {
    connectionString: url,
    connectionTimeoutMillis: connectMs,
    query_timeout: statementMs + ANSWER_MS,
    keepAlive: true,
    keepAliveInitialDelayMillis: 5000,
    application_name: 'eminent',
    types: { getTypeParser: parserOf as typeof pg.types.getTypeParser },
  };
}

/**
 * What every connection begins with. A commit is on the disk before it is acknowledged, even where the database is set otherwise; one that is
 * stricter stays so.
 */
function beginning({ statementMs }: Limits): string {
  return [
    `set statement_timeout = ${statementMs}`,
    `set idle_in_transaction_session_timeout = ${2 * statementMs}`,
    "set default_transaction_isolation = 'read committed'",
    "select set_config('synchronous_commit', 'on', false) where current_setting('synchronous_commit') in ('off', 'local')",
  ].join('; ');
}

const prepared = new WeakSet<pg.ClientBase>();

/** Makes a connection ready for our statements, once. */
export async function prepare(client: pg.ClientBase, limits: Limits, more = ''): Promise<void> {
  if (prepared.has(client)) return;
  // Without a listener, a connection that ends while nothing is asked would end the program.
  client.on('error', () => {});
  await client.query(`${beginning(limits)}; ${more}`);
  prepared.add(client);
}

/** A connection of its own. */
export async function connect(url: string, limits: Limits, more?: string): Promise<pg.Client> {
  const client = new pg.Client(configOf(url, limits));
  client.on('error', () => {});
  try {
    await client.connect();
    await prepare(client, limits, more);
    return client;
  } catch (error) {
    void hangUp(client);
    throw troubleOf(error);
  }
}

const FAREWELL_MS = 1000;

/** Ends a connection; one that does not answer is left behind. */
export async function hangUp(client: { end(): Promise<void> }): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const patience = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, FAREWELL_MS).unref();
  });
  await Promise.race([client.end().catch(() => {}), patience]);
  clearTimeout(timer);
}

const OLDEST = 150_000;

/** Throws where the database is none that we can use. */
export async function checkServer(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<{ version: string; number: string; encoding: string }>(
    "select current_setting('server_version') as version, current_setting('server_version_num') as number, current_setting('server_encoding') as encoding",
  );
  const { version = '', number = '0', encoding = '' } = rows[0] ?? {};
  if (Number(number) < OLDEST) {
    throw new StoreError('failed', `PostgreSQL 15 or newer is needed, and this is ${version}`);
  }
  if (encoding !== 'UTF8') {
    throw new StoreError(
      'failed',
      `the database must keep text as UTF8, and this one is ${encoding}`,
    );
  }
}
