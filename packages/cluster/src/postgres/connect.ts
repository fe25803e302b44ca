// Connects to PostgreSQL, with timeouts and with the settings that the store relies on.
import pg from 'pg';
import { type Limits, StoreError } from '@eminent/server/store';
import { storeErrorOf } from './error-codes.ts';

export const LIMITS: Limits = { connectMs: 3000, statementMs: 5000 };
/** Timeouts for migrations, copies and checks, which may read all data. */
export const PATIENT: Limits = { connectMs: 5000, statementMs: 3600_000 };

/** How much longer the driver waits for a statement than the database. */
const DRIVER_GRACE_MS = 1000;

/** Reads 8-byte integers and decimals as numbers: they are times and counts, which fit. */
function parserOf(oid: number, format?: 'text' | 'binary') {
  const isNumber = oid === pg.types.builtins.INT8 || oid === pg.types.builtins.NUMERIC;
  return isNumber ? Number : pg.types.getTypeParser(oid, format);
}

export function configOf(url: string, { connectMs, statementMs }: Limits): pg.ClientConfig {
  return {
    connectionString: url,
    connectionTimeoutMillis: connectMs,
    query_timeout: statementMs + DRIVER_GRACE_MS,
    keepAlive: true,
    keepAliveInitialDelayMillis: 5000,
    application_name: 'eminent',
    types: { getTypeParser: parserOf as typeof pg.types.getTypeParser },
  };
}

/**
 * Settings of every connection. A commit is acknowledged only when it is on disk, even if the
 * database has a weaker setting. A stricter setting stays.
 */
function settingsOf({ statementMs }: Limits): string {
  return [
    `set statement_timeout = ${statementMs}`,
    `set idle_in_transaction_session_timeout = ${2 * statementMs}`,
    "set default_transaction_isolation = 'read committed'",
    "select set_config('synchronous_commit', 'on', false) where current_setting('synchronous_commit') in ('off', 'local')",
  ].join('; ');
}

/** Connections that already have these settings. */
const prepared = new WeakSet<pg.ClientBase>();

/** Applies the settings and `more`, an SQL text, to a connection once. */
export async function prepare(client: pg.ClientBase, limits: Limits, more = ''): Promise<void> {
  if (prepared.has(client)) return;
  // Without a listener, the loss of an idle connection would end the process.
  client.on('error', () => {});
  await client.query(`${settingsOf(limits)}; ${more}`);
  prepared.add(client);
}

/** Opens a connection outside the pool. Throws a StoreError if this fails. */
export async function connect(url: string, limits: Limits, more?: string): Promise<pg.Client> {
  const client = new pg.Client(configOf(url, limits));
  client.on('error', () => {});
  try {
    await client.connect();
    await prepare(client, limits, more);
    return client;
  } catch (error) {
    void closeConnection(client);
    throw storeErrorOf(error);
  }
}

const CLOSE_TIMEOUT_MS = 1000;

/** Closes a connection. Abandons it if it does not respond. */
export async function closeConnection(client: { end(): Promise<void> }): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, CLOSE_TIMEOUT_MS).unref();
  });
  await Promise.race([client.end().catch(() => {}), timeout]);
  clearTimeout(timer);
}

/** Oldest supported version, as `server_version_num`. */
const OLDEST_VERSION = 150_000;

/** Throws a StoreError if the version or encoding of the database is not supported. */
export async function checkServer(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<{ version: string; number: string; encoding: string }>(
    "select current_setting('server_version') as version, current_setting('server_version_num') as number, current_setting('server_encoding') as encoding",
  );
  const { version = '', number = '0', encoding = '' } = rows[0] ?? {};
  if (Number(number) < OLDEST_VERSION) {
    throw new StoreError('failed', `PostgreSQL 15 or newer is required; this is ${version}`);
  }
  if (encoding !== 'UTF8') {
    throw new StoreError(
      'failed',
      `the database must use the encoding UTF8; this one uses ${encoding}`,
    );
  }
}
