// Runs bots in worker processes, which may be on other machines. Nodes push jobs to a Redis list,
// and workers publish the answers. Jobs without an answer run locally.
import * as v from 'valibot';
import type { Redis } from 'ioredis';
import { newId } from '@eminent/server/store';
import {
  type BotJob,
  type BotRunner,
  type BotRunnerWithQueue,
  downgraded,
} from '@eminent/server/cluster';
import { parseMessage } from './messages.ts';
import type { PubSub } from './pubsub.ts';
import { connect } from './redis-pubsub.ts';

export const BOT_JOBS_KEY = 'eminent:questions';
/** Channel on which workers announce themselves. */
export const WORKERS_CHANNEL = 'eminent:workers';

/** A worker is considered gone after this time without a heartbeat. */
const LEASE_MS = 3000;
/** With more queued jobs per worker thread, faster bots replace those that search. */
const MAX_FOR_THREAD = 8;
/** Maximum wait for an answer, in addition to the thinking time. */
const PATIENCE_MS = 5000;
/** Redis drops an abandoned queue after this time. */
const KEPT_SECONDS = 60;

const botAnswer = v.object({ id: v.string(), token: v.optional(v.string()) });
const worker = v.object({ id: v.string(), threads: v.number(), waiting: v.number() });

/** A queued job. */
export interface QueuedBotJob {
  readonly id: string;
  /** The channel for the answer. */
  readonly reply: string;
  /** Deadline of the job. */
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
  /** Runs bots locally if there is no worker or the queue is too long. */
  readonly local: BotRunnerWithQueue;
  /** Called when a faster bot replaced one. */
  readonly onDowngrade?: () => void;
}

export class BotQueue implements BotRunner {
  private readonly deps: BotQueueDeps;
  private readonly redis: Redis;
  /** The channel for answers to this node. */
  private readonly reply = `eminent:thoughts:${newId()}`;
  private readonly pending = new Map<string, Waiting>();
  private readonly workers = new Map<string, { readonly threads: number; readonly at: number }>();
  /** Length of the Redis list, as workers report it. */
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

  /** Number of pending jobs. */
  get waiting(): number {
    return this.pending.size + this.deps.local.waiting;
  }

  /** Total number of worker threads. */
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
      return this.runFastBot(job);
    return this.enqueue(job);
  }

  async close(): Promise<void> {
    for (const stop of await Promise.all(this.stops)) stop();
    for (const id of this.pending.keys()) this.settle(id, undefined);
    this.redis.disconnect();
    await this.deps.local.close();
  }

  private enqueue(job: BotJob): Promise<string | undefined> {
    const id = newId();
    const wait = (job.budget.ms ?? 0) + PATIENCE_MS;
    const queued: QueuedBotJob = { id, reply: this.reply, until: Date.now() + wait, job };
    return new Promise((done) => {
      const alarm = setTimeout(() => this.giveUp(id), wait);
      alarm.unref();
      this.pending.set(id, { job, done, alarm });
      this.redis
        .pipeline()
        .rpush(BOT_JOBS_KEY, JSON.stringify(queued))
        .expire(BOT_JOBS_KEY, KEPT_SECONDS)
        .exec()
        .catch(() => this.giveUp(id));
    });
  }

  private runFastBot(job: BotJob): Promise<string | undefined> {
    this.deps.onDowngrade?.();
    return this.deps.local.run(downgraded(job));
  }

  private answered(text: string): void {
    const answer = parseMessage(botAnswer, text);
    if (answer !== undefined) this.settle(answer.id, answer.token);
  }

  private workerReported(text: string): void {
    const report = parseMessage(worker, text);
    if (report === undefined) return;
    this.queued = report.waiting;
    this.workers.set(report.id, { threads: report.threads, at: Date.now() });
  }

  private settle(id: string, token: string | undefined): void {
    this.take(id)?.done(token);
  }

  /** Removes a pending job; undefined if it is already settled. */
  private take(id: string): Waiting | undefined {
    const one = this.pending.get(id);
    this.pending.delete(id);
    clearTimeout(one?.alarm);
    return one;
  }

  /** No answer in time: run a fast bot locally. */
  private giveUp(id: string): void {
    const one = this.take(id);
    if (one !== undefined) void this.runFastBot(one.job).then(one.done);
  }

  private giveUpAll(): void {
    this.workers.clear();
    for (const id of this.pending.keys()) this.giveUp(id);
  }
}
