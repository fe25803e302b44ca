// Opens what all other parts need: log, metrics, data folder, store, page, restrictions, push keys
// and cluster.
import type { DestinationStream } from 'pino';
import type { Config } from '../config.ts';
import { openPage, type Page } from '../http/page.ts';
import { newHostKey } from '../moderation/host-key.ts';
import { Restrictions } from '../moderation/restrictions.ts';
import { openVapid, type Vapid } from '../notify/vapid.ts';
import { claimFolder } from '../ops/data-folder-lock.ts';
import type { Shutdown } from '../ops/shutdown.ts';
import { createLog } from '../telemetry/logging.ts';
import { Metrics } from '../telemetry/metrics.ts';
import { openTracing, type Tracing } from '../telemetry/tracing.ts';
import { Uptime } from '../ops/uptime.ts';
import { StoreHealth, watchStore } from '../ops/store-health.ts';
import type { PasswordCost, ServiceContext } from '../core/context.ts';
import { readOnlyStore, openStore } from '../store/index.ts';
import { extendSeeks } from '../lobby/matchmaking/matchmaker.ts';
import type { ClusterDeps, ClusterNode } from '../cluster.ts';

/** Options for tests, failure drills (tools/drills) and benchmarks. */
export interface TestOptions {
  /** Delay of each commit, to simulate a slow disk. */
  readonly commitDelayMs?: number;
  /** How long a write waits, in milliseconds, while another process holds the SQLite file. */
  readonly busyMs?: number;
  readonly logTo?: DestinationStream;
  /** Runs SQLite in the calling thread without fsync, for tests only. */
  readonly inline?: boolean;
  readonly passwordCost?: PasswordCost | undefined;
}

export interface BootContext {
  readonly config: Config;
  readonly shutdown: Shutdown;
  readonly log: ReturnType<typeof createLog>;
  readonly metrics: Metrics;
  readonly tracing: Tracing | undefined;
  readonly store: Awaited<ReturnType<typeof openStore>>;
  readonly health: StoreHealth;
  readonly uptime: Uptime;
  readonly context: ServiceContext;
  /** Undefined if the server has no page. */
  readonly page: Page | undefined;
  /** The name of the served build of the page; `none` without a page. */
  readonly build: () => string;
  readonly restrictions: Restrictions;
  /** Local programs with this key have administrator rights. */
  readonly hostKey: string;
  readonly vapid: Vapid;
  /** Undefined if neither Redis nor PostgreSQL is configured. */
  readonly cluster: ClusterNode | undefined;
}

async function openCluster(
  { redis, database }: Config,
  deps: Omit<ClusterDeps, 'redis'>,
): Promise<ClusterNode | undefined> {
  if (redis === undefined && database === undefined) return undefined;
  const { joinCluster } = await import('@eminent/cluster');
  return joinCluster({ redis, ...deps });
}

export async function createBootContext(
  config: Config,
  { logTo, passwordCost, ...storeOptions }: TestOptions,
  shutdown: Shutdown,
): Promise<BootContext> {
  const log = createLog(config.logLevel, logTo);
  const metrics = new Metrics();
  const tracing = await openTracing(config.tracing);
  const { data: folder, database } = config;
  const claim = claimFolder(folder, { isShared: database !== undefined });
  shutdown.defer(() => claim.release());
  const opened = await openStore({ folder, database, ...storeOptions });
  shutdown.defer(() => opened.close());
  const health = new StoreHealth(Date.now);
  const store = config.readOnly ? readOnlyStore(opened) : health.watch(opened);
  watchStore(metrics, store);
  const { heartbeats } = store;
  const uptime = new Uptime({ heartbeats, log, now: Date.now, extend: extendSeeks });
  await uptime.load();
  const page = config.page === undefined ? undefined : openPage(config.page);
  const build = () => page?.build() ?? 'none';
  const context = { db: store.db, now: Date.now, isReadOnly: store.isReadOnly, passwordCost };
  const restrictions = await Restrictions.open(context);
  shutdown.defer(() => restrictions.close());
  const vapid = await openVapid(context, config.publicUrl);
  const hostKey = newHostKey();
  const { db, now } = context;
  const cluster = await openCluster(config, { db, now, log, build, shutdown });
  restrictions.notifyPeersWith(() => cluster?.peers.publishRestrictionsChanged());
  return {
    config,
    shutdown,
    log,
    metrics,
    tracing,
    store,
    health,
    uptime,
    context,
    page,
    build,
    restrictions,
    hostKey,
    vapid,
    cluster,
  };
}
