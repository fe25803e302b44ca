// An app for tests, with the routes that a test names and whoever it says is asking.
import { PassThrough } from 'node:stream';
import { addRoutes, type AppParts, createApp } from '../src/http/app.ts';
import type { Route } from '../src/http/route.ts';
import { createLog } from '../src/ops/logging.ts';
import { Metrics } from '../src/ops/metrics.ts';
import type { Person } from '../src/people/who.ts';

export const ANN: Person = { id: 'ann', name: 'Ann', kind: 'guest', admin: false };
export const ROOT: Person = { id: 'root', name: 'Root', kind: 'account', admin: true };

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
    perMinute: 0,
    connections: 100,
    page: undefined,
    whoAsks: (request) =>
      Promise.resolve([ANN, ROOT].find(({ id }) => id === request.headers['x-person'])),
    ...parts,
  };
  const app = await createApp(whole);
  addRoutes(app, whole, routes);
  return { app, lines };
}
