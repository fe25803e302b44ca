// The last two steps of docs/tutorials/first-bot.md on a real server: the bot creates a rated
// table, plays there, and gets a rating.
import { execFile, spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { blocksOf } from '../../../tools/tutorials/tutorial.ts';
import { inRoot } from '../../../tools/paths.ts';
import { started, temporaryFolder } from './test-server.ts';

const run = promisify(execFile);
const hasTools = ['python3', 'curl'].every((one) => spawnSync(one, ['--version']).status === 0);

/** The test plays against the bot level Captain, which thinks at normal speed. */
const PATIENCE_MS = 600_000;

test.runIf(hasTools)(
  'the bot creates a rated table and plays there',
  async () => {
    const { address } = await started();
    const ask = async (method: string, path: string, token: string, body?: object) => {
      const headers = {
        'content-type': 'application/json',
        ...(token === '' ? {} : { authorization: `Bearer ${token}` }),
      };
      const sent = { method, headers, ...(body && { body: JSON.stringify(body) }) };
      return await (await fetch(`${address}/api/v1${path}`, sent)).json();
    };
    const { token } = await ask('POST', '/session', '', { name: 'Ada', token: true });
    await ask('PUT', '/me/password', token, { login: 'ada', password: 'a long password' });
    const made = await ask('POST', '/me/bots', token, { name: 'First Bot' });

    const folder = temporaryFolder();
    mkdirSync(join(folder, 'examples'));
    mkdirSync(join(folder, 'my-bot'));
    copyFileSync(inRoot('examples/online_bot.py'), join(folder, 'examples/online_bot.py'));
    copyFileSync(inRoot('examples/bot.py'), join(folder, 'my-bot/bot.py'));
    const [create = '', play = ''] = blocksOf('first-bot')
      .filter(({ about }) => about === 'online')
      .map(({ text }) => text.replaceAll('http://localhost:4173', address));
    const env = { ...process.env, EMINENT_TOKEN: made.token };
    const shell = async (script: string) =>
      (await run('sh', ['-c', script], { cwd: folder, env })).stdout;
    const { table, invitation } = JSON.parse(await shell(create));
    expect(await shell(play.replace('INVITATION', invitation))).toMatch(
      new RegExp(`^${table}: \\[\\d+, \\d+\\]\\n$`),
    );
    const profile = await ask('GET', `/people/${made.bot.id}`, token);
    expect(profile.ratings).toMatchObject([{ players: 2, games: 1 }]);
  },
  PATIENCE_MS,
);
