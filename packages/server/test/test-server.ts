// A whole server for tests: on a free port, with a folder of its own that goes with it.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import {
  type Drill,
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

/** Started for one test, and closed with it. In the gate SQLite runs in this thread unless the drill needs one of its own. */
export async function started(settings: Settings = {}, drill: Drill = {}): Promise<RunningServer> {
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
  // Waiting for the disk would stop everything in this thread.
  const waits = drill.commitDelayMs !== undefined || drill.busyMs !== undefined;
  const inline = !isDeep && !waits;
  const server = await startServer(config, { inline, passwordCost: CHEAP_PASSWORDS, ...drill });
  onTestFinished(() => server.close());
  return server;
}
