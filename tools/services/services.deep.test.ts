// The test services start, survive a kill, and leave no files or processes behind.
import { execFileSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { findPostgres, startPostgres } from './postgres.ts';
import { findRedis, startRedis } from './redis.ts';

const bin = findPostgres();

/** Whether a port accepts connections. */
function listens(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.on('connect', () => resolve(true));
    socket.on('error', () => resolve(false));
    socket.on('close', () => socket.destroy());
    socket.on('connect', () => socket.destroy());
  });
}

test.runIf(bin !== undefined)('PostgreSQL keeps what was committed when it is killed', async () => {
  const engine = await startPostgres({ durable: true });
  onTestFinished(() => engine.stop());
  const ask = (sql: string) =>
    execFileSync(join(bin ?? '', 'psql'), ['-Atqc', sql, engine.url()], { encoding: 'utf8' });
  ask('create table kept (n int); insert into kept values (7)');
  await engine.kill();
  expect(await listens(engine.port)).toBe(false);
  await engine.restart();
  expect(ask('select n from kept').trim()).toBe('7');
  const folder = ask('show data_directory').trim();
  await engine.stop();
  expect(await listens(engine.port)).toBe(false);
  expect(globSync(folder)).toEqual([]);
});

test.runIf(findRedis() !== undefined)('Redis comes back on its port', async () => {
  const engine = await startRedis();
  onTestFinished(() => engine.stop());
  expect(await listens(engine.port)).toBe(true);
  await engine.kill();
  expect(await listens(engine.port)).toBe(false);
  await engine.restart();
  expect(await listens(engine.port)).toBe(true);
  await engine.stop();
  expect(await listens(engine.port)).toBe(false);
  expect(globSync(join(tmpdir(), `eminent-redis-*/${engine.port}`))).toEqual([]);
});
