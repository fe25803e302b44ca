// The data after our program, or the database, is killed in the middle of a write.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { checkData } from '../../../server/src/store/index.ts';
import { openAt, ownPostgres } from './own-server.ts';

const own = ownPostgres();
const KILLS = 4;

/** Records the last acknowledged number of each table. An incomplete last line does not count. */
function listen(child: ChildProcess, acknowledged: Map<string, number>): void {
  let rest = '';
  child.stdout?.on('data', (data: Buffer) => {
    const lines = (rest + data.toString()).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) {
      const [table = '', seq, result] = line.split(' ');
      if (result === 'written') acknowledged.set(table, Number(seq));
    }
  });
}

test.each(['our program', 'the database'])(
  '%s is killed at any moment: acknowledged appends are complete and unique, with their deadlines',
  async (who) => {
    const acknowledged = new Map<string, number>();
    const appender = fileURLToPath(
      new URL('../../../server/test/store/appender.ts', import.meta.url),
    );
    for (let kill = 0; kill < KILLS; kill++) {
      const child = spawn(process.execPath, [appender, '', own.engine.url()], {
        stdio: ['ignore', 'pipe', 'ignore'],
      });
      listen(child, acknowledged);
      const closed = once(child, 'close');
      // oxlint-disable no-await-in-loop
      await once(child.stdout, 'data');
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 100));
      if (who === 'the database') await own.engine.kill();
      child.kill('SIGKILL');
      await closed;
      if (who === 'the database') await own.engine.restart();
      // oxlint-enable no-await-in-loop
    }
    const store = await openAt(own.engine.url());
    expect(await checkData({ folder: '', database: own.engine.url() })).toEqual([]);
    const rows = await store.db.selectFrom('deadlines').select(['table', 'at']).execute();
    const deadlines = new Map(rows.map(({ table, at }) => [table, at]));
    expect(acknowledged.size).toBe(50);
    for (const [table, seq] of acknowledged) {
      // oxlint-disable-next-line no-await-in-loop
      const entries = await store.log.read(table, 0);
      expect(entries.length).toBeGreaterThanOrEqual(seq);
      expect(entries.length % 2).toBe(0);
      expect(entries.map((one) => [one.seq, one.body])).toEqual(
        entries.map((_, i) => [i + 1, `"${table} ${i + 1}"`]),
      );
      expect(deadlines.get(table)).toBe(entries.length);
    }
  },
);
