// Follows the other nodes on the same database.
import type { Sockets } from '../socket/socket.ts';
import type { BootContext } from './context.ts';
import type { Tables } from './tables.ts';

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
