// Commits a group of writes in one transaction. A failed statement, or an append with a taken
// sequence number, changes nothing. Any other error rolls back the whole group.
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

/** Never changes: waiting for a change, with a timeout, simulates a slow disk. */
const cell = new Int32Array(new SharedArrayBuffer(4));

function insert(connection: Connection, { table, seq, at, body }: LogEntry): boolean {
  return connection.prepare(INSERT).run(table, seq, at, body).changes === 1;
}

/** Inserts all entries or none. Returns false if a sequence number is taken. */
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
  // An append is several statements, so an error in the middle must roll back the group.
  if (write.kind === 'append') return writeOne(connection, write);
  try {
    return writeOne(connection, write);
  } catch (error) {
    // A violated constraint does not end the transaction, but a full disk does.
    if (!connection.isInTransaction) throw error;
    return { kind: 'failure', failure: failureOf(error) };
  }
}

/** Commits the writes and returns their results in order. If it throws, nothing was written. */
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
