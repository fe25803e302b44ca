// Runs requests in the calling thread instead of a worker thread, to make tests faster.
import { StoreError } from '../errors.ts';
import { failureOf, type Replies, type Request, type ThreadOptions } from './messages.ts';
import { isGroup, type NumberedRequest, Requests } from './requests.ts';
import { errorOf, type SqlThread } from './thread.ts';

export class InlineThread implements SqlThread {
  private readonly options: ThreadOptions;
  private requests: Requests | undefined;
  private lastId = 0;
  private isClosed = false;

  constructor(options: ThreadOptions) {
    this.options = options;
  }

  async ask<const R extends Request>(request: R): Promise<Replies[R['kind']]> {
    if (this.isClosed) throw new StoreError('closed');
    const numbered = { id: ++this.lastId, request } as NumberedRequest;
    const requests = this.open();
    const [reply] = isGroup(numbered)
      ? requests.replyToGroups([numbered])
      : [requests.replyTo(numbered)];
    if (reply?.failure !== undefined) throw errorOf(reply.failure);
    return reply?.value as Replies[R['kind']];
  }

  async close(): Promise<void> {
    if (this.isClosed) return;
    const shutdown = this.requests === undefined ? undefined : this.ask({ kind: 'close' });
    this.isClosed = true;
    await shutdown;
  }

  private open(): Requests {
    try {
      return (this.requests ??= new Requests(this.options));
    } catch (error) {
      throw errorOf(failureOf(error));
    }
  }
}
