// What the Kysely dialects of SQLite and PostgreSQL share.
import type { CompiledQuery } from 'kysely';

/** The error of a transaction that was rolled back because it took too long. */
export const TOO_LONG = 'the transaction took too long and was rolled back';

/** Whether a statement changes nothing. */
export function onlyReads({ query, sql }: CompiledQuery): boolean {
  return (
    query.kind === 'SelectQueryNode' || (query.kind === 'RawNode' && /^\s*select\b/i.test(sql))
  );
}
