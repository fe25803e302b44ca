// Starts the server of online tables. Also exports its settings and the maintenance functions.
import type { AddressInfo } from 'node:net';
import { networkAddresses, localAddress } from './addresses.ts';
import type { Config } from './config.ts';
import type { App } from './http/app.ts';
import { openApp, openOps, openSockets } from './bootstrap/http.ts';
import { followCluster } from './bootstrap/cluster.ts';
import { type BootContext, type TestOptions, createBootContext } from './bootstrap/context.ts';
import { openServices, type Services } from './bootstrap/services.ts';
import { openTables, type Tables } from './bootstrap/tables.ts';
import { Shutdown } from './ops/shutdown.ts';
import { deleteHostFile, writeHostFile } from './ops/host-file.ts';
import { resumeSeatMoves } from './accounts/sign-in.ts';
import { startHousekeeping } from './accounts/housekeeping.ts';

export {
  type Config,
  ConfigError,
  readConfig,
  SETTING_OPTIONS,
  type Settings,
  settingsHelp,
} from './config.ts';
export { listenTrouble, networkAddresses, localAddress } from './addresses.ts';
export { openPage, type Page, serveFolder } from './http/page.ts';
export type { TestOptions } from './bootstrap/context.ts';
export {
  backUpData,
  checkData,
  exportGames,
  migrateData,
  restoreData,
  unplayableIn,
} from './ops/data-maintenance.ts';
export { claimFolder } from './ops/data-folder-lock.ts';
export { StoreError } from './store/index.ts';

export interface RunningServer {
  /** The URL for a browser on this machine. */
  readonly address: string;
  /** URLs for other machines; empty unless the server listens on all interfaces. */
  readonly network: readonly string[];
  readonly port: number;
  /** Shuts down gracefully: closes the sockets, HTTP, the tables and the store, in this order. */
  close(): Promise<void>;
}

/** Starts the server. If a part fails, closes those started before and throws the error. */
export async function startServer(
  config: Config,
  options: TestOptions = {},
): Promise<RunningServer> {
  const shutdown = new Shutdown();
  try {
    return await open(config, options, shutdown);
  } catch (error) {
    await shutdown.close();
    throw error;
  }
}

async function open(
  config: Config,
  options: TestOptions,
  shutdown: Shutdown,
): Promise<RunningServer> {
  const boot = await createBootContext(config, options, shutdown);
  const tables = openTables(boot);
  const services = openServices(boot, tables, () => sockets);
  const app = await openApp(boot, services);
  const sockets = await openSockets(boot, tables, services, app);
  followCluster(boot, tables, sockets);
  await begin(boot, tables, services);
  openOps(boot, services, app);
  return listen(boot, app);
}

async function begin(
  boot: BootContext,
  { hub, finished }: Tables,
  { tableQueries }: Services,
): Promise<void> {
  const { context, log, shutdown, uptime } = boot;
  if (boot.store.isReadOnly) return;
  await uptime.start();
  shutdown.defer(() => uptime.close());
  hub.start();
  await finished.start();
  await resumeSeatMoves(context, tableQueries);
  shutdown.defer(
    startHousekeeping(context, tableQueries, (error) =>
      log.error({ err: error }, 'cleanup failed'),
    ),
  );
}

async function listen(boot: BootContext, app: App): Promise<RunningServer> {
  const { config, shutdown, log, hostKey, build } = boot;
  await app.listen({ host: config.host, port: config.port });
  const { port } = app.server.address() as AddressInfo;
  const address = localAddress(config.host, port);
  writeHostFile(config.data, { address, key: hostKey });
  shutdown.defer(() => deleteHostFile(config.data));
  log.info({ host: config.host, port, build: build() }, 'listening');
  const network = networkAddresses(config.host, port);
  return { address, network, port, close: () => shutdown.close() };
}
