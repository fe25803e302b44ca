// The commands `server` and `admin`: running a server, backing up, restoring and exporting its
// data, and managing its users.
import { spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { DatabaseSync } from 'node:sqlite';
import { expect, onTestFinished, test } from 'vitest';
import { main, newFolder, runProcess } from './run-cli.ts';

const QUIET = ['--port', '0', '--page', 'none', '--log-level', 'silent'];

async function serverOn(data: string) {
  const child = spawn(process.execPath, [main, 'server', 'start', '--data', data, ...QUIET], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise<number | null>((done) => child.once('exit', done));
  const stop = async () => {
    child.kill('SIGTERM');
    return await ended;
  };
  onTestFinished(async () => void (await stop()));
  const [first] = await createInterface(child.stdout)
    [Symbol.asyncIterator]()
    .next()
    .then(({ value }) => [String(value)]);
  return { address: /http:\S+\d/.exec(first ?? '')?.[0] ?? '', stop };
}

async function guest(address: string, name: string): Promise<string> {
  const answer = await fetch(`${address}/api/v1/session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name }),
  });
  const { person } = (await answer.json()) as { person: { id: string } };
  return person.id;
}

test('runs until a stop signal, and then leaves nothing open', async () => {
  const folder = newFolder();
  const data = join(folder, 'data');
  const { address, stop } = await serverOn(data);
  expect((await fetch(`${address}/healthz`)).status).toBe(200);
  expect(statSync(join(data, 'host.json')).mode & 0o077).toBe(0);
  expect(await stop()).toBe(0);
  expect(existsSync(join(data, 'host.json'))).toBe(false);
});

test('the host inspects and sanctions users, and every action is listed', async () => {
  const folder = newFolder();
  const data = join(folder, 'data');
  const admin = (...words: string[]) => runProcess(folder, ['admin', ...words, '--data', data]);
  expect(admin('status')).toMatchObject({ status: 2, err: `eminent: no server runs on ${data}\n` });
  const { address } = await serverOn(data);
  const ann = await guest(address, 'Ann');
  expect(admin('status').out).toMatch(/^people {2}1$/m);
  expect(admin('reports').out).toBe('none\n');
  const muted = admin('mute', ann, '--hours', '2', '--reason', 'rude words');
  expect(muted).toMatchObject({ status: 0, err: '' });
  const [, sanction = ''] = /^done {2}(\w+)$/m.exec(muted.out) ?? [];
  expect(admin('person', ann).out).toMatch(/Ann {2}guest[^]*mute {2}until .* rude words/);
  expect(admin('lift', sanction, '--reason', 'he is sorry').status).toBe(0);
  expect(admin('promote', ann)).toMatchObject({
    status: 2,
    err: 'eminent: Only an account can be an administrator.\n',
  });
  expect(admin('ban', ann)).toMatchObject({ status: 2 });
  expect(admin('ban', 'nobody', '--reason', 'x').err).toBe('eminent: There is no such person.\n');
  const audit = JSON.parse(admin('audit', '--json').out) as { rows: { by: string; did: string }[] };
  expect(audit.rows.map(({ by, did }) => [by, did])).toEqual([
    ['host', 'lift'],
    ['host', 'mute'],
  ]);
});

test('data is backed up while the server runs, and restored after it stopped', async () => {
  const folder = newFolder();
  const data = join(folder, 'data');
  const server = (...words: string[]) => runProcess(folder, ['server', ...words, '--data', data]);
  const { address, stop } = await serverOn(data);
  const ann = await guest(address, 'Ann');
  const file = join(folder, 'copy.db');
  expect(server('backup', file)).toMatchObject({ status: 0, err: '' });
  expect(server('backup', file)).toMatchObject({ status: 2 });
  const bob = await guest(address, 'Bob');
  expect(server('restore', file).err).toContain('another server uses this folder');
  expect(server('migrate').err).toContain('another server uses this folder');
  await stop();
  expect(server('check').out).toBe('no problems found\n');
  expect(server('restore', file).out).toContain('restored; the previous data is at');
  expect(server('migrate').out).toBe('up to date\n');
  await serverOn(data);
  const admin = (...words: string[]) => runProcess(folder, ['admin', ...words, '--data', data]);
  expect([admin('person', ann).status, admin('person', bob).status]).toEqual([0, 2]);
});

test('a table whose log cannot be played is named', async () => {
  const folder = newFolder();
  const data = join(folder, 'data');
  const { stop } = await serverOn(data);
  await stop();
  const check = () => runProcess(folder, ['server', 'check', '--data', data]);
  expect(check()).toMatchObject({ status: 0, out: 'no problems found\n' });
  const database = new DatabaseSync(join(data, 'eminent.db'));
  database.prepare('insert into log ("table", seq, at, body) values (?, 1, 1, ?)').run('odd', '{}');
  database.close();
  expect(check()).toMatchObject({
    status: 2,
    err: 'eminent: logs that cannot be replayed under these rules: odd\n',
  });
});

test('an export without finished games writes nothing, and without data it fails', async () => {
  const folder = newFolder();
  const data = join(folder, 'data');
  const games = join(folder, 'games');
  const out = () => runProcess(folder, ['server', 'export', games, '--data', data]);
  expect(out()).toMatchObject({ status: 2 });
  await serverOn(data);
  expect(out()).toMatchObject({ status: 0, out: `0 games written to ${games}\n` });
  expect(readdirSync(games)).toEqual([]);
});

test('the help names every setting with its environment variable', () => {
  const { out } = runProcess(newFolder(), ['server', 'start', '--help']);
  expect(out).toContain('--public-url <url>');
  expect(out).toContain('EMINENT_PUBLIC_URL');
  const all = runProcess(newFolder(), ['server', '--help']).out;
  for (const name of ['start', 'backup', 'restore', 'export', 'migrate', 'check']) {
    expect(all).toMatch(new RegExp(`^  ${name} `, 'm'));
  }
});

test('other commands do not load the server', () => {
  const source = readFileSync(new URL('../src/commands/server.ts', import.meta.url), 'utf8');
  expect(source).not.toMatch(/^import .*'@eminent\/server'/m);
});
