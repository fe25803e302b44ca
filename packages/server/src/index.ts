// The server of online tables. Its parts are opened from the ground up: what is kept, tables, services for people, http, socket.
import type { AddressInfo } from 'node:net';
import { networkAddresses, ownAddress } from './addresses.ts';
import type { Config } from './config.ts';
import type { App } from './http/app.ts';
import { openApp, openOps, openSockets } from './bootstrap/http.ts';
import { type Base, type Drill, openBase } from './bootstrap/context.ts';
import { openAsking } from './bootstrap/poll-fallback.ts';
import { openServices, type Services } from './bootstrap/services.ts';
import { openTables, type Tables } from './bootstrap/tables.ts';
import { Closing } from './ops/shutdown.ts';
import { forgetHost, tellHost } from './ops/host-file.ts';
import { moveSeatsLeft } from './accounts/sign-in.ts';
import { keepTidy } from './accounts/housekeeping.ts';

export {
  type Config,
  ConfigError,
  readConfig,
  SETTING_OPTIONS,
  type Settings,
  settingsHelp,
} from './config.ts';
export { listenTrouble, networkAddresses, ownAddress } from './addresses.ts';
export { openPage, type Page, serveFolder } from './http/page.ts';
export type { Drill } from './bootstrap/context.ts';
export {
  backUpData,
  checkData,
  exportGames,
  migrateData,
  restoreData,
  unplayableIn,
} from './ops/data-maintenance.ts';
export { type Moved, moveData } from './ops/migrate-to-postgres.ts';
export { claimFolder } from './ops/data-folder-lock.ts';
export { type RunningWorker, startWorker } from './bootstrap/bot-worker.ts';
export { StoreError } from './store/index.ts';

export interface RunningServer {
  /** Such as http://localhost:4173, for a browser on this machine. */
  readonly address: string;
  /** The same for other machines of the network, where the server lets them in. */
  readonly network: readonly string[];
  readonly port: number;
  /** No new tables, a farewell to whoever is there, everything written, and out. */
  close(): Promise<void>;
}

/** Opens everything; where one part cannot be opened, those before it are closed again. */
export async function startServer(config: Config, drill: Drill = {}): Promise<RunningServer> {
  const closing = new Closing();
  try {
    return await open(config, drill, closing);
  } catch (error) {
    await closing.close();
    throw error;
  }
}

async function open(config: Config, drill: Drill, closing: Closing): Promise<RunningServer> {
  const base = await openBase(config, drill, closing);
  const tables = await openTables(base);
  const services = openServices(base, tables, () => sockets);
  const app = await openApp(base, services);
  const sockets = await openSockets(base, tables, services, app);
  openAsking(base, tables, sockets);
  await begin(base, tables, services);
  openOps(base, services, app);
  return listen(base, app);
}

/** What goes on by itself from now on. */
async function begin(base: Base, { hub, finished }: Tables, { traces }: Services): Promise<void> {
  const { ground, log, closing, uptime } = base;
  if (base.store.isReadOnly) return;
  await uptime.start();
  closing.last(() => uptime.close());
  hub.start();
  await finished.start();
  await moveSeatsLeft(ground, traces);
  closing.last(keepTidy(ground, traces, (error) => log.error({ err: error }, 'not tidied up')));
}

async function listen(base: Base, app: App): Promise<RunningServer> {
  const { config, closing, log, hostKey, build } = base;
  await app.listen({ host: config.host, port: config.port });
  const { port } = app.server.address() as AddressInfo;
  const address = ownAddress(config.host, port);
  tellHost(config.data, { address, key: hostKey });
  closing.last(() => forgetHost(config.data));
  log.info({ host: config.host, port, build: build() }, 'listening');
  const network = networkAddresses(config.host, port);
  return { address, network, port, close: () => closing.close() };
}
