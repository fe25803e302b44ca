// Executes the requests to a database thread on its connection to the file.
import type { LogEntry } from '../database.ts';
import { Connection } from './connection.ts';
import { commitGroup } from './write-group.ts';
import {
  failureOf,
  type Replies,
  type Reply,
  type Request,
  type ThreadOptions,
} from './messages.ts';

const READ = 'select "table", seq, at, body from log where "table" = ? and seq > ? order by seq';

export interface GroupRequest {
  readonly id: number;
  readonly request: Extract<Request, { kind: 'group' }>;
}

interface SingleRequest {
  readonly id: number;
  readonly request: Exclude<Request, { kind: 'group' }>;
}

export type NumberedRequest = GroupRequest | SingleRequest;

export function isGroup(request: NumberedRequest | undefined): request is GroupRequest {
  return request?.request.kind === 'group';
}

export class Requests {
  private readonly connection: Connection;
  private readonly commitDelayMs: number;
  /** Number of the last transaction. Statements of earlier ones are rejected. */
  private lastTransaction = 0;

  constructor(options: ThreadOptions) {
    this.connection = new Connection(options);
    this.commitDelayMs = options.commitDelayMs;
  }

  replyToGroups(groups: readonly GroupRequest[]): Reply[] {
    try {
      const writes = groups.flatMap(({ request }) => request.writes);
      const { written, commitMs } = commitGroup(this.connection, writes, this.commitDelayMs);
      let from = 0;
      return groups.map(({ id, request }, index) => {
        const to = from + request.writes.length;
        const value = {
          written: written.slice(from, to),
          commitMs: index === 0 ? commitMs : undefined,
        };
        from = to;
        return { id, value };
      });
    } catch (error) {
      const failure = failureOf(error);
      return groups.map(({ id }) => ({ id, failure }));
    }
  }

  replyTo({ id, request }: SingleRequest): Reply {
    try {
      return { id, value: this.answer(request) };
    } catch (error) {
      return { id, failure: failureOf(error) };
    }
  }

  private mustBeOpen(transaction: number): void {
    if (transaction === this.lastTransaction && this.connection.isInTransaction) return;
    throw new Error('the transaction has already ended');
  }

  private answer(request: SingleRequest['request']): Replies[keyof Replies] {
    const { connection } = this;
    switch (request.kind) {
      case 'begin':
        connection.prepare('begin immediate').run();
        return ++this.lastTransaction;
      case 'end':
        // SQLite may have rolled back the transaction already, for example on a full disk.
        if (request.how === 'rollback' && !connection.isInTransaction) return undefined;
        this.mustBeOpen(request.transaction);
        connection.prepare(request.how).run();
        return undefined;
      case 'statement':
        if (request.transaction !== undefined) this.mustBeOpen(request.transaction);
        return connection.run(request.sql, request.values);
      case 'log':
        return connection.run(READ, [request.table, request.after])
          .rows as unknown as readonly LogEntry[];
      case 'copy':
        connection.run('vacuum into ?', [request.to]);
        return undefined;
      case 'check':
        return connection.faults();
      case 'checkpoint':
        return connection.checkpoint();
      case 'close':
        connection.close();
        return undefined;
    }
  }
}
