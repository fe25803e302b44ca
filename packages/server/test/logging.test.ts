// The log of a server during whole games contains events and nothing secret.
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type MadeTable, parseProof } from '@eminent/protocol/online';
import { expect, test } from 'vitest';
import { exportGames } from '../src/index.ts';
import { storePlace } from './test-database.ts';
import { started, temporaryFolder } from './test-server.ts';
import { Client } from './tables/client.ts';
import { setupOf, WORDS } from './tables/test-hub.ts';

const PASSWORD = 'seven violet comets';
const TALK = 'quite unlikely words';

function cookieOf(answer: Response): string | undefined {
  return answer.headers.get('set-cookie')?.split(';')[0];
}

async function begun(address: string, name: string) {
  const session = await fetch(`${address}/api/v1/session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: address },
    body: JSON.stringify({ name }),
  });
  let cookie = cookieOf(session) ?? '';
  const tokens = [cookie];
  const ask = async <T>(method: string, path: string, body: object): Promise<T> => {
    const answer = await fetch(`${address}/api/v1${path}`, {
      method,
      headers: { 'content-type': 'application/json', origin: address, cookie },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(await answer.text());
    // A user who gains rights gets a new token.
    cookie = cookieOf(answer) ?? cookie;
    tokens.push(cookie);
    return (await answer.json()) as T;
  };
  const socket = () =>
    Client.open(`${address.replace('http', 'ws')}/api/v1/socket`, undefined, {
      cookie,
      origin: address,
    });
  return { tokens, ask, socket };
}

/** Plays to the end with varied options. */
async function play(clients: readonly Client[], table: string): Promise<void> {
  for (const client of clients) await client.watch(table);
  for (let turn = 0; clients.some((client) => client.shown?.phase === 'playing'); turn++) {
    const decider = clients.find((client) => client.view?.decision !== undefined);
    if (decider?.shown?.game === undefined) throw new Error('no open question');
    const options = decider.view?.decision?.options ?? [];
    const token = options[(turn * 7) % options.length]?.token ?? '';
    const { question } = decider.shown.game;
    await decider.ask({ type: 'answer', question, tokens: [token], finish: false });
    const { seq } = decider.shown;
    for (const client of clients) await client.until(() => (client.shown?.seq ?? 0) >= seq);
  }
}

test('the log of whole games and accounts contains no secrets', async () => {
  const lines: string[] = [];
  const logTo = { write: (line: string) => void lines.push(line) };
  const data = temporaryFolder();
  const { address } = await started({ 'log-level': 'debug', data }, { logTo });
  const [ann, bob] = [await begun(address, 'Ann'), await begun(address, 'Bob')];
  const account = { login: 'ann-login', password: PASSWORD };
  const { codes = [] } = await ann.ask<{ codes?: string[] }>('PUT', '/me/password', account);
  const made = await ann.ask<MadeTable>('POST', '/tables', {
    setup: setupOf(2, { rated: false }),
    words: WORDS,
  });
  const seat = { invitation: made.invitation, words: WORDS };
  await bob.ask('POST', `/tables/${made.table}/seats`, seat);
  const clients = [await ann.socket(), await bob.socket()];
  const [first] = clients;
  await first?.watch(made.table);
  await first?.ask({ type: 'say', text: TALK });
  await play(clients, made.table);
  const [shown] = clients.map((client) => client.shown);
  const record = shown?.result?.record ?? '';
  const seed = JSON.stringify(shown?.result?.proof);
  expect(record.length).toBeGreaterThan(500);

  const log = lines.join('');
  expect(lines.length).toBeGreaterThan(5);
  for (const line of lines) expect(() => JSON.parse(line) as unknown).not.toThrow();
  const secrets = [
    PASSWORD,
    TALK,
    WORDS,
    ...[...ann.tokens, ...bob.tokens].map((cookie) => cookie.split('=')[1] ?? ''),
    made.invitation,
    made.watch ?? made.invitation,
    'ann-login',
    ...codes,
    ...(seed.match(/[0-9a-f]{32,}/g) ?? []),
    ...(record.match(/seed\S*[= ](\S{6,})/) ?? []).slice(1),
  ];
  expect(secrets.length).toBeGreaterThan(12);
  for (const secret of secrets) {
    expect(secret.length).toBeGreaterThan(5);
    expect([secret, log.includes(secret)]).toEqual([secret, false]);
  }
  const figures = await (await fetch(`${address}/metrics`)).text();
  expect(figures).toMatch(/^eminent_commands_total\{kind="answer"\} \d{2,}$/m);
  expect(figures).toMatch(/^eminent_answer_seconds_count\{part="commit"\} \d{2,}$/m);
  expect(figures).toMatch(/^eminent_sockets 2$/m);
  expect(figures).toMatch(/^eminent_tables_in_memory 1$/m);
  for (const secret of secrets) expect(figures).not.toContain(secret);
  // The log contains no names of cards or options, so it contains no game record.
  expect(log).not.toMatch(/survey|warfare|colonize|produce|research|politics/i);

  // Exports the game with its proof while the server runs.
  const into = temporaryFolder();
  expect(await exportGames(await storePlace(data), into)).toEqual({ games: 1, unplayable: [] });
  expect(readFileSync(join(into, `${made.table}.txt`), 'utf8')).toBe(record);
  const proof = parseProof(readFileSync(join(into, `${made.table}.proof.json`), 'utf8'));
  expect(proof.ok).toBe(true);

  // A file error is reported as such, and not as an unplayable game.
  const blocked = temporaryFolder();
  mkdirSync(join(blocked, `${made.table}.txt`));
  const failed = exportGames(await storePlace(data), blocked);
  await expect(failed).rejects.toMatchObject({ syscall: 'open' });
});
