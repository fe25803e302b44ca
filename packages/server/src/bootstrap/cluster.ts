// Connects to the other nodes on the same database, if the configuration names any.
import type { ClusterDeps, ClusterNode } from '../cluster.ts';
import type { Config } from '../config.ts';
import type { Sockets } from '../socket/socket.ts';
import type { BootContext } from './context.ts';
import type { Tables } from './tables.ts';

/** Undefined if the store is a local file. */
export async function openCluster(
  { redis, database }: Config,
  deps: Omit<ClusterDeps, 'redis'>,
): Promise<ClusterNode | undefined> {
  if (redis === undefined && database === undefined) return undefined;
  const { joinCluster } = await import('@eminent/cluster');
  return joinCluster({ redis, ...deps });
}

/** Applies changes of other nodes whose messages were lost. */
export function followCluster(boot: BootContext, { hub }: Tables, sockets: Sockets): void {
  const { cluster, restrictions, metrics } = boot;
  metrics.watch('nodes', () => 1 + (cluster?.peers.count ?? 0));
  if (cluster === undefined) return;
  cluster.peers.listen({
    restrictionsChanged: () => void restrictions.refresh().catch(() => undefined),
  });
  cluster.startPolling({
    hub,
    listed: () => sockets.listed,
    signOut: (person) => sockets.signOut(person),
    onBlocksChanged: (person) => sockets.reloadBlocks(person),
    restrictions: () => restrictions.refresh(),
  });
}
