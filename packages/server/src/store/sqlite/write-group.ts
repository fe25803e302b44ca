// Commits a group of writes in the writing thread. A bad statement fails alone, and an append with
// a taken number is skipped; any other error rolls the whole group back.
import type { LogEntry } from '../database.ts';
import type { ExtraWrites } from '../store.ts';
import type { Connection } from './connection.ts';
import { failureOf, type Write, type Written } from './messages.ts';

const INSERT =
  'insert into log ("table", seq, at, body) values (?, ?, ?, ?) on conflict do nothing';
const SET =
  'insert into deadlines ("table", kind, at) values (?, ?, ?) on conflict ("table", kind) do update set at = excluded.at';
const CLEAR = 'delete from deadlines where "table" = ? and kind = ?';
const SUM =
  'insert into checksums ("table", seq, sum) values (?, ?, ?) on conflict ("table", seq) do update set sum = excluded.sum';

/** Memory that never changes. Waiting for a change simulates a slow disk. */
const cell = new Int32Array(new SharedArrayBuffer(4));

/** Inserts an entry. Returns whether its sequence number was free. */
function insert(connection: Connection, { table, seq, at, body }: LogEntry): boolean {
  return connection.prepare(INSERT).run(table, seq, at, body).changes === 1;
}

/** Inserts all entries or none. Returns whether all sequence numbers were free. */
function insertAll(connection: Connection, entries: readonly LogEntry[]): boolean {
  const [first] = entries;
  if (entries.length === 1 && first !== undefined) return insert(connection, first);
  connection.prepare('savepoint entries').run();
  const areAllFree = entries.every((one) => insert(connection, one));
  if (!areAllFree) connection.prepare('rollback to entries').run();
  connection.prepare('release entries').run();
  return areAllFree;
}

function writeAlongside(connection: Connection, { set, clear, sums }: ExtraWrites): void {
  for (const { table, kind } of clear ?? []) connection.prepare(CLEAR).run(table, kind);
  for (const { table, kind, at } of set ?? []) connection.prepare(SET).run(table, kind, at);
  for (const { table, seq, sum } of sums ?? []) connection.prepare(SUM).run(table, seq, sum);
}

function writeOne(connection: Connection, write: Write): Written {
  if (write.kind === 'statement') {
    return { kind: 'answer', answer: connection.run(write.sql, write.values) };
  }
  if (!insertAll(connection, write.entries)) return { kind: 'taken' };
  if (write.extra !== undefined) writeAlongside(connection, write.extra);
  return { kind: 'written' };
}

function attempt(connection: Connection, write: Write): Written {
  // An append is several statements. A failure in the middle rolls the whole group back and rejects
  // all its writes.
  if (write.kind === 'append') return writeOne(connection, write);
  try {
    return writeOne(connection, write);
  } catch (error) {
    // A violated constraint undoes only its own statement; a full disk ends the transaction.
    if (!connection.isInTransaction) throw error;
    return { kind: 'failure', failure: failureOf(error) };
  }
}

/** Returns when the whole group is durable. If it throws, nothing was written. */
export function commitGroup(
  connection: Connection,
  writes: readonly Write[],
  delayMs: number,
): { readonly written: readonly Written[]; readonly commitMs: number } {
  const begun = performance.now();
  connection.prepare('begin immediate').run();
  try {
    const written = writes.map((write) => attempt(connection, write));
    connection.prepare('commit').run();
    if (delayMs > 0) Atomics.wait(cell, 0, 0, delayMs);
    return { written, commitMs: performance.now() - begun };
  } catch (error) {
    if (connection.isInTransaction) connection.prepare('rollback').run();
    throw error;
  }
}
