// An app for tests, with the routes that a test names and whoever it says is asking.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { afterAll } from 'vitest';
import { addRoutes, type AppParts, createApp } from '../src/http/app.ts';
import { knownHosts } from '../src/http/allowed-hosts.ts';
import type { Route } from '../src/http/route.ts';
import { createLog } from '../src/ops/logging.ts';
import { Metrics } from '../src/ops/metrics.ts';
import type { Ground } from '../src/accounts/context.ts';
import type { Person } from '../src/accounts/user.ts';
import { openStore, type Store } from '../src/store/index.ts';
import { isDeep } from '../../../tools/test-depth.ts';

export const ANN: Person = { id: 'ann', name: 'Ann', kind: 'guest', admin: false };
export const ROOT: Person = { id: 'root', name: 'Root', kind: 'account', admin: true };

const open: { readonly store: Store; readonly folder: string }[] = [];
afterAll(async () => {
  for (const { store, folder } of open.splice(0)) {
    // oxlint-disable-next-line no-await-in-loop
    await store.close();
    rmSync(folder, { recursive: true, force: true });
  }
});

async function freshGround(): Promise<Ground> {
  const folder = mkdtempSync(join(tmpdir(), 'eminent-app-'));
  const store = await openStore({ folder, inline: !isDeep });
  open.push({ store, folder });
  return { db: store.db, now: Date.now };
}

/** An app and the lines that it has logged. The header x-person says who asks. */
export async function appWith(routes: readonly Route[], parts: Partial<AppParts> = {}) {
  const stream = new PassThrough();
  const lines: string[] = [];
  stream.on('data', (chunk: Buffer) => lines.push(String(chunk)));
  const whole: AppParts = {
    log: createLog('debug', stream),
    metrics: new Metrics(),
    trustProxy: false,
    publicUrl: undefined,
    hosts: knownHosts(parts.publicUrl === undefined ? [] : [new URL(parts.publicUrl).hostname]),
    perMinute: 0,
    connections: 100,
    page: undefined,
    ground: parts.ground ?? (await freshGround()),
    whoAsks: (request) =>
      Promise.resolve([ANN, ROOT].find(({ id }) => id === request.headers['x-person'])),
    ...parts,
  };
  const app = await createApp(whole);
  addRoutes(app, whole, routes);
  return { app, lines };
}
