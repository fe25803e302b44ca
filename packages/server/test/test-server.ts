// A complete server for tests, on a free port and with a temporary folder.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import {
  type TestOptions,
  type RunningServer,
  readConfig,
  type Settings,
  startServer,
} from '../src/index.ts';
import { isDeep } from '../../../tools/test-depth.ts';
import { CHEAP_PASSWORDS, storePlace } from './test-database.ts';

export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'eminent-server-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** The server is closed after the test. In fast tests SQLite runs in this thread if possible. */
export async function started(
  settings: Settings = {},
  options: TestOptions = {},
): Promise<RunningServer> {
  const data = settings.data ?? temporaryFolder();
  const { database } = await storePlace(data);
  const config = readConfig(
    {
      port: '0',
      host: '127.0.0.1',
      page: 'none',
      'log-level': 'silent',
      'request-limit': '0',
      'socket-limit': '0',
      database,
      ...settings,
      data,
    },
    {},
  );
  // In this thread, a wait for the disk or for a lock would block the test.
  const waits = options.commitDelayMs !== undefined || options.busyMs !== undefined;
  const inline = !isDeep && !waits;
  const server = await startServer(config, { inline, passwordCost: CHEAP_PASSWORDS, ...options });
  onTestFinished(() => server.close());
  return server;
}
