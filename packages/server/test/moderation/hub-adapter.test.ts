// Moderation of real tables: chat lines and their authors are found and redacted, tables are ended,
// and lists show it.
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { moderatedTables } from '../../src/moderation/hub-adapter.ts';
import { TableIndex } from '../../src/tables/table-index.ts';
import { temporaryStore } from '../store/temporary-store.ts';
import { newHub, person, seated } from '../tables/test-hub.ts';

test('a chat line is found and redacted once, and a table is ended once', async () => {
  const store = await temporaryStore();
  const log = pino({ level: 'silent' });
  const hub = newHub(store as never);
  const tableIndex = new TableIndex({ db: store.db, hub, log });
  const tables = moderatedTables({ hub, tableIndex, db: store.db });
  const [ann, bob] = [person('Ann'), person('Bob')];
  const table = await seated(hub, [ann, bob]);
  const posted = await hub.command(table, bob.id, {
    type: 'say',
    table,
    text: 'rude words',
    key: 'key-of-talk',
  });
  expect(posted.ok).toBe(true);

  const id = (await hub.look(table, ({ talk }) => talk.at(-1)?.id)) ?? 0;
  expect(await tables.line(table, id)).toEqual({ person: bob.id, text: 'rude words' });
  expect(await tables.line(table, id + 1)).toBeUndefined();
  expect(await tables.line('nowhere', id)).toBeUndefined();
  expect([await tables.deleteChatLine(table, id), await tables.deleteChatLine(table, id)]).toEqual([
    true,
    false,
  ]);
  expect(await tables.line(table, id)).toBeUndefined();

  expect(await tables.phases()).toEqual({ gathering: 0, playing: 1, over: 0 });
  expect((await tables.unfinished(9)).map((row) => row.table)).toEqual([table]);
  expect([await tables.end(table), await tables.end(table)]).toEqual([true, false]);
  expect(await tables.phases()).toEqual({ gathering: 0, playing: 0, over: 1 });
  expect(await tables.unfinished(9)).toEqual([]);
  expect((await tables.of(bob.id, 9)).map(({ phase }) => phase)).toEqual(['over']);
  await tableIndex.close();
  await hub.close();
  await expect(tables.end(table)).rejects.toMatchObject({ status: 503, code: 'unavailable' });
  await store.close();
});
