// Opens the SQLite store: one file, with separate threads for writes, reads and checkpoints.
import { existsSync } from 'node:fs';
import { Kysely } from 'kysely';
import { checksumsOf } from '../checksums.ts';
import type { Database, LogEntry } from '../database.ts';
import { heartbeatsOf } from '../service-outages.ts';
import { migrate } from '../migrate.ts';
import { makePrivateFile } from '../private-files.ts';
import type { ExtraWrites, Deadlines, Log, Store } from '../store.ts';
import { copyTo } from './backup.ts';
import { threadDialect } from './dialect.ts';
import { Checkpointer } from './checkpoint.ts';
import { GroupCommit } from './group-commit.ts';
import { InlineThread } from './inline-thread.ts';
import type { ThreadOptions } from './messages.ts';
import { type SqlThread, Thread } from './thread.ts';
import { WriteLock } from './write-lock.ts';

export interface SqliteOptions {
  readonly file: string;
  /** Milliseconds to wait while another program locks the file. */
  readonly busyMs?: number;
  /** Milliseconds after which a transaction is rolled back. It blocks all other writes. */
  readonly transactionMs?: number;
  /** Milliseconds added to each commit, to simulate a slow disk. */
  readonly commitDelayMs?: number;
  /** For tests only: runs in the calling thread and does not wait for the disk. */
  readonly inline?: boolean;
}

const BUSY_MS = 5000;
const TRANSACTION_MS = 10_000;

function logOf(groupCommit: GroupCommit, reader: SqlThread): Log {
  return {
    async append(entries: readonly LogEntry[], extra?: ExtraWrites) {
      const { kind } = await groupCommit.write({ kind: 'append', entries, extra });
      if (kind === 'written' || kind === 'taken') return kind;
      throw new Error(`unexpected reply to an append: ${kind}`);
    },
    read: (table, after) => reader.ask({ kind: 'log', table, after }),
  };
}

function deadlinesOf(db: Kysely<Database>, groupCommit: GroupCommit): Deadlines {
  const write = async (extra: ExtraWrites) => {
    await groupCommit.write({ kind: 'append', entries: [], extra });
  };
  return {
    set: (table, kind, at) => write({ set: [{ table, kind, at }] }),
    clear: (table, kind) => write({ clear: [{ table, kind }] }),
    // No lease is needed, because only this process uses the file.
    claim: (kind, now, most) =>
      db
        .selectFrom('deadlines')
        .select(['table', 'kind', 'at'])
        .where('kind', '=', kind)
        .where('at', '<=', now)
        .orderBy('at')
        .limit(most)
        .execute(),
  };
}

function threadOf(
  role: ThreadOptions['role'],
  { file, busyMs = BUSY_MS, inline = false }: SqliteOptions,
  commitDelayMs = 0,
): SqlThread {
  const options = { role, file, busyMs, commitDelayMs, durable: !inline };
  return inline ? new InlineThread(options) : new Thread(options);
}

/** Opens or creates the file, and applies pending migrations. Throws a StoreError. */
export async function openSqlite(options: SqliteOptions): Promise<Store> {
  const { file, transactionMs = TRANSACTION_MS, commitDelayMs = 0 } = options;
  if (!existsSync(file)) makePrivateFile(file);
  const writer = threadOf('writer', options, commitDelayMs);
  const reader = threadOf('reader', options);
  const keeper = threadOf('keeper', options);
  const writeLock = new WriteLock();
  const groupCommit = new GroupCommit(writer, writeLock);
  const threads = { writer, reader, writeLock, groupCommit, transactionMs };
  const db = new Kysely<Database>({ dialect: threadDialect(threads) });

  const checkpointer = new Checkpointer(keeper, writer, writeLock);

  const close = async () => {
    await groupCommit.idle();
    checkpointer.stop();
    await db.destroy();
    await keeper.close();
    await reader.close();
    await writer.close();
  };
  try {
    // Opens the writer first, because it enables the write-ahead log.
    await writer.ask({ kind: 'group', writes: [] });
    await migrate(db, 'sqlite');
  } catch (error) {
    await close();
    throw error;
  }
  return {
    db,
    isReadOnly: false,
    log: logOf(groupCommit, reader),
    deadlines: deadlinesOf(db, groupCommit),
    checksums: checksumsOf(db),
    heartbeats: heartbeatsOf(db, 'sqlite'),
    figures: groupCommit.figures,
    backup: (to) => copyTo(file, to),
    close,
  };
}
