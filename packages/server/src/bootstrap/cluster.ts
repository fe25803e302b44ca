// Applies changes that other nodes on the same database make.
import type { SocketRegistry } from '../socket/socket-registry.ts';
import type { BootContext } from './context.ts';
import type { Tables } from './tables.ts';

/**
 * Reloads mutes and bans when other nodes announce a change. Polls the database for all changes
 * while other nodes cannot be reached. Registers the gauge of connected nodes.
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
