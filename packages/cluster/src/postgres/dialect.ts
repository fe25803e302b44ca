// Kysely dialect for PostgreSQL with a connection pool. Errors become StoreErrors, transactions
// have a timeout, and reads are retried if their connection was broken.
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
  type TransactionSettings,
} from 'kysely';
import pg from 'pg';
import { type Limits, onlyReads, StoreError, TOO_LONG } from '@eminent/server/store';
import { configOf, closeConnection, prepare } from './connect.ts';
import { endsConnection, storeErrorOf } from './error-codes.ts';

export interface PoolOptions {
  readonly url: string;
  readonly limits: Limits;
  readonly maxConnections: number;
  /** Timeout of a transaction in milliseconds. A longer one is rolled back. */
  readonly transactionMs: number;
}

/** Converts booleans to 0 and 1, as they are stored. PostgreSQL does not convert them itself. */
function valueOf(parameter: unknown): unknown {
  return typeof parameter === 'boolean' ? Number(parameter) : parameter;
}

/** Takes a connection from the pool at the first query. Drops it if it is broken. */
class PoolConnection implements DatabaseConnection {
  private readonly pool: pg.Pool;
  private readonly options: PoolOptions;
  private client: pg.PoolClient | undefined;
  /** Timer that ends the open transaction; undefined if there is none. */
  private transactionTimer: NodeJS.Timeout | undefined;
  /** Whether a transaction was lost with its connection, or ran too long. */
  private hasFailed = false;

  constructor(pool: pg.Pool, options: PoolOptions) {
    this.pool = pool;
    this.options = options;
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    const values = query.parameters.map(valueOf);
    const mayRetry = onlyReads(query) && this.transactionTimer === undefined && !this.hasFailed;
    const began = performance.now();
    for (let tries = 1; ; tries++) {
      try {
        // oxlint-disable-next-line no-await-in-loop
        return await this.ask<R>(query.sql, values);
      } catch (error) {
        const isLost = error instanceof StoreError && error.reason === 'unreachable';
        if (!mayRetry || !isLost || tries > this.maxRetries(began)) throw error;
      }
    }
  }

  /** One retry per pooled connection: a restart breaks them all. Only one if failing takes long. */
  private maxRetries(began: number): number {
    const isQuick = performance.now() - began < this.options.limits.connectMs;
    return isQuick ? this.options.maxConnections : 1;
  }

  /** Required by Kysely. Yields all rows in one chunk, because no query streams. */
  async *streamQuery<R>(query: CompiledQuery): AsyncIterableIterator<QueryResult<R>> {
    yield await this.executeQuery(query);
  }

  async begin(sql: string): Promise<void> {
    await this.ask(sql);
    // Closing the connection rolls back its transaction.
    this.transactionTimer = setTimeout(() => this.discard(), this.options.transactionMs);
  }

  async end(how: 'commit' | 'rollback'): Promise<void> {
    clearTimeout(this.transactionTimer);
    const isOpen = this.transactionTimer !== undefined && this.client !== undefined;
    this.transactionTimer = undefined;
    if (!isOpen) {
      // The transaction was already rolled back, so a commit must fail.
      if (how === 'rollback') return;
      throw new StoreError('failed', TOO_LONG);
    }
    const { command } = await this.ask(how);
    if (how === 'commit' && command === 'ROLLBACK') {
      throw new StoreError('failed', 'a statement of the transaction has failed');
    }
  }

  release(): void {
    clearTimeout(this.transactionTimer);
    this.client?.release();
    this.client = undefined;
  }

  private async ask<R>(sql: string, values: readonly unknown[] = []) {
    if (this.hasFailed) throw new StoreError('failed', TOO_LONG);
    if (this.pool.ending) throw new StoreError('closed');
    try {
      const client = (this.client ??= await this.pool.connect());
      await prepare(client, this.options.limits);
      const { rows, rowCount, command } = await client.query<pg.QueryResultRow>(sql, [...values]);
      return {
        rows: rows as R[],
        numAffectedRows: BigInt(rowCount ?? 0),
        command,
      };
    } catch (error) {
      if (endsConnection(error)) this.discard();
      throw storeErrorOf(error);
    }
  }

  /** Closes the connection, which also ends its transaction. */
  private discard(): void {
    // Later statements of the transaction must not run outside it.
    if (this.transactionTimer !== undefined) this.hasFailed = true;
    this.client?.release(true);
    this.client = undefined;
  }
}

class PoolDriver implements Driver {
  private readonly options: PoolOptions;
  private readonly pool: pg.Pool;

  constructor(options: PoolOptions) {
    this.options = options;
    this.pool = new pg.Pool({
      ...configOf(options.url, options.limits),
      max: options.maxConnections,
    });
    // Losing an idle connection is harmless: the pool opens another.
    this.pool.on('error', () => {});
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<PoolConnection> {
    return new PoolConnection(this.pool, this.options);
  }

  async beginTransaction(
    connection: PoolConnection,
    { isolationLevel, accessMode }: TransactionSettings,
  ): Promise<void> {
    const isolation = isolationLevel === undefined ? '' : ` isolation level ${isolationLevel}`;
    await connection.begin(`begin${isolation} ${accessMode ?? ''}`);
  }

  commitTransaction(connection: PoolConnection): Promise<void> {
    return connection.end('commit');
  }

  rollbackTransaction(connection: PoolConnection): Promise<void> {
    return connection.end('rollback');
  }

  async releaseConnection(connection: PoolConnection): Promise<void> {
    connection.release();
  }

  async destroy(): Promise<void> {
    await closeConnection(this.pool);
  }
}

export function poolDialect(options: PoolOptions): Dialect {
  return {
    createDriver: () => new PoolDriver(options),
    createQueryCompiler: () => new PostgresQueryCompiler(),
    createAdapter: () => new PostgresAdapter(),
    createIntrospector: (db) => new PostgresIntrospector(db),
  };
}
