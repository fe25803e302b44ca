// Starts the polling fallback for lost messages of other nodes.
import { PollFallback } from '../cluster/poll-fallback.ts';
import type { Sockets } from '../socket/socket.ts';
import type { BootContext } from './context.ts';
import type { Tables } from './tables.ts';

export function startPollFallback(boot: BootContext, { hub }: Tables, sockets: Sockets): void {
  const { peers, sessionRevocations, context, log, restrictions, shutdown, metrics } = boot;
  metrics.watch('nodes', () => 1 + (peers?.count ?? 0));
  if (peers === undefined) return;
  peers.listen({ restrictionsChanged: () => void restrictions.refresh().catch(() => undefined) });
  const pollFallback = new PollFallback({
    peers,
    sessionRevocations,
    db: context.db,
    hub,
    log,
    now: context.now,
    listed: () => sockets.listed,
    signOut: (person) => sockets.signOut(person),
    onBlocksChanged: (person) => sockets.reloadBlocks(person),
    restrictions: () => restrictions.refresh(),
  });
  shutdown.defer(() => pollFallback.close());
}
