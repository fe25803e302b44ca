// Kysely dialect on the database threads: selects go to the reading thread, single writes into the
// next group commit, and transactions take the write lock.
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
import type { GroupCommit } from './group-commit.ts';
import type { Answer, Value } from './messages.ts';
import type { SqlThread } from './thread.ts';
import type { WriteLock } from './write-lock.ts';

export interface Threads {
  readonly writer: SqlThread;
  readonly reader: SqlThread;
  readonly writeLock: WriteLock;
  readonly groupCommit: GroupCommit;
  /** A longer transaction is rolled back, because it blocks all writes. */
  readonly transactionMs: number;
}

/** SQLite has no booleans. Any other unknown type is a bug. */
function valueOf(parameter: unknown): Value {
  if (typeof parameter === 'boolean') return parameter ? 1 : 0;
  if (parameter === null || parameter instanceof Uint8Array) return parameter;
  const kind = typeof parameter;
  if (kind === 'string' || kind === 'number' || kind === 'bigint') return parameter as Value;
  throw new TypeError(`a ${kind} cannot be kept in a column`);
}

function onlyReads({ query, sql }: CompiledQuery): boolean {
  return (
    query.kind === 'SelectQueryNode' || (query.kind === 'RawNode' && /^\s*select\b/i.test(sql))
  );
}

function resultOf<R>({ rows, changes, insertId }: Answer): QueryResult<R> {
  return {
    rows: rows as R[],
    numAffectedRows: BigInt(changes),
    insertId: BigInt(insertId),
  };
}

const TOO_LONG = 'the transaction took too long and was rolled back';

interface Transaction {
  readonly number: number;
  readonly end: () => void;
}

class ThreadConnection implements DatabaseConnection {
  private readonly threads: Threads;
  private transaction: Transaction | undefined;
  private abandoned = false;

  constructor(threads: Threads) {
    this.threads = threads;
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    return resultOf(await this.answer(query, query.parameters.map(valueOf)));
  }

  /** Not streamed: the tables are small, and logs are read elsewhere. */
  async *streamQuery<R>(query: CompiledQuery): AsyncIterableIterator<QueryResult<R>> {
    yield await this.executeQuery(query);
  }

  async begin(): Promise<void> {
    const { writeLock, writer, transactionMs } = this.threads;
    const free = await writeLock.acquire();
    try {
      const number = await writer.ask({ kind: 'begin' });
      const limit = setTimeout(() => void this.abandon(number), transactionMs);
      const end = () => {
        clearTimeout(limit);
        free();
      };
      this.transaction = { number, end };
    } catch (error) {
      free();
      throw error;
    }
  }

  async end(how: 'commit' | 'rollback'): Promise<void> {
    const { transaction } = this;
    if (transaction === undefined) {
      // The transaction was aborted: a rollback has nothing to do, and a commit must not look
      // successful.
      if (how === 'rollback') return;
      throw new StoreError('failed', TOO_LONG);
    }
    this.transaction = undefined;
    try {
      await this.threads.writer.ask({ kind: 'end', transaction: transaction.number, how });
    } catch (error) {
      await this.takeBack(transaction);
      throw error;
    } finally {
      transaction.end();
    }
  }

  private answer(query: CompiledQuery, values: readonly Value[]): Promise<Answer> {
    const { sql } = query;
    const { transaction, threads } = this;
    if (this.abandoned) throw new StoreError('failed', TOO_LONG);
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

  private async abandon(number: number): Promise<void> {
    const { transaction } = this;
    if (transaction?.number !== number) return;
    this.transaction = undefined;
    this.abandoned = true;
    await this.takeBack(transaction);
    transaction.end();
  }

  /** After a failed commit the transaction may still be open. */
  private async takeBack({ number }: Transaction): Promise<void> {
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

/** Reads and writes use separate threads, and schema changes belong to a transaction. */
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
