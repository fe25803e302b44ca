// Several complete servers on one PostgreSQL: clocks run while one of them is up, and stop while
// none is.
import { type Kysely, sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import type { RunningServer } from '../../server/src/index.ts';
import { type Database, openStore } from '../../server/src/store/index.ts';
import { isOnPostgres, storePlace } from '../../server/test/test-database.ts';
import { started, temporaryFolder } from '../../server/test/test-server.ts';
import { setupOf, WORDS } from '../../server/test/tables/test-hub.ts';
import { Browser } from '../../server/test/tables/browser.ts';

/** More than the time in which any machine closes a few servers. */
const RESERVE_SECONDS = 1800;
const HOUR = 3600_000;
const TIMED = setupOf(2, {
  clock: { kind: 'timed', decision: 5, reserve: RESERVE_SECONDS },
  late: 'bot',
  rated: true,
});

interface Place {
  readonly db: Kysely<Database>;
  readonly start: () => Promise<RunningServer>;
}

async function newPlace(): Promise<Place> {
  const data = temporaryFolder();
  const store = await openStore(await storePlace(data));
  onTestFinished(() => store.close());
  return { db: store.db, start: () => started({ data }) };
}

/** Backdates all entries by an hour, as if no player had acted since. */
async function ageGames(db: Kysely<Database>): Promise<void> {
  await sql`update log set at = at - ${HOUR}`.execute(db);
}

async function ageHeartbeat(db: Kysely<Database>): Promise<void> {
  await sql`update heartbeat set at = at - ${HOUR}`.execute(db);
}

async function newGame(node: RunningServer): Promise<{ ada: Browser; table: string }> {
  const [ada, bea] = [new Browser(), new Browser()];
  await ada.ask(node, 'POST', '/session', { name: 'Ada' });
  await bea.ask(node, 'POST', '/session', { name: 'Bea' });
  const { table, invitation } = await ada.ask(node, 'POST', '/tables', {
    setup: TIMED,
    words: WORDS,
  });
  await bea.ask(node, 'POST', `/tables/${table}/seats`, { invitation, words: WORDS });
  return { ada, table };
}

test.runIf(isOnPostgres)(
  'clocks stop while all servers are down, and servers that start together record one outage',
  async () => {
    const { db, start } = await newPlace();
    const nodes = await Promise.all([start(), start()]);
    const { ada, table } = await newGame(nodes[0]);
    await Promise.all(nodes.map((node) => node.close()));
    await ageGames(db);
    await ageHeartbeat(db);
    const [node] = await Promise.all([start(), start(), start()]);
    const outages = await db.selectFrom('outages').selectAll().execute();
    expect(outages).toHaveLength(1);
    const shown = await (await ada.socket(node)).watch(table);
    expect(shown.seats.map(({ away }) => away)).toEqual([undefined, undefined]);
    const { clocks } = shown;
    const left = (clocks.left ?? 0) + (clocks.reserve[clocks.running ?? -1] ?? 0);
    expect(left).toBeGreaterThan(0);
    expect(clocks.at).toBe(outages[0]?.ended);
  },
);

test.runIf(isOnPostgres)('clocks run at the remaining server while another restarts', async () => {
  const { db, start } = await newPlace();
  const [stays, leaves] = await Promise.all([start(), start()]);
  const { ada, table } = await newGame(stays);
  await leaves.close();
  await ageGames(db);
  const node = await start();
  const client = await ada.socket(node);
  await client.watch(table);
  // The first server has read the log before. Only the new one notices that the player is late.
  await client.until(() => client.shown?.seats.some(({ away }) => away === 'late') === true);
  expect(await db.selectFrom('outages').selectAll().execute()).toEqual([]);
});
