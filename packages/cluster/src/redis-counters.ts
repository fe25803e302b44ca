// Counters that all nodes share, stored in Redis.
import type { Redis } from 'ioredis';
import type { Increment, SharedCounters } from '@eminent/server/cluster';
import { connect } from './redis-pubsub.ts';

const PREFIX = 'eminent:count:';

export class RedisCounters implements SharedCounters {
  private readonly redis: Redis;

  constructor(url: string) {
    this.redis = connect(url);
  }

  async add(all: readonly Increment[]): Promise<readonly number[] | undefined> {
    const pipeline = this.redis.pipeline();
    for (const { key, by, keptMs } of all) {
      pipeline.incrby(PREFIX + key, by).pexpire(PREFIX + key, keptMs);
    }
    try {
      const answers = (await pipeline.exec()) ?? [];
      const sums = all.map((_, i) => answers[2 * i]?.[1]);
      return sums.every((sum) => typeof sum === 'number') ? sums : undefined;
    } catch {
      return undefined;
    }
  }

  close(): void {
    this.redis.disconnect();
  }
}
