// Runs bots for servers: takes jobs from the Redis list and publishes the answers.
import type { Redis } from 'ioredis';
import type { Logger } from 'pino';
import { newId } from '@eminent/server/store';
import { BotPool, createLog, type LogLevel } from '@eminent/server/cluster';
import { connect } from './redis-pubsub.ts';
import { BOT_JOBS_KEY, type QueuedBotJob, WORKERS_CHANNEL } from './bot-queue.ts';
import { jsonOf } from './messages.ts';

export interface WorkerDeps {
  readonly redis: string;
  readonly threads: number;
  readonly logLevel?: LogLevel;
}

export interface RunningWorker {
  readonly id: string;
  /** Finishes the current jobs, takes no new ones, and ends. */
  close(): Promise<void>;
}

const ANNOUNCE_MS = 1000;
/** Timeout of a read from the empty job list. The worker then checks whether to end. */
const WAIT_SECONDS = 1;
/** Pause after an error while reading or processing a job. */
const RETRY_MS = 500;

class Worker implements RunningWorker {
  readonly id = newId();
  private readonly deps: WorkerDeps;
  private readonly log: Logger;
  private readonly pool: BotPool;
  private readonly publisher: Redis;
  private readonly announceTimer: NodeJS.Timeout;
  private readonly loops: Promise<void>[];
  private isEnding = false;

  constructor(deps: WorkerDeps) {
    this.deps = deps;
    this.log = createLog(deps.logLevel ?? 'info');
    this.pool = new BotPool(deps.threads);
    this.publisher = connect(deps.redis);
    this.announceTimer = setInterval(() => void this.announce(), ANNOUNCE_MS);
    this.publisher.on('ready', () => void this.announce());
    this.loops = Array.from({ length: deps.threads }, () => this.work());
  }

  async close(): Promise<void> {
    this.isEnding = true;
    clearInterval(this.announceTimer);
    await Promise.all(this.loops);
    this.publisher.disconnect();
    await this.pool.close();
  }

  /** Announces this worker and the length of the job list to the nodes. */
  private async announce(): Promise<void> {
    try {
      const waiting = await this.publisher.llen(BOT_JOBS_KEY);
      const { id } = this;
      const { threads } = this.deps;
      await this.publisher.publish(WORKERS_CHANNEL, JSON.stringify({ id, threads, waiting }));
    } catch {
      // Nodes without an announced worker run bots themselves.
    }
  }

  /** Processes jobs on a separate connection, because reads of the list block it. */
  private async work(): Promise<void> {
    const redis = connect(this.deps.redis, { isPatient: true });
    while (!this.isEnding) {
      try {
        const found = await redis.blpop(BOT_JOBS_KEY, WAIT_SECONDS);
        if (found !== null) await this.answer(found[1]);
      } catch (error) {
        this.log.debug({ err: error }, 'could not claim or answer a bot job');
        await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
      }
    }
    redis.disconnect();
  }

  private async answer(text: string): Promise<void> {
    const queued = jsonOf(text) as QueuedBotJob | undefined;
    // Skips an invalid job, and a job for which the node no longer waits.
    if (queued === undefined || queued.until < Date.now()) return;
    const { id, reply, job } = queued;
    const token = await this.pool.run(job);
    await this.publisher.publish(reply, JSON.stringify({ id, token }));
  }
}

/** Starts a worker in this process. */
export function startWorker(deps: WorkerDeps): RunningWorker {
  return new Worker(deps);
}
