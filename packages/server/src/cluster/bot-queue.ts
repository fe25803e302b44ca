// Thinking on machines of its own: nodes put questions into a list of Redis, workers take them out and say what they came to. Nothing is kept:
// a thought that gets lost is thought again here.
import * as v from 'valibot';
import type { Redis } from 'ioredis';
import { newId } from '../store/index.ts';
import { downgraded, type BotRunner, type BotJob } from '../tables/bots/bot-job.ts';
import type { PubSub } from './pubsub.ts';
import { connect } from './redis-pubsub.ts';

export const BOT_JOBS_KEY = 'eminent:questions';
/** Where workers say that they are there. */
export const WORKERS_CHANNEL = 'eminent:workers';

/** Whoever has not said so for so long is gone. */
const LEASE_MS = 3000;
/** Questions that may wait for each thread of all workers; beyond them bots are hurried. */
const MAX_FOR_THREAD = 8;
/** From when on a thought is not waited for, beyond what it may take. */
const PATIENCE_MS = 5000;
/** A list that nobody takes from goes by itself. */
const KEPT_SECONDS = 60;

const botAnswer = v.object({ id: v.string(), token: v.optional(v.string()) });
const worker = v.object({ id: v.string(), threads: v.number(), waiting: v.number() });

/** What lies in the list. */
export interface QueuedBotJob {
  readonly id: string;
  /** The channel where the answer is waited for. */
  readonly reply: string;
  /** When it is waited for no more. */
  readonly until: number;
  readonly job: BotJob;
}

interface Waiting {
  readonly job: BotJob;
  readonly done: (token: string | undefined) => void;
  readonly alarm: NodeJS.Timeout;
}

export interface BotQueueDeps {
  readonly url: string;
  readonly pubsub: PubSub;
  /** Thinks here, where no worker is there or too much waits for them. */
  readonly local: BotRunner & { readonly waiting: number };
  /** A bot was hurried. */
  readonly onDowngrade?: () => void;
}

export class BotQueue implements BotRunner {
  private readonly deps: BotQueueDeps;
  private readonly redis: Redis;
  private readonly reply = `eminent:thoughts:${newId()}`;
  private readonly pending = new Map<string, Waiting>();
  private readonly workers = new Map<string, { readonly threads: number; readonly at: number }>();
  private queued = 0;
  private readonly stops: Promise<() => void>[];

  constructor(deps: BotQueueDeps) {
    this.deps = deps;
    this.redis = connect(deps.url);
    this.stops = [
      deps.pubsub.listen(this.reply, (text) => this.answered(text)),
      deps.pubsub.listen(WORKERS_CHANNEL, (text) => this.workerReported(text)),
    ];
    deps.pubsub.onStateChange((isOpen) => isOpen || this.giveUpAll());
  }

  searches = (bot: string): boolean => this.deps.local.searches(bot);

  /** Questions that wait for somebody to think. */
  get waiting(): number {
    return this.pending.size + this.deps.local.waiting;
  }

  /** Threads of all workers. */
  get threads(): number {
    const now = Date.now();
    let sum = 0;
    for (const [id, { threads, at }] of this.workers) {
      if (now - at > LEASE_MS) this.workers.delete(id);
      else sum += threads;
    }
    return sum;
  }

  run(job: BotJob): Promise<string | undefined> {
    const { threads } = this;
    if (threads === 0 || !this.deps.pubsub.isOpen) return this.deps.local.run(job);
    if (Math.max(this.queued, this.pending.size) >= threads * MAX_FOR_THREAD)
      return this.hurry(job);
    return this.ask(job);
  }

  async close(): Promise<void> {
    for (const stop of await Promise.all(this.stops)) stop();
    for (const id of this.pending.keys()) this.settle(id, undefined);
    this.redis.disconnect();
    await this.deps.local.close();
  }

  private ask(job: BotJob): Promise<string | undefined> {
    const id = newId();
    const wait = (job.budget.ms ?? 0) + PATIENCE_MS;
    const pending: QueuedBotJob = { id, reply: this.reply, until: Date.now() + wait, job };
    return new Promise((done) => {
      const alarm = setTimeout(() => this.giveUp(id), wait);
      alarm.unref();
      this.pending.set(id, { job, done, alarm });
      this.redis
        .pipeline()
        .rpush(BOT_JOBS_KEY, JSON.stringify(pending))
        .expire(BOT_JOBS_KEY, KEPT_SECONDS)
        .exec()
        .catch(() => this.giveUp(id));
    });
  }

  private hurry(job: BotJob): Promise<string | undefined> {
    this.deps.onDowngrade?.();
    return this.deps.local.run(downgraded(job));
  }

  private answered(text: string): void {
    const read = v.safeParse(botAnswer, jsonOf(text));
    if (read.success) this.settle(read.output.id, read.output.token);
  }

  private workerReported(text: string): void {
    const read = v.safeParse(worker, jsonOf(text));
    if (!read.success) return;
    const { id, threads, waiting } = read.output;
    this.queued = waiting;
    this.workers.set(id, { threads, at: Date.now() });
  }

  private settle(id: string, token: string | undefined): void {
    const one = this.pending.get(id);
    if (one === undefined) return;
    this.pending.delete(id);
    clearTimeout(one.alarm);
    one.done(token);
  }

  /** No worker has answered: it is thought of here, in haste. */
  private giveUp(id: string): void {
    const one = this.pending.get(id);
    if (one === undefined) return;
    this.pending.delete(id);
    clearTimeout(one.alarm);
    void this.hurry(one.job).then(one.done);
  }

  private giveUpAll(): void {
    this.workers.clear();
    for (const id of this.pending.keys()) this.giveUp(id);
  }
}

export function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
