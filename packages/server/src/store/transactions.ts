// Code shared by the Kysely dialects of SQLite and PostgreSQL.
import type { CompiledQuery } from 'kysely';

export const TOO_LONG = 'the transaction took too long and was rolled back';

/** Whether a statement is a `select`, which cannot change data. */
export function onlyReads({ query, sql }: CompiledQuery): boolean {
  return (
    query.kind === 'SelectQueryNode' || (query.kind === 'RawNode' && /^\s*select\b/i.test(sql))
  );
}
