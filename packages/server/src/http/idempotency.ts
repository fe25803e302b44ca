// Idempotency keys: a repeated request gets the stored response, even after a restart.
import type { Selectable } from 'kysely';
import { DAY, type ServiceContext } from '../core/context.ts';
import { digest } from '../core/secrets.ts';
import { type Database, idOf, insertNew } from '../store/index.ts';
import { Problem } from './problem.ts';
import { encrypt, decrypt } from './encryption.ts';

/** How long responses are stored. Browsers retry within seconds, programs perhaps a day later. */
const KEPT_MS = DAY;

export interface IdempotentRequest {
  readonly owner: string;
  /** HTTP method and URL. */
  readonly operation: string;
  readonly key: string;
  readonly body: unknown;
}

interface RequestRecord {
  readonly owner: string;
  /** Digest of user, operation and key: the primary key. */
  readonly name: string;
  readonly sent: string;
  /** Key that encrypts the stored response. It is never stored itself. */
  readonly secret: string;
}

type Row = Selectable<Database['kept_answers']>;

/** Inserts a row unless an unexpired row has its name. Returns the stored row. */
export async function claimRow({ db, now }: ServiceContext, row: Row): Promise<Row> {
  await db
    .deleteFrom('kept_answers')
    .where('name', '=', row.name)
    .where('expires', '<=', now())
    .execute();
  await insertNew(db, 'kept_answers', row);
  const stored = await db
    .selectFrom('kept_answers')
    .selectAll()
    .where('name', '=', row.name)
    .executeTakeFirst();
  return stored ?? row;
}

export class IdempotentRequests {
  readonly #context: ServiceContext;
  /** Requests in progress on this node, by digest. */
  readonly #running = new Map<string, { sent: string; answer: Promise<unknown> }>();

  constructor(context: ServiceContext) {
    this.#context = context;
  }

  /**
   * Runs `work` and stores its result, or returns the stored result of an earlier request with this
   * key. After a crash, or on another node, `work` may run again: it gets the same id for the
   * objects it creates. Errors are not stored. Throws a Problem if the earlier request had another
   * body.
   */
  async run(request: IdempotentRequest, work: (id: string) => Promise<unknown>): Promise<unknown> {
    const record = recordOf(request);
    const before = this.#running.get(record.name);
    if (before !== undefined) return mustBeSame(before, record).answer;
    const answer = this.#execute(record, work);
    this.#running.set(record.name, { sent: record.sent, answer });
    try {
      return await answer;
    } finally {
      this.#running.delete(record.name);
    }
  }

  async #execute(record: RequestRecord, work: (id: string) => Promise<unknown>): Promise<unknown> {
    const before = mustBeSame(await this.#claimRow(record), record);
    if (before.answer !== null) return JSON.parse(decrypt(before.answer, record.secret));
    const answer = await work(idOf(record.secret)).catch(async (error: unknown) => {
      await this.#forget(record);
      throw error;
    });
    await this.#context.db
      .updateTable('kept_answers')
      .set({ answer: encrypt(JSON.stringify(answer ?? null), record.secret) })
      .where('name', '=', record.name)
      .execute();
    return answer;
  }

  #claimRow({ owner, name, sent }: RequestRecord): Promise<Row> {
    const expires = this.#context.now() + KEPT_MS;
    return claimRow(this.#context, { name, person: owner, sent, answer: null, expires });
  }

  async #forget({ name }: RequestRecord): Promise<void> {
    await this.#context.db
      .deleteFrom('kept_answers')
      .where('name', '=', name)
      .where('answer', 'is', null)
      .execute();
  }
}

function recordOf({ owner, operation, key, body }: IdempotentRequest): RequestRecord {
  const secret = JSON.stringify([owner, operation, key]);
  const sent = digest(JSON.stringify(body ?? ''));
  return { owner, name: digest(`wish ${secret}`), sent, secret };
}

function mustBeSame<T extends { readonly sent: string }>(before: T, { sent }: RequestRecord): T {
  if (before.sent === sent) return before;
  throw new Problem(422, 'key-used', 'This idempotency key was used for another request.');
}

/**
 * The key is in the header or, for older pages, in the body. Throws a Problem if it is malformed.
 */
export function keyOf(header: string | string[] | undefined, body: unknown): string | undefined {
  const key = header ?? keyIn(body);
  if (key === undefined) return undefined;
  if (typeof key === 'string' && /^[\w.:-]{8,64}$/.test(key)) return key;
  throw new Problem(
    400,
    'malformed',
    'Idempotency-Key: expected 8 to 64 letters, digits and . : _ -.',
  );
}

function keyIn(body: unknown): string | undefined {
  if (typeof body !== 'object' || body === null || !('key' in body)) return undefined;
  return typeof body.key === 'string' ? body.key : undefined;
}
