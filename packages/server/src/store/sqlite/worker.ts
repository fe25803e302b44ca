// A thread of the database: one that writes, so that no commit stops the server's event loop, and one that reads.
import { parentPort, workerData } from 'node:worker_threads';
import type { LogEntry } from '../database.ts';
import { Connection, failureOf } from './connection.ts';
import { commitGroup } from './group.ts';
import type { Replies, Reply, Request, ThreadOptions } from './messages.ts';

const READ = 'select "table", seq, at, body from log where "table" = ? and seq > ? order by seq';

const options = workerData as ThreadOptions;
const port = parentPort;
const connection = new Connection(options);
/** Transactions are counted, so that a statement of one that has ended is not taken for a part of the next. */
let transactions = 0;

function check(transaction: number): void {
  if (transaction === transactions && connection.open) return;
  throw new Error('the transaction has ended already');
}

function answer(request: Request): Replies[keyof Replies] {
  switch (request.kind) {
    case 'group':
      return commitGroup(connection, request.writes, options.commitDelayMs);
    case 'begin':
      connection.prepare('begin immediate').run();
      return ++transactions;
    case 'end':
      // A full disk has rolled it back already.
      if (request.how === 'rollback' && !connection.open) return undefined;
      check(request.transaction);
      connection.prepare(request.how).run();
      return undefined;
    case 'statement':
      if (request.transaction !== undefined) check(request.transaction);
      return connection.run(request.sql, request.values);
    case 'log':
      return connection.run(READ, [request.table, request.after])
        .rows as unknown as readonly LogEntry[];
    case 'copy':
      connection.run('vacuum into ?', [request.to]);
      return undefined;
    case 'check':
      return connection.faults();
    case 'fold':
      return connection.fold();
    case 'close':
      connection.close();
      return undefined;
  }
}

port?.on('message', ({ id, request }: { id: number; request: Request }) => {
  let reply: Reply;
  try {
    reply = { id, value: answer(request) };
  } catch (error) {
    reply = { id, failure: failureOf(error) };
  }
  port.postMessage(reply);
  if (request.kind === 'close') port.close();
});
