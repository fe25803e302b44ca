// What every part of a running server stands on: its log and figures, its data folder, the page, and what of the host is known at the start.
import type { DestinationStream } from 'pino';
import type { Config } from '../config.ts';
import { openPage, type Page } from '../http/page.ts';
import { newHostKey } from '../moderation/host-key.ts';
import { Standing } from '../moderation/restrictions.ts';
import { openVapid, type Vapid } from '../notify/vapid.ts';
import { claimFolder } from '../ops/data-folder-lock.ts';
import type { Closing } from '../ops/shutdown.ts';
import { createLog } from '../ops/logging.ts';
import { Metrics } from '../ops/metrics.ts';
import { openTracing, type Tracing } from '../ops/tracing.ts';
import { Uptime } from '../ops/uptime.ts';
import { StoreHealth, watchStore } from '../ops/store-health.ts';
import type { Channels } from '../cluster/pubsub.ts';
import type { Counters } from '../cluster/shared-counters.ts';
import type { Neighbours } from '../cluster/peers.ts';
import { Notices } from '../cluster/session-revocations.ts';
import type { Ground } from '../accounts/context.ts';
import type { PasswordCost } from '../accounts/passwords.ts';
import { onlyShowing, openStore } from '../store/index.ts';
import { extendSeeks } from '../lobby/matchmaking/matchmaker.ts';
import { openNeighbours } from './cluster.ts';

/** What only drills and measurements ask for. */
export interface Drill {
  /** Milliseconds added to each commit, to play a slower disk. */
  readonly commitDelayMs?: number;
  /** How long a write waits for another program that holds the file of SQLite. */
  readonly busyMs?: number;
  /** Where the log goes in place of standard output. */
  readonly logTo?: DestinationStream;
  /** Runs SQLite in the calling thread, without waiting for the disk; for tests only. */
  readonly inline?: boolean;
  /** Cheaper password hashes, for tests only. */
  readonly passwordCost?: PasswordCost | undefined;
}

export interface Base {
  readonly config: Config;
  readonly closing: Closing;
  readonly log: ReturnType<typeof createLog>;
  readonly metrics: Metrics;
  /** Where the host wants answers followed on their way. */
  readonly tracing: Tracing | undefined;
  readonly store: Awaited<ReturnType<typeof openStore>>;
  readonly health: StoreHealth;
  readonly uptime: Uptime;
  readonly ground: Ground;
  readonly page: Page | undefined;
  /** The build of the page that is served now. */
  readonly build: () => string;
  readonly standing: Standing;
  readonly hostKey: string;
  readonly vapid: Vapid;
  /** Other nodes on the same database, where there may be any. */
  readonly neighbours: Neighbours | undefined;
  readonly channels: Channels | undefined;
  readonly notices: Notices;
  /** Where all nodes count what somebody asks. */
  readonly counters: Counters | undefined;
}

export async function openBase(
  config: Config,
  { logTo, passwordCost, ...drill }: Drill,
  closing: Closing,
): Promise<Base> {
  const log = createLog(config.logLevel, logTo);
  const metrics = new Metrics();
  const tracing = await openTracing(config.tracing);
  const { data: folder, database } = config;
  const claim = claimFolder(folder, { isShared: database !== undefined });
  closing.last(() => claim.release());
  const whole = await openStore({ folder, database, ...drill });
  closing.last(() => whole.close());
  const health = new StoreHealth(Date.now);
  const store = config.readOnly ? onlyShowing(whole) : health.watch(whole);
  watchStore(metrics, store);
  const { heartbeats } = store;
  const uptime = new Uptime({ heartbeats, log, now: Date.now, extend: extendSeeks });
  await uptime.load();
  const page = config.page === undefined ? undefined : openPage(config.page);
  const build = () => page?.build() ?? 'none';
  const ground = { db: store.db, now: Date.now, isReadOnly: store.isReadOnly, passwordCost };
  const standing = await Standing.open(ground);
  closing.last(() => standing.close());
  const vapid = await openVapid(ground, config.publicUrl);
  const hostKey = newHostKey();
  const notices = new Notices(ground.db, ground.now);
  const { neighbours, channels, counters } =
    (await openNeighbours({ config, log, build, notices, closing })) ?? {};
  standing.tellBy(() => neighbours?.tellStanding());
  return {
    config,
    closing,
    log,
    metrics,
    tracing,
    store,
    health,
    uptime,
    ground,
    page,
    build,
    standing,
    hostKey,
    vapid,
    neighbours,
    channels,
    notices,
    counters,
  };
}
