// Applies changes made by other nodes on the same database.
import type { SocketRegistry } from '../socket/socket-registry.ts';
import type { BootContext } from './context.ts';
import type { Tables } from './tables.ts';

/**
 * Reloads restrictions when another node announces a change. Polls the database for all changes
 * while other nodes cannot be reached.
 */
export function followCluster(boot: BootContext, { hub }: Tables, sockets: SocketRegistry): void {
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
