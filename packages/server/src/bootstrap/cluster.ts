// Connects to other nodes on the same database.
import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import { type PubSub, OFFLINE_PUBSUB } from '../cluster/pubsub.ts';
import type { SharedCounters } from '../core/shared-counters.ts';
import { Peers } from '../cluster/peers.ts';
import type { SessionRevocations } from '../cluster/session-revocations.ts';
import type { Shutdown } from '../ops/shutdown.ts';

interface ClusterConnection {
  readonly pubsub: PubSub;
  readonly peers: Peers;
  readonly counters: SharedCounters | undefined;
}

/** Undefined if the store is a local file. */
export async function joinCluster(boot: {
  readonly config: Config;
  readonly log: Logger;
  readonly build: () => string;
  readonly sessionRevocations: SessionRevocations;
  readonly shutdown: Shutdown;
}): Promise<ClusterConnection | undefined> {
  const { config, log, build, sessionRevocations, shutdown } = boot;
  if (config.redis === undefined && config.database === undefined) return undefined;
  const { pubsub, counters } = await openRedis(config.redis);
  if (!pubsub.isOpen) log.warn('no connection to other nodes; polling the database instead');
  const peers = new Peers({ pubsub, log, build, sessionRevocations });
  shutdown.defer(() => peers.close());
  shutdown.defer(() => counters?.close());
  return { pubsub, peers, counters };
}

/** Loaded only when used. */
async function openRedis(url: string | undefined): Promise<Omit<ClusterConnection, 'peers'>> {
  if (url === undefined) return { pubsub: OFFLINE_PUBSUB, counters: undefined };
  const { openRedis: open } = await import('../cluster/redis-pubsub.ts');
  const { RedisCounters } = await import('../cluster/redis-counters.ts');
  return { pubsub: await open(url), counters: new RedisCounters(url) };
}
