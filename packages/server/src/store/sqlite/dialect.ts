// Kysely dialect for the database threads. Selects go to the reading thread, other single
// statements into the next group commit. A transaction takes the write lock.
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import { StoreError } from '../errors.ts';
import { onlyReads, TOO_LONG } from '../transactions.ts';
import type { GroupCommit } from './group-commit.ts';
import type { Answer, Value } from './messages.ts';
import type { SqlThread } from './thread.ts';
import type { WriteLock } from './write-lock.ts';

export interface Threads {
  readonly writer: SqlThread;
  readonly reader: SqlThread;
  readonly writeLock: WriteLock;
  readonly groupCommit: GroupCommit;
  /** Milliseconds after which a transaction is rolled back. It blocks all other writes. */
  readonly transactionMs: number;
}

/** Converts a parameter: SQLite has no booleans. Throws a TypeError for unsupported types. */
function valueOf(parameter: unknown): Value {
  if (typeof parameter === 'boolean') return parameter ? 1 : 0;
  if (parameter === null || parameter instanceof Uint8Array) return parameter;
  const kind = typeof parameter;
  if (kind === 'string' || kind === 'number' || kind === 'bigint') return parameter as Value;
  throw new TypeError(`a ${kind} cannot be kept in a column`);
}

function resultOf<R>({ rows, changes, insertId }: Answer): QueryResult<R> {
  return {
    rows: rows as R[],
    numAffectedRows: BigInt(changes),
    insertId: BigInt(insertId),
  };
}

interface Transaction {
  readonly number: number;
  readonly end: () => void;
}

class ThreadConnection implements DatabaseConnection {
  private readonly threads: Threads;
  private transaction: Transaction | undefined;
  /** Set after a timeout. Further statements must fail. */
  private hasTimedOut = false;

  constructor(threads: Threads) {
    this.threads = threads;
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    return resultOf(await this.answer(query, query.parameters.map(valueOf)));
  }

  /** Required by Kysely. Yields all rows in one chunk, because no query streams. */
  async *streamQuery<R>(query: CompiledQuery): AsyncIterableIterator<QueryResult<R>> {
    yield await this.executeQuery(query);
  }

  async begin(): Promise<void> {
    const { writeLock, writer, transactionMs } = this.threads;
    const release = await writeLock.acquire();
    try {
      const number = await writer.ask({ kind: 'begin' });
      const timeout = setTimeout(() => void this.abandon(number), transactionMs);
      const end = () => {
        clearTimeout(timeout);
        release();
      };
      this.transaction = { number, end };
    } catch (error) {
      release();
      throw error;
    }
  }

  async end(how: 'commit' | 'rollback'): Promise<void> {
    const { transaction } = this;
    if (transaction === undefined) {
      // The transaction was rolled back at its timeout, so a commit must fail.
      if (how === 'rollback') return;
      throw new StoreError('failed', TOO_LONG);
    }
    this.transaction = undefined;
    try {
      await this.threads.writer.ask({ kind: 'end', transaction: transaction.number, how });
    } catch (error) {
      await this.rollBack(transaction);
      throw error;
    } finally {
      transaction.end();
    }
  }

  private answer(query: CompiledQuery, values: readonly Value[]): Promise<Answer> {
    const { sql } = query;
    const { transaction, threads } = this;
    if (this.hasTimedOut) throw new StoreError('failed', TOO_LONG);
    if (transaction !== undefined) {
      const { number } = transaction;
      return threads.writer.ask({ kind: 'statement', transaction: number, sql, values });
    }
    if (onlyReads(query)) {
      return threads.reader.ask({ kind: 'statement', transaction: undefined, sql, values });
    }
    return this.write(sql, values);
  }

  private async write(sql: string, values: readonly Value[]): Promise<Answer> {
    const written = await this.threads.groupCommit.write({ kind: 'statement', sql, values });
    if (written.kind === 'answer') return written.answer;
    throw new Error(`unexpected reply to a statement: ${written.kind}`);
  }

  /** Rolls back at the timeout, unless the transaction has ended. */
  private async abandon(number: number): Promise<void> {
    const { transaction } = this;
    if (transaction?.number !== number) return;
    this.transaction = undefined;
    this.hasTimedOut = true;
    await this.rollBack(transaction);
    transaction.end();
  }

  /** Ignores errors, because SQLite may have ended the transaction. */
  private async rollBack({ number }: Transaction): Promise<void> {
    const request = { kind: 'end', transaction: number, how: 'rollback' } as const;
    await this.threads.writer.ask(request).catch(() => {});
  }
}

class ThreadDriver implements Driver {
  private readonly threads: Threads;

  constructor(threads: Threads) {
    this.threads = threads;
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<ThreadConnection> {
    return new ThreadConnection(this.threads);
  }

  beginTransaction(connection: ThreadConnection): Promise<void> {
    return connection.begin();
  }

  commitTransaction(connection: ThreadConnection): Promise<void> {
    return connection.end('commit');
  }

  rollbackTransaction(connection: ThreadConnection): Promise<void> {
    return connection.end('rollback');
  }

  async releaseConnection(): Promise<void> {}

  async destroy(): Promise<void> {}
}

/** Kysely's adapter would allow only one connection, and no schema changes in transactions. */
class ThreadAdapter extends SqliteAdapter {
  override get supportsMultipleConnections(): boolean {
    return true;
  }

  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

export function threadDialect(threads: Threads): Dialect {
  return {
    createDriver: () => new ThreadDriver(threads),
    createQueryCompiler: () => new SqliteQueryCompiler(),
    createAdapter: () => new ThreadAdapter(),
    createIntrospector: (db) => new SqliteIntrospector(db),
  };
}
