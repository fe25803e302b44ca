// Opens the way to other nodes on the same database.
import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import { type Channels, DEAF } from '../cluster/pubsub.ts';
import type { Counters } from '../cluster/shared-counters.ts';
import { Neighbours } from '../cluster/peers.ts';
import type { Notices } from '../cluster/session-revocations.ts';
import type { Closing } from '../ops/shutdown.ts';

interface Company {
  readonly channels: Channels;
  readonly neighbours: Neighbours;
  readonly counters: Counters | undefined;
}

/** Where everything is kept in a file of this process alone, there are none. */
export async function openNeighbours(base: {
  readonly config: Config;
  readonly log: Logger;
  readonly build: () => string;
  readonly notices: Notices;
  readonly closing: Closing;
}): Promise<Company | undefined> {
  const { config, log, build, notices, closing } = base;
  if (config.redis === undefined && config.database === undefined) return undefined;
  const { channels, counters } = await openRedis(config.redis);
  if (!channels.isOpen) log.warn('other nodes are not heard; the database is asked instead');
  const neighbours = new Neighbours({ channels, log, build, notices });
  closing.last(() => neighbours.close());
  closing.last(() => counters?.close());
  return { channels, neighbours, counters };
}

/** Loaded only where it is used. */
async function openRedis(url: string | undefined): Promise<Omit<Company, 'neighbours'>> {
  if (url === undefined) return { channels: DEAF, counters: undefined };
  const { openRedis: open } = await import('../cluster/redis-pubsub.ts');
  const { RedisCounters } = await import('../cluster/shared-counters.ts');
  return { channels: await open(url), counters: new RedisCounters(url) };
}
