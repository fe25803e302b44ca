// Idempotency keys: the same wish sent twice, because its answer got lost, is done once and answered alike.
import { createHash } from 'node:crypto';
import { Problem } from './problem.ts';

/** A browser asks again within seconds, a program perhaps after a night. */
const KEPT_MS = 24 * 3600_000;
const MOST_KEPT = 20_000;

interface Kept {
  readonly at: number;
  /** A hash of what was sent, since the same key for something else is a mistake of the client. */
  readonly sent: string;
  readonly answer: Promise<unknown>;
}

export class Once {
  readonly #kept = new Map<string, Kept>();

  /** What `make` gives, or what it gave when the same person sent the same under this key. A refusal is not kept. */
  async do(
    owner: string,
    key: string,
    body: unknown,
    make: () => Promise<unknown>,
  ): Promise<unknown> {
    const name = `${owner} ${key}`;
    const sent = createHash('sha256')
      .update(JSON.stringify(body ?? ''))
      .digest('base64');
    const before = this.#kept.get(name);
    if (before !== undefined && Date.now() - before.at < KEPT_MS) {
      if (before.sent === sent) return before.answer;
      throw new Problem(422, 'key-used', 'This key was used for something else.');
    }
    const answer = make();
    this.#kept.delete(name);
    this.#kept.set(name, { at: Date.now(), sent, answer });
    this.#forgetOldest();
    try {
      return await answer;
    } catch (error) {
      this.#kept.delete(name);
      throw error;
    }
  }

  #forgetOldest(): void {
    const [oldest] = this.#kept.keys();
    if (oldest !== undefined && this.#kept.size > MOST_KEPT) this.#kept.delete(oldest);
  }
}

/** The key of a request, where it has one. */
export function keyOf(header: string | string[] | undefined): string | undefined {
  if (header === undefined) return undefined;
  if (typeof header === 'string' && /^[\w.:-]{8,64}$/.test(header)) return header;
  throw new Problem(
    400,
    'malformed',
    'Idempotency-Key: expected 8 to 64 letters, digits and . : _ -.',
  );
}
