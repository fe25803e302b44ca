// Opens what is asked of the database where other nodes may write to it and are not heard.
import { Asking } from '../cluster/poll-fallback.ts';
import type { Sockets } from '../socket/socket.ts';
import type { Base } from './context.ts';
import type { Tables } from './tables.ts';

export function openAsking(base: Base, { hub }: Tables, sockets: Sockets): void {
  const { neighbours, notices, ground, log, standing, closing, metrics } = base;
  metrics.watch('nodes', () => 1 + (neighbours?.count ?? 0));
  if (neighbours === undefined) return;
  neighbours.listen({ standing: () => void standing.refresh().catch(() => undefined) });
  const asking = new Asking({
    neighbours,
    notices,
    db: ground.db,
    hub,
    log,
    now: ground.now,
    listed: () => sockets.listed,
    signOut: (person) => sockets.signOut(person),
    apart: (person) => sockets.learnApart(person),
    standing: () => standing.refresh(),
  });
  closing.last(() => asking.close());
}
