// Reads the logs of tables directly from PostgreSQL.
import { openStore } from '@eminent/server/store';
import type { Written } from './history-checker.ts';

export async function readLogs(
  database: string,
  tables: readonly string[],
): Promise<ReadonlyMap<string, readonly Written[]>> {
  const store = await openStore({ folder: '', database });
  try {
    const logs = new Map<string, Written[]>();
    for (const table of tables) {
      // oxlint-disable-next-line no-await-in-loop
      const entries = await store.log.read(table, 0);
      logs.set(
        table,
        entries.map(({ seq, body }) => ({ seq, key: (JSON.parse(body) as { key?: string }).key })),
      );
    }
    return logs;
  } finally {
    await store.close();
  }
}
