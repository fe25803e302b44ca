// Runs bots in worker processes, which may be on other machines. Nodes push jobs to a Redis list,
// and workers publish the answers. If no answer comes in time, a fast bot runs on the node.
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

/** The Redis list of queued jobs. */
export const BOT_JOBS_KEY = 'eminent:questions';
/** Channel on which workers announce themselves. */
export const WORKERS_CHANNEL = 'eminent:workers';

/** A worker counts as gone after this time without an announcement. */
const LEASE_MS = 3000;
/** From this number of queued jobs per worker thread on, fast bots replace those that search. */
const MAX_JOBS_PER_THREAD = 8;
/** Maximum wait for an answer, in addition to the bot's thinking time. */
const ANSWER_TIMEOUT_MS = 5000;
/** TTL of the job list, renewed by each push. Redis deletes the list when pushes stop. */
const QUEUE_TTL_SECONDS = 60;

const botAnswer = v.object({ id: v.string(), token: v.optional(v.string()) });
const workerReport = v.object({ id: v.string(), threads: v.number(), waiting: v.number() });

export interface QueuedBotJob {
  readonly id: string;
  readonly reply: string;
  /** When the node stops waiting for the answer, Unix time in milliseconds. */
  readonly until: number;
  readonly job: BotJob;
}

interface PendingJob {
  readonly job: BotJob;
  readonly done: (token: string | undefined) => void;
  readonly timer: NodeJS.Timeout;
}

export interface BotQueueDeps {
  readonly url: string;
  readonly pubsub: PubSub;
  /** Runs bots on this node: if there is no worker, or a fast bot if workers are too slow. */
  readonly local: BotRunnerWithQueue;
  readonly onDowngrade?: () => void;
}

export class BotQueue implements BotRunner {
  private readonly deps: BotQueueDeps;
  private readonly redis: Redis;
  private readonly reply = `eminent:thoughts:${newId()}`;
  private readonly pending = new Map<string, PendingJob>();
  private readonly workers = new Map<string, { readonly threads: number; readonly at: number }>();
  /** Length of the job list, as last reported by a worker. */
  private queued = 0;
  private readonly stops: Promise<() => void>[];

  constructor(deps: BotQueueDeps) {
    this.deps = deps;
    this.redis = connect(deps.url);
    this.stops = [
      deps.pubsub.listen(this.reply, (text) => this.receiveAnswer(text)),
      deps.pubsub.listen(WORKERS_CHANNEL, (text) => this.receiveReport(text)),
    ];
    deps.pubsub.onStateChange((isOpen) => isOpen || this.giveUpAll());
  }

  searches = (bot: string): boolean => this.deps.local.searches(bot);

  /** Number of unfinished jobs of this node, including those that run here. */
  get waiting(): number {
    return this.pending.size + this.deps.local.waiting;
  }

  /** Number of threads of all workers with a recent announcement. Forgets other workers. */
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
    if (Math.max(this.queued, this.pending.size) >= threads * MAX_JOBS_PER_THREAD)
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
    const wait = (job.budget.ms ?? 0) + ANSWER_TIMEOUT_MS;
    const queued: QueuedBotJob = { id, reply: this.reply, until: Date.now() + wait, job };
    return new Promise((done) => {
      const timer = setTimeout(() => this.giveUp(id), wait);
      timer.unref();
      this.pending.set(id, { job, done, timer });
      this.redis
        .pipeline()
        .rpush(BOT_JOBS_KEY, JSON.stringify(queued))
        .expire(BOT_JOBS_KEY, QUEUE_TTL_SECONDS)
        .exec()
        .catch(() => this.giveUp(id));
    });
  }

  private runFastBot(job: BotJob): Promise<string | undefined> {
    this.deps.onDowngrade?.();
    return this.deps.local.run(downgraded(job));
  }

  private receiveAnswer(text: string): void {
    const answer = parseMessage(botAnswer, text);
    if (answer !== undefined) this.settle(answer.id, answer.token);
  }

  private receiveReport(text: string): void {
    const report = parseMessage(workerReport, text);
    if (report === undefined) return;
    this.queued = report.waiting;
    this.workers.set(report.id, { threads: report.threads, at: Date.now() });
  }

  private settle(id: string, token: string | undefined): void {
    this.removePending(id)?.done(token);
  }

  /** Removes a pending job and returns it; undefined if it is already settled. */
  private removePending(id: string): PendingJob | undefined {
    const pendingJob = this.pending.get(id);
    this.pending.delete(id);
    clearTimeout(pendingJob?.timer);
    return pendingJob;
  }

  /** Stops waiting for an answer, and runs a fast bot on this node. */
  private giveUp(id: string): void {
    const pendingJob = this.removePending(id);
    if (pendingJob !== undefined) void this.runFastBot(pendingJob.job).then(pendingJob.done);
  }

  private giveUpAll(): void {
    this.workers.clear();
    for (const id of this.pending.keys()) this.giveUp(id);
  }
}
