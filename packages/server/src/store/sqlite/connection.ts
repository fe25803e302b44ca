// A connection to the SQLite file. Caches prepared statements.
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import type { Answer, Row, ThreadOptions, Value } from './messages.ts';

const MAX_STATEMENTS = 300;
/** A longer write-ahead log (WAL) is truncated to this size when it restarts. */
const MAX_KEPT_BYTES = 64 * 1024 * 1024;

interface Prepared {
  readonly statement: StatementSync;
  readonly returnsRows: boolean;
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
    // With `full`, a commit returns when it is on disk.
    this.database.exec(
      `pragma journal_mode = wal; pragma synchronous = ${durable ? 'full' : 'off'};`,
    );
    // Turns off automatic checkpoints, because a separate thread runs them.
    this.database.exec(
      `pragma wal_autocheckpoint = 0; pragma journal_size_limit = ${MAX_KEPT_BYTES};`,
    );
  }

  /** Some errors end a transaction. */
  get isInTransaction(): boolean {
    return this.database.isTransaction;
  }

  prepare(sql: string): StatementSync {
    return this.find(sql).statement;
  }

  run(sql: string, values: readonly Value[]): Answer {
    const { statement, returnsRows } = this.find(sql);
    if (returnsRows) {
      const rows = statement.all(...values) as Row[];
      return { rows, changes: rows.length, insertId: 0 };
    }
    const { changes, lastInsertRowid } = statement.run(...values);
    return { rows: [], changes: Number(changes), insertId: Number(lastInsertRowid) };
  }

  /** Copies pages from the WAL into the file. Returns the length of the WAL in pages. */
  checkpoint(): number {
    const [row] = this.run('pragma wal_checkpoint(passive)', []).rows;
    return Number(row?.['log']);
  }

  /** Returns the problems found in the file; empty if there are none. */
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
    // Each length of an `in (…)` list is another statement.
    if (this.prepared.size >= MAX_STATEMENTS) this.prepared.clear();
    const statement = this.database.prepare(sql);
    const fresh = { statement, returnsRows: statement.columns().length > 0 };
    this.prepared.set(sql, fresh);
    return fresh;
  }
}
