// Idempotency keys: a request that is sent again because its response was lost is not executed
// again and gets the stored response, even after a restart.
import type { Selectable } from 'kysely';
import { DAY, type ServiceContext } from '../core/context.ts';
import { digest } from '../core/secrets.ts';
import { type Database, idOf, insertNew } from '../store/index.ts';
import { Problem } from './problem.ts';
import { encrypt, decrypt } from './encryption.ts';

/** How long responses are stored. Browsers retry within seconds, programs perhaps the next day. */
const KEPT_MS = DAY;

/** A request with its user, operation, idempotency key and content. */
export interface IdempotentRequest {
  /** Id of the user. */
  readonly owner: string;
  /** Method and URL. */
  readonly what: string;
  readonly key: string;
  readonly body: unknown;
}

/** The columns that identify a request in the database, and the secret for its response. */
interface RequestRecord {
  readonly owner: string;
  /** Digest of user, operation and key: the primary key of the row. */
  readonly name: string;
  /** Digest of the body. */
  readonly sent: string;
  /** The key that encrypts the stored response. It is not stored. */
  readonly secret: string;
}

type Row = Selectable<Database['kept_answers']>;

/** Inserts a row unless there is an unexpired one of this name. Returns the row that is stored. */
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
  /** Requests that are being executed on this node. */
  readonly #underWay = new Map<string, { sent: string; answer: Promise<unknown> }>();

  constructor(context: ServiceContext) {
    this.#context = context;
  }

  /**
   * Returns the result of `work`, or the stored result if the same user sent the same request under
   * this key. Errors are not stored. A server that crashed before it stored the result may have
   * executed the request: `work` therefore gets an id that is the same for every retry, and uses it
   * for the objects it creates. Throws a Problem if the key was used with another body.
   */
  async run(request: IdempotentRequest, work: (id: string) => Promise<unknown>): Promise<unknown> {
    const record = recordOf(request);
    const before = this.#underWay.get(record.name);
    if (before !== undefined) return mustBeSame(before, record).answer;
    const answer = this.#execute(record, work);
    this.#underWay.set(record.name, { sent: record.sent, answer });
    try {
      return await answer;
    } finally {
      this.#underWay.delete(record.name);
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

function recordOf({ owner, what, key, body }: IdempotentRequest): RequestRecord {
  const secret = JSON.stringify([owner, what, key]);
  const sent = digest(JSON.stringify(body ?? ''));
  return { owner, name: digest(`wish ${secret}`), sent, secret };
}

/** Throws if the key was used for a request with another body. */
function mustBeSame<T extends { readonly sent: string }>(before: T, { sent }: RequestRecord): T {
  if (before.sent === sent) return before;
  throw new Problem(422, 'key-used', 'This idempotency key was used for another request.');
}

/** The idempotency key of a request: in its header or, for older pages, in its body. */
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
