// A worker: a process that does nothing but think for bots of online tables. Any number of them may come and go.
import type { Redis } from 'ioredis';
import type { Logger } from 'pino';
import { newId } from '../store/index.ts';
import { ThinkPool } from '../tables/bots/bot-pool.ts';
import { connect } from './redis-pubsub.ts';
import { type AskedThought, jsonOf, QUESTIONS, WORKERS } from './bot-queue.ts';

export interface WorkerParts {
  readonly redis: string;
  readonly threads: number;
  readonly log: Logger;
}

export interface RunningWorker {
  readonly id: string;
  /** Takes no more questions, answers those that it has, and ends. */
  close(): Promise<void>;
}

const BEAT_MS = 1000;
/** So long it waits for a question before it looks whether it is to end. */
const WAIT_SECONDS = 1;
const AGAIN_MS = 500;

class Worker implements RunningWorker {
  readonly id = newId();
  private readonly parts: WorkerParts;
  private readonly pool: ThinkPool;
  private readonly speaker: Redis;
  private readonly beat: NodeJS.Timeout;
  private readonly loops: Promise<void>[];
  private isEnding = false;

  constructor(parts: WorkerParts) {
    this.parts = parts;
    this.pool = new ThinkPool(parts.threads);
    this.speaker = connect(parts.redis);
    this.beat = setInterval(() => void this.tell(), BEAT_MS);
    this.speaker.on('ready', () => void this.tell());
    this.loops = Array.from({ length: parts.threads }, () => this.work());
  }

  async close(): Promise<void> {
    this.isEnding = true;
    clearInterval(this.beat);
    await Promise.all(this.loops);
    this.speaker.disconnect();
    await this.pool.close();
  }

  private async tell(): Promise<void> {
    try {
      const waiting = await this.speaker.llen(QUESTIONS);
      const { id } = this;
      const { threads } = this.parts;
      await this.speaker.publish(WORKERS, JSON.stringify({ id, threads, waiting }));
    } catch {
      // Nodes think themselves as long as no worker is heard.
    }
  }

  /** One question after the other, on a connection that waits for them. */
  private async work(): Promise<void> {
    const redis = connect(this.parts.redis, { isPatient: true });
    while (!this.isEnding) {
      try {
        const found = await redis.blpop(QUESTIONS, WAIT_SECONDS);
        if (found !== null) await this.answer(found[1]);
      } catch (error) {
        this.parts.log.debug({ err: error }, 'no questions could be taken');
        await new Promise((resolve) => setTimeout(resolve, AGAIN_MS));
      }
    }
    redis.disconnect();
  }

  private async answer(text: string): Promise<void> {
    const asked = jsonOf(text) as AskedThought | undefined;
    // Whoever asked has thought of something himself.
    if (asked === undefined || asked.until < Date.now()) return;
    const { id, reply, job } = asked;
    const token = await this.pool.think(job);
    await this.speaker.publish(reply, JSON.stringify({ id, token }));
  }
}

export function startWorker(parts: WorkerParts): RunningWorker {
  return new Worker(parts);
}
