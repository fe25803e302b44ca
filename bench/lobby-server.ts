// Serves the built page with its own server and a few online tables: some open, one in progress.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CLOCKS } from '@eminent/protocol/online';
import { readConfig, startServer } from '@eminent/server';
import { requirePage } from '../tools/build.ts';
import { makeTable, Guest } from '../tools/online/http-client.ts';
import { distFolder } from '../tools/paths.ts';
import { tableSetup } from '../tools/online/table-setup.ts';

export interface ServedLobby {
  readonly url: string;
  readonly close: () => Promise<void>;
}

const HOSTS = [
  ['Vega', 3],
  ['Rigel', 4],
  ['Castor', 2],
  ['Orion', 3],
] as const;

export async function serveLobby(): Promise<ServedLobby> {
  await requirePage();
  const data = mkdtempSync(join(tmpdir(), 'eminent-lobby-'));
  const settings = {
    host: '127.0.0.1',
    port: '0',
    data,
    page: distFolder,
    'request-limit': '0',
    'socket-limit': '0',
    'log-level': 'error',
  };
  const server = await startServer(readConfig(settings, {}));
  for (const [name, players] of HOSTS) {
    const host = await Guest.signIn(server.port, name);
    await makeTable(server.port, tableSetup(players, { clock: CLOCKS.day, join: 'listed' }), [
      host,
    ]);
  }
  const two = await Promise.all(['Lyra', 'Noor'].map((name) => Guest.signIn(server.port, name)));
  await makeTable(server.port, tableSetup(2, { clock: CLOCKS.day, join: 'listed' }), two);
  return {
    url: `http://127.0.0.1:${server.port}`,
    close: async () => {
      await server.close();
      rmSync(data, { recursive: true, force: true });
    },
  };
}
