// The server of online tables. Its parts are opened from the ground up: what is kept, who people are, tables, http, socket.
import type { AddressInfo } from 'node:net';
import { addRoutes, type AppParts, createApp, type PageHandler } from './http/app.ts';
import type { Config } from './config.ts';
import { openApi } from './http/openapi.ts';
import type { Route } from './http/route.ts';
import { createLog } from './ops/logging.ts';
import { whoAsks } from './people/asking.ts';
import { type PeopleParts, placeOf } from './people/parts.ts';
import { peopleRoutes } from './people/routes.ts';
import { openStore } from './store/index.ts';

export { type Config, ConfigError, readConfig, readFlagsOf, settingsHelp } from './config.ts';

export interface RunningServer {
  /** Such as http://localhost:4173. */
  readonly address: string;
  readonly port: number;
  /** No new tables, a farewell to whoever is there, everything written, and out. */
  close(): Promise<void>;
}

/** What a caller may bring: the page to serve. */
export interface Extras {
  readonly page?: PageHandler;
}

export async function startServer(config: Config, extras: Extras = {}): Promise<RunningServer> {
  const log = createLog(config.logLevel);
  const store = await openStore({ folder: config.data });
  const ground = { db: store.db, now: Date.now };
  const place = placeOf(config.publicUrl);
  const people: PeopleParts = {
    ground,
    cookies: { secure: (request) => place(request).origin.startsWith('https:') },
    build: 'unknown',
    push: undefined,
    mailer: undefined,
    place,
    waitingFor: () => Promise.resolve(0),
  };
  const routes: Route[] = [...peopleRoutes(people)];
  const parts: AppParts = {
    log,
    trustProxy: config.trustProxy,
    publicUrl: config.publicUrl,
    perMinute: config.requestLimit,
    connections: config.connections,
    page: extras.page,
    whoAsks: (request) => whoAsks(ground, request),
  };
  const app = await createApp(parts);
  addRoutes(app, parts, routes);
  const document = openApi(routes);
  app.get('/api/v1/openapi.json', () => document);
  await app.listen({ host: config.host, port: config.port });
  const { port } = app.server.address() as AddressInfo;
  const close = async () => {
    await app.close();
    await store.close();
  };
  return { address: addressOf(config.host, port), port, close };
}

/** An address that a browser on this machine can open. */
function addressOf(host: string, port: number): string {
  const shown = host === '0.0.0.0' || host === '::' ? 'localhost' : host;
  return `http://${shown.includes(':') ? `[${shown}]` : shown}:${port}`;
}
