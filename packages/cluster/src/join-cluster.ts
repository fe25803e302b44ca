// Connects a server to the other nodes on the same database.
import type { ClusterDeps, ClusterNode } from '@eminent/server/cluster';
import { BotQueue } from './bot-queue.ts';
import { Peers } from './peers.ts';
import { PollFallback } from './poll-fallback.ts';
import { OFFLINE_PUBSUB } from './pubsub.ts';
import { RedisCounters } from './redis-counters.ts';
import { openRedis } from './redis-pubsub.ts';
import { SessionRevocations } from './session-revocations.ts';

/** Connects over Redis if configured, otherwise only by polling the database. */
export async function joinCluster(deps: ClusterDeps): Promise<ClusterNode> {
  const { redis: url, db, now, log, build, shutdown } = deps;
  const pubsub = url === undefined ? OFFLINE_PUBSUB : await openRedis(url);
  const counters = url === undefined ? undefined : new RedisCounters(url);
  if (!pubsub.isOpen) log.warn('no connection to other nodes; polling the database instead');
  const sessionRevocations = new SessionRevocations(db, now);
  const peers = new Peers({ pubsub, log, build, sessionRevocations });
  shutdown.defer(() => peers.close());
  shutdown.defer(() => counters?.close());
  return {
    peers,
    counters,
    botRunner: (local, onDowngrade) =>
      url === undefined ? local : new BotQueue({ url, pubsub, local, onDowngrade }),
    startPolling: (targets) => {
      const polling = new PollFallback({ ...targets, peers, sessionRevocations, db, now, log });
      shutdown.defer(() => polling.close());
    },
  };
}
