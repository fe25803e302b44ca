// Shared by the Kysely dialects of SQLite and PostgreSQL: detects reads, names the timeout error.
import type { CompiledQuery } from 'kysely';

/** The error message of a transaction that was rolled back because it took too long. */
export const TOO_LONG = 'the transaction took too long and was rolled back';

/** Whether a statement is a select, and so changes nothing. */
export function onlyReads({ query, sql }: CompiledQuery): boolean {
  return (
    query.kind === 'SelectQueryNode' || (query.kind === 'RawNode' && /^\s*select\b/i.test(sql))
  );
}
