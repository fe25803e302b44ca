// Sums to which all nodes add, so that a limit is the same wherever somebody asks. They lie in Redis for as long as somebody adds to them;
// without it each node counts for itself.
import type { Redis } from 'ioredis';
import { connect } from './redis-pubsub.ts';

export interface Added {
  readonly key: string;
  readonly by: number;
  /** It is forgotten after so long. */
  readonly keptMs: number;
}

export interface Counters {
  /** Adds, and tells what each sum has come to; nothing where nobody can be asked. */
  add(all: readonly Added[]): Promise<readonly number[] | undefined>;
  close(): void;
}

const PLACE = 'eminent:count:';

export class RedisCounters implements Counters {
  private readonly redis: Redis;

  constructor(url: string) {
    this.redis = connect(url);
  }

  async add(all: readonly Added[]): Promise<readonly number[] | undefined> {
    const asked = this.redis.pipeline();
    for (const { key, by, keptMs } of all) {
      asked.incrby(PLACE + key, by).pexpire(PLACE + key, keptMs);
    }
    try {
      const answers = (await asked.exec()) ?? [];
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
