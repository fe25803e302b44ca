// An app for tests, with given routes and a given user.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { afterAll } from 'vitest';
import { addRoutes, type AppDeps, createApp } from '../src/http/app.ts';
import { allowedHosts } from '../src/http/allowed-hosts.ts';
import type { Route } from '../src/http/route.ts';
import { createLog } from '../src/telemetry/logging.ts';
import { Metrics } from '../src/telemetry/metrics.ts';
import type { ServiceContext } from '../src/core/context.ts';
import type { User } from '../src/core/user.ts';
import { openStore, type Store } from '../src/store/index.ts';
import { isDeep } from '../../../tools/test-depth.ts';

const ANN: User = { id: 'ann', name: 'Ann', kind: 'guest', admin: false };
export const ROOT: User = { id: 'root', name: 'Root', kind: 'account', admin: true };

const open: { readonly store: Store; readonly folder: string }[] = [];
afterAll(async () => {
  for (const { store, folder } of open.splice(0)) {
    // oxlint-disable-next-line no-await-in-loop
    await store.close();
    rmSync(folder, { recursive: true, force: true });
  }
});

async function freshContext(): Promise<ServiceContext> {
  const folder = mkdtempSync(join(tmpdir(), 'eminent-app-'));
  const store = await openStore({ folder, inline: !isDeep });
  open.push({ store, folder });
  return { db: store.db, now: Date.now };
}

/** The header `x-person` names the user of a request. */
export async function appWith(routes: readonly Route[], deps: Partial<AppDeps> = {}) {
  const stream = new PassThrough();
  const lines: string[] = [];
  stream.on('data', (chunk: Buffer) => lines.push(String(chunk)));
  const whole: AppDeps = {
    log: createLog('debug', stream),
    metrics: new Metrics(),
    trustProxy: false,
    publicUrl: undefined,
    hosts: allowedHosts(deps.publicUrl === undefined ? [] : [new URL(deps.publicUrl).hostname]),
    perMinute: 0,
    connections: 100,
    page: undefined,
    context: deps.context ?? (await freshContext()),
    authenticate: (request) =>
      Promise.resolve([ANN, ROOT].find(({ id }) => id === request.headers['x-person'])),
    ...deps,
  };
  const app = await createApp(whole);
  addRoutes(app, whole, routes);
  return { app, lines };
}
