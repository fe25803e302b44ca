// The server can continue the games that a drill writes into a data folder.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openStore } from '@eminent/server/store';
import { expect, test } from 'vitest';
import { loadTable } from '../../packages/server/src/tables/load-table.ts';
import { byDepth } from '../test-depth.ts';
import { fillWithGames } from './seed-games.ts';

const GAMES = byDepth(10, 20);

test('every tenth game is running, the others are over, and all can be replayed from their logs', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'eminent-games-'));
  const running = await fillWithGames(folder, GAMES);
  const store = await openStore({ folder });
  const tables = await store.db.selectFrom('log').select('table').distinct().execute();
  const logs = await Promise.all(tables.map(({ table }) => store.log.read(table, 0)));
  await store.close();
  rmSync(folder, { recursive: true });
  const phases = logs.map((log) => {
    const id = log[0]?.table ?? '';
    return [id, loadTable(id, log, undefined).phase];
  });
  expect(phases).toHaveLength(GAMES);
  expect(running).toHaveLength(GAMES / 10);
  expect(phases).toEqual(
    phases.map(([id = '']) => [id, running.includes(id) ? 'playing' : 'over']),
  );
});
