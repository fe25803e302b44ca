// Injects faults into a cluster and repairs them after a while.
import { setTimeout as sleep } from 'node:timers/promises';
import type { Random } from '@eminent/engine';
import type { Node, Cluster } from './cluster.ts';

export type Fault =
  | 'node killed'
  | 'node frozen'
  | 'postgres restarted'
  | 'redis restarted'
  | 'redis cut off'
  | 'database connections dropped'
  | 'database connections silent'
  | 'database slow';

/** Frequency of each fault in percent. */
const SHARES: Readonly<Record<Fault, number>> = {
  'node killed': 54,
  'node frozen': 6,
  'postgres restarted': 10,
  'redis restarted': 6,
  'redis cut off': 6,
  'database connections dropped': 8,
  'database connections silent': 4,
  'database slow': 6,
};

/** Faults that last a while take MIN_MS and up to EXTRA_MS more. */
const MIN_MS = 300;
const EXTRA_MS = 2500;
const SLOW_MS = 150;

export function randomFault(random: Random): Fault {
  let left = random.below(Object.values(SHARES).reduce((sum, share) => sum + share, 0));
  for (const [fault, share] of Object.entries(SHARES) as [Fault, number][]) {
    left -= share;
    if (left < 0) return fault;
  }
  return 'node killed';
}

/** Injects a fault. Resolves when it is repaired. */
export async function inject(fault: Fault, cluster: Cluster, random: Random): Promise<void> {
  const node = cluster.nodes[random.below(cluster.nodes.length)];
  if (node === undefined) return;
  const hold = () => sleep(MIN_MS + random.below(EXTRA_MS));
  switch (fault) {
    case 'node killed':
      return cluster.kill(node);
    case 'node frozen':
      return cluster.freeze(node, MIN_MS + random.below(EXTRA_MS));
    case 'postgres restarted':
      await cluster.postgres.kill();
      return cluster.postgres.restart();
    case 'redis restarted':
      await cluster.redis.kill();
      await hold();
      return cluster.redis.restart();
    case 'redis cut off':
      return during(node.toRedis, 'cut', hold);
    case 'database connections dropped':
      node.toDatabase.drop();
      return;
    case 'database connections silent':
      return during(node.toDatabase, 'silent', hold);
    case 'database slow':
      node.toDatabase.delayMs = 1 + random.below(SLOW_MS);
      await hold();
      node.toDatabase.delayMs = 0;
  }
}

async function during(
  network: Node['toRedis'],
  mode: 'cut' | 'silent',
  hold: () => Promise<unknown>,
): Promise<void> {
  network.setMode(mode);
  await hold();
  network.setMode('normal');
}
