// Rows of tables in lists, and the index of tables.
import { SPECTATOR, view } from '@eminent/engine';
import { tableRow } from '@eminent/protocol/online';
import { pino } from 'pino';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { TableIndex } from '../../src/tables/table-index.ts';
import { temporaryStore } from '../store/temporary-store.ts';
import { newHub, person, seated, setupOf, WORDS } from './test-hub.ts';
import { playOn } from './autoplay.ts';

const ADA = person('Ada', { face: 'fox' });
const BEA = person('Bea');

test('a row matches the view of a spectator and its schema', async () => {
  const hub = newHub();
  const table = await seated(hub, [ADA, BEA], setupOf(2));
  for (let answers = 0; answers < 60; answers++) {
    const row = await hub.summary(table);
    expect(v.is(tableRow, row)).toBe(true);
    const seen = await hub.look(
      table,
      (tableState) => tableState.game && view(tableState.game.state, SPECTATOR),
    );
    expect(row?.turn).toBe(seen?.turnNumber);
    expect(row?.left).toBe(seen?.supply);
    expect(row?.question?.seat).toBe(seen?.waiting?.seat);
    expect(row?.question?.step).toBe(seen?.waiting?.step);
    expect(row?.question?.role).toBe(seen?.role);
    expect(row?.seats.map(({ score }) => score)).toEqual(
      seen?.players.map(({ score }) => score.total),
    );
    expect(row?.seats.map(({ worlds }) => worlds)).toEqual(
      seen?.players.map(({ planets }) => planets.filter(({ up }) => up).length),
    );
    await playOn(hub, table, 1, answers);
  }
});

test('tables are found by phase and by player, also after a restart', async () => {
  const store = await temporaryStore();
  const log = pino({ level: 'silent' });
  const deps = { db: store.db, log };
  const hub = newHub(undefined, { store });
  const tableIndex = new TableIndex({ ...deps, hub });
  const open = await hub.create(ADA, setupOf(2, { join: 'listed' }));
  const secret = await hub.create(ADA, setupOf(2, { join: 'link' }));
  if (!open.ok || !secret.ok) throw new Error('not made');
  expect((await tableIndex.listed()).map((row) => row.table)).toEqual([open.table]);
  expect(await tableIndex.ofPerson(ADA.id, ['gathering'])).toEqual([]);
  await hub.sit(open.table, ADA, { words: WORDS });
  await hub.sit(secret.table, ADA, { words: WORDS });
  const mine = await tableIndex.ofPerson(ADA.id, ['gathering']);
  expect(mine.map((row) => row.table).toSorted()).toEqual([open.table, secret.table].toSorted());
  await hub.sit(open.table, BEA, { words: WORDS });
  expect(await tableIndex.listed()).toMatchObject([{ table: open.table, phase: 'playing' }]);
  await hub.leave(secret.table, ADA);
  expect(await tableIndex.ofPerson(ADA.id, ['gathering'])).toEqual([]);
  await tableIndex.close();
  await hub.close();
  const again = new TableIndex({ ...deps, hub: newHub(undefined, { store }) });
  expect((await again.ofPerson(BEA.id, ['playing'])).map((row) => row.table)).toEqual([open.table]);
});
