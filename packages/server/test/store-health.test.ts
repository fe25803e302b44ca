// Readiness reports a failed write of a player, even if the small probe still succeeds.
import { expect, test } from 'vitest';
import { sql } from 'kysely';
import { StoreHealth } from '../src/ops/store-health.ts';
import { isOnPostgres } from './test-database.ts';
import { temporaryStore } from './store/temporary-store.ts';

// The test limits the size of the database, which only SQLite can.
test.skipIf(isOnPostgres)(
  'after a failed write of an answer the server is not ready for a while',
  async () => {
    let now = 0;
    const health = new StoreHealth(() => now);
    const store = health.watch(await temporaryStore());
    expect(await health.trouble(store)).toBeUndefined();
    await sql`pragma max_page_count = 1`.execute(store.db);
    const body = JSON.stringify('x'.repeat(100_000));
    await expect(store.log.append([{ table: 'a', seq: 1, at: 1, body }])).rejects.toThrow(
      'disk of the database is full',
    );
    await sql`pragma max_page_count = 1000000`.execute(store.db);
    expect(await health.trouble(store)).toBe('writing failed');
    now += 10_000;
    expect(await health.trouble(store)).toBeUndefined();
  },
);

test('an invalid request does not affect readiness', async () => {
  const health = new StoreHealth(() => 0);
  const store = health.watch(await temporaryStore());
  health.note(new Error('malformed'));
  expect(await health.trouble(store)).toBeUndefined();
});
