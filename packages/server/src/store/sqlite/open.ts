// The store on SQLite: one file, a thread that writes it and one that reads it.
import { existsSync } from 'node:fs';
import { Kysely } from 'kysely';
import { checksumsOf } from '../checksums.ts';
import type { Database, LogEntry } from '../database.ts';
import { heartbeatsOf } from '../heartbeats.ts';
import { migrate } from '../migrate.ts';
import { makePrivateFile } from '../private-files.ts';
import type { Alongside, Deadlines, Log, Store } from '../store.ts';
import { checkFile, copyTo } from './backup.ts';
import { ThreadDialect } from './dialect.ts';
import { Folding } from './checkpoint.ts';
import { Groups } from './group-commit.ts';
import { InlineThread } from './inline-thread.ts';
import type { ThreadOptions } from './messages.ts';
import { type SqlThread, Thread } from './thread.ts';
import { Turns } from './write-lock.ts';

export interface SqliteOptions {
  readonly file: string;
  /** How long a write waits for another program that holds the file. */
  readonly busyMs?: number;
  /** After this long a transaction is rolled back, since nobody else can write meanwhile. */
  readonly transactionMs?: number;
  /** Milliseconds added to each commit, to play a slower disk; for drills only. */
  readonly commitDelayMs?: number;
  /** Runs SQLite in the calling thread and does not wait for the disk: for tests only, since a crash may lose commits. */
  readonly inline?: boolean;
}

const BUSY_MS = 5000;
const TRANSACTION_MS = 10_000;

function logOf(groups: Groups, reader: SqlThread): Log {
  return {
    async append(entries: readonly LogEntry[], alongside?: Alongside) {
      const { kind } = await groups.write({ kind: 'append', entries, alongside });
      if (kind === 'written' || kind === 'taken') return kind;
      throw new Error(`an append came back as ${kind}`);
    },
    read: (table, after) => reader.ask({ kind: 'log', table, after }),
  };
}

function deadlinesOf(db: Kysely<Database>, groups: Groups): Deadlines {
  const write = async (alongside: Alongside) => {
    await groups.write({ kind: 'append', entries: [], alongside });
  };
  return {
    set: (table, kind, at) => write({ set: [{ table, kind, at }] }),
    clear: (table, kind) => write({ clear: [{ table, kind }] }),
    // Nobody else has the file, so nobody else would act.
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

/** Opens the file, or makes it, and brings it to the newest version. Throws a StoreError when it cannot be used. */
export async function openSqlite(options: SqliteOptions): Promise<Store> {
  const { file, transactionMs = TRANSACTION_MS, commitDelayMs = 0 } = options;
  if (!existsSync(file)) makePrivateFile(file);
  const writer = threadOf('writer', options, commitDelayMs);
  const reader = threadOf('reader', options);
  const keeper = threadOf('keeper', options);
  const turns = new Turns();
  const groups = new Groups(writer, turns);
  const threads = { writer, reader, turns, groups, transactionMs };
  const db = new Kysely<Database>({ dialect: new ThreadDialect(threads) });

  const folding = new Folding(keeper, writer, turns);

  const close = async () => {
    await groups.idle();
    folding.stop();
    await db.destroy();
    await keeper.close();
    await reader.close();
    await writer.close();
  };
  try {
    // The writer first: it makes the file what it is.
    await writer.ask({ kind: 'group', writes: [] });
    await migrate(db, 'sqlite');
  } catch (error) {
    await close();
    throw error;
  }
  return {
    db,
    isReadOnly: false,
    log: logOf(groups, reader),
    deadlines: deadlinesOf(db, groups),
    checksums: checksumsOf(db),
    heartbeats: heartbeatsOf(db, 'sqlite'),
    figures: groups.figures,
    backup: (to) => copyTo(file, to),
    check: () => checkFile(file),
    close,
  };
}
