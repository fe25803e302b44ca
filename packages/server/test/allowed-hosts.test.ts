// Accepted host names: requests under other names are refused (DNS rebinding).
import { writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { started, temporaryFolder } from './test-server.ts';

function ask(port: number, path: string, headers: Record<string, string>) {
  return new Promise<{ status: number; body: string }>((done, fail) => {
    const asking = request({ host: '127.0.0.1', port, path, headers, agent: false }, (answer) => {
      let body = '';
      answer.setEncoding('utf8').on('data', (part: string) => (body += part));
      answer.on('end', () => {
        asking.destroy();
        done({ status: answer.statusCode ?? 0, body });
      });
    });
    asking.on('upgrade', (_, socket) => {
      socket.destroy();
      done({ status: 101, body: '' });
    });
    asking.on('error', fail).end();
  });
}

const UPGRADE = {
  connection: 'upgrade',
  upgrade: 'websocket',
  'sec-websocket-version': '13',
  'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==',
};

async function withPage(settings: object) {
  const page = temporaryFolder();
  writeFileSync(join(page, 'index.html'), '<p>page</p>');
  return started({ page, ...settings });
}

test('unknown host names are refused for the page, the API and the socket, regardless of forwarded headers', async () => {
  const { port } = await withPage({});
  for (const host of ['evil.example', `evil.example:${port}`, '@']) {
    for (const more of [{}, { 'x-forwarded-host': 'localhost' }]) {
      const headers = { host, ...more };
      // oxlint-disable-next-line no-await-in-loop
      const api = await ask(port, '/api/v1/session', headers);
      expect([host, api.status]).toEqual([host, 421]);
      expect(api.body).toContain('unknown-host');
      // oxlint-disable-next-line no-await-in-loop
      const page = await ask(port, '/', headers);
      expect([host, page.status]).toEqual([host, 421]);
      expect(page.body).toContain('--names');
      // oxlint-disable-next-line no-await-in-loop
      const socket = await ask(port, '/api/v1/socket', { ...headers, ...UPGRADE });
      expect([host, socket.status]).toEqual([host, 421]);
      // oxlint-disable-next-line no-await-in-loop
      expect((await ask(port, '/metrics', headers)).status).toBe(421);
    }
  }
});

test('own names, IP addresses and configured names are accepted', async () => {
  const { port } = await withPage({
    'public-url': 'https://games.example.org',
    names: 'Games.lan, nas.local',
  });
  const known = [
    `localhost:${port}`,
    'LOCALHOST',
    'games.localhost',
    `127.0.0.1:${port}`,
    '192.168.1.5',
    `[::1]:${port}`,
    hostname(),
    'games.example.org',
    'games.example.org.',
    'games.lan:80',
    'nas.local',
  ];
  for (const host of known) {
    for (const path of ['/', '/api/v1/session']) {
      // oxlint-disable-next-line no-await-in-loop
      expect([host, (await ask(port, path, { host })).status]).toEqual([host, 200]);
    }
  }
});

test('health checks are answered under any name', async () => {
  const { port } = await started();
  for (const path of ['/healthz', '/readyz', '/version']) {
    // oxlint-disable-next-line no-await-in-loop
    expect([path, (await ask(port, path, { host: 'node-7' })).status]).toEqual([path, 200]);
  }
});
