// A thread of the database: one that writes, so that no commit stops the server's event loop, and one that reads.
import {
  type MessagePort,
  parentPort,
  receiveMessageOnPort,
  workerData,
} from 'node:worker_threads';
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

function answer(request: Single['request']): Replies[keyof Replies] {
  switch (request.kind) {
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

interface Group {
  readonly id: number;
  readonly request: Extract<Request, { kind: 'group' }>;
}
interface Single {
  readonly id: number;
  readonly request: Exclude<Request, { kind: 'group' }>;
}
type Asked = Group | Single;

function isGroup(asked: Asked | undefined): asked is Group {
  return asked?.request.kind === 'group';
}

/** The next request that waits, if there is one. */
function nextAsked(from: MessagePort): Asked | undefined {
  const received = receiveMessageOnPort(from) as { readonly message: Asked } | undefined;
  return received?.message;
}

function repliesTo(groups: readonly Group[]): Reply[] {
  try {
    const writes = groups.flatMap(({ request }) => request.writes);
    const { written, commitMs } = commitGroup(connection, writes, options.commitDelayMs);
    let from = 0;
    return groups.map(({ id, request }, place) => {
      const to = from + request.writes.length;
      const value = {
        written: written.slice(from, to),
        commitMs: place === 0 ? commitMs : undefined,
      };
      from = to;
      return { id, value };
    });
  } catch (error) {
    const failure = failureOf(error);
    return groups.map(({ id }) => ({ id, failure }));
  }
}

function replyTo({ id, request }: Single): Reply {
  try {
    return { id, value: answer(request) };
  } catch (error) {
    return { id, failure: failureOf(error) };
  }
}

function work(from: MessagePort, first: Asked): void {
  let asked: Asked | undefined = first;
  while (asked !== undefined) {
    const groups: Group[] = [];
    for (; isGroup(asked); asked = nextAsked(from)) groups.push(asked);
    if (groups.length > 0) from.postMessage(repliesTo(groups));
    if (asked === undefined) return;
    from.postMessage([replyTo(asked)]);
    if (asked.request.kind === 'close') return from.close();
    asked = nextAsked(from);
  }
}

port?.on('message', (asked: Asked) => work(port, asked));
