// A connection to the file, inside a thread of the database: settings, and statements that are prepared once.
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import type { Answer, Failure, Row, ThreadOptions, Value } from './messages.ts';

const MAX_STATEMENTS = 300;
/** The log of SQLite is cut back to this where it grew longer. */
const MAX_KEPT_BYTES = 64 * 1024 * 1024;
interface Prepared {
  readonly statement: StatementSync;
  readonly reads: boolean;
}

export class Connection {
  private readonly database: DatabaseSync;
  private readonly prepared = new Map<string, Prepared>();

  constructor({ role, file, busyMs, durable }: ThreadOptions) {
    this.database = new DatabaseSync(file, {
      readOnly: role === 'reader',
      timeout: busyMs,
      enableForeignKeyConstraints: true,
    });
    if (role === 'reader') return;
    // FULL: a commit is on the disk before it is acknowledged. What was committed is folded in by a thread of its own.
    this.database.exec(
      `pragma journal_mode = wal; pragma synchronous = ${durable ? 'full' : 'off'};`,
    );
    this.database.exec(
      `pragma wal_autocheckpoint = 0; pragma journal_size_limit = ${MAX_KEPT_BYTES};`,
    );
  }

  /** Whether a transaction is open; some errors end it by themselves. */
  get open(): boolean {
    return this.database.isTransaction;
  }

  prepare(sql: string): StatementSync {
    return this.find(sql).statement;
  }

  run(sql: string, values: readonly Value[]): Answer {
    const { statement, reads } = this.find(sql);
    if (reads) {
      const rows = statement.all(...values) as Row[];
      return { rows, changes: rows.length, insertId: 0 };
    }
    const { changes, lastInsertRowid } = statement.run(...values);
    return { rows: [], changes: Number(changes), insertId: Number(lastInsertRowid) };
  }

  /** Takes what was committed into the file; tells how long the log of SQLite is, in pages. */
  checkpoint(): number {
    const [row] = this.run('pragma wal_checkpoint(passive)', []).rows;
    return Number(row?.['log']);
  }

  /** What is wrong with the file; empty when nothing is. */
  faults(): readonly string[] {
    const { rows } = this.run('pragma integrity_check', []);
    return rows.map((row) => String(row['integrity_check'])).filter((text) => text !== 'ok');
  }

  close(): void {
    this.database.close();
  }

  private find(sql: string): Prepared {
    const known = this.prepared.get(sql);
    if (known !== undefined) return known;
    // Statements come from our own code, so there are few; lists of values of any length could still make many.
    if (this.prepared.size >= MAX_STATEMENTS) this.prepared.clear();
    const statement = this.database.prepare(sql);
    const fresh = { statement, reads: statement.columns().length > 0 };
    this.prepared.set(sql, fresh);
    return fresh;
  }
}

/** An error of SQLite in a form that crosses between threads. */
export function failureOf(error: unknown): Failure {
  const code = (error as { errcode?: unknown }).errcode;
  return {
    code: typeof code === 'number' ? code : undefined,
    sentence: error instanceof Error ? error.message : String(error),
  };
}
