// Moves a data folder to PostgreSQL with the commands of docs/hosting.md. Users can read data on
// the old server during the move, and continue on the new server.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, onTestFinished, test } from 'vitest';
import { findPostgres, startPostgres } from '../../../tools/services/postgres.ts';
import { Browser } from '../../server/test/tables/browser.ts';
import { setupOf, WORDS } from '../../server/test/tables/test-hub.ts';
import { main, newFolder, runProcess } from './run-cli.ts';

const ROOT = new URL('../../..', import.meta.url);
const QUIET = ['--port', '0', '--page', 'none', '--log-level', 'silent'];
async function serverOn(...flags: readonly string[]) {
  const child = spawn(process.execPath, [main, 'server', 'start', ...QUIET, ...flags], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
  };
  onTestFinished(stop);
  const [line] = (await once(createInterface(child.stdout), 'line')) as [string];
  return { address: /http:\S+\d/.exec(line)?.[0] ?? '', stop };
}

function moveData(from: string, to: string) {
  const words = `run --silent eminent -- server migrate-data --from ${from} --to ${to} --json`;
  return spawnSync('npm', words.split(' '), { cwd: ROOT, encoding: 'utf8' });
}

test.skipIf(findPostgres() === undefined)(
  'all data is moved while the old server is read-only, and the new one continues',
  async () => {
    const postgres = await startPostgres();
    onTestFinished(() => postgres.stop());
    const folder = newFolder();
    const data = join(folder, 'data');
    const database = postgres.url();
    const old = await serverOn('--data', data);
    const [ann, bob] = [new Browser(), new Browser()];
    await ann.ask(old, 'POST', '/session', { name: 'Ann' });
    await bob.ask(old, 'POST', '/session', { name: 'Bob' });
    const made = await ann.ask(old, 'POST', '/tables', { setup: setupOf(2), words: WORDS });
    const { table, invitation } = made;
    await bob.ask(old, 'POST', `/tables/${String(table)}/seats`, {
      invitation,
      words: WORDS,
    });
    const mine = await ann.ask(old, 'GET', '/me/tables');
    expect(JSON.stringify(mine)).toContain(table);
    expect(moveData(data, database)).toMatchObject({
      status: 2,
      stderr: expect.stringContaining('A server is running on this folder'),
    });
    await old.stop();

    const showing = await serverOn('--data', data, '--read-only', 'yes');
    const moved = moveData(data, database);
    expect({ status: moved.status, err: moved.stderr }).toMatchObject({ status: 0 });
    const { tables, logs, unplayable } = JSON.parse(moved.stdout) as {
      tables: { table: string; rows: number; hash: string }[];
      logs: number;
      unplayable: string[];
    };
    expect({ logs, unplayable }).toEqual({ logs: 1, unplayable: [] });
    expect(tables.find((one) => one.table === 'log')?.rows).toBeGreaterThan(2);
    expect(tables.find((one) => one.table === 'people')?.rows).toBe(2);
    expect(await ann.ask(showing, 'GET', '/me/tables')).toEqual(mine);
    expect(
      await ann.ask(showing, 'POST', '/tables', { setup: setupOf(2), words: WORDS }),
    ).toMatchObject({ code: 'read-only' });
    // The database is no longer empty, so a second move is refused.
    expect(moveData(data, database).status).toBe(2);
    await showing.stop();

    const fresh = await serverOn('--data', join(folder, 'node'), '--database', database);
    expect(await bob.ask(fresh, 'GET', '/session')).toMatchObject({
      person: { name: 'Bob' },
    });
    expect(await ann.ask(fresh, 'GET', '/me/tables')).toEqual(mine);
    const server = (...words: string[]) =>
      runProcess(folder, ['server', ...words, '--database', database]);
    expect(server('check')).toMatchObject({ status: 0, out: 'no problems found\n' });
    expect(server('backup', join(folder, 'copy.db'))).toMatchObject({ status: 0, err: '' });
    expect(server('migrate')).toMatchObject({ status: 0, out: 'up to date\n' });
  },
);
