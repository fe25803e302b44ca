// Thinking on machines of its own: nodes put questions into a list of Redis, workers take them out and say what they came to. Nothing is kept:
// a thought that gets lost is thought again here.
import * as v from 'valibot';
import type { Redis } from 'ioredis';
import { newId } from '../store/index.ts';
import { hurried, type Thinker, type ThinkJob } from '../tables/bots/bot-job.ts';
import type { Channels } from './pubsub.ts';
import { connect } from './redis-pubsub.ts';

export const QUESTIONS = 'eminent:questions';
/** Where workers say that they are there. */
export const WORKERS = 'eminent:workers';

/** Whoever has not said so for so long is gone. */
const LEASE_MS = 3000;
/** Questions that may wait for each thread of all workers; beyond them bots are hurried. */
const MOST_FOR_THREAD = 8;
/** From when on a thought is not waited for, beyond what it may take. */
const PATIENCE_MS = 5000;
/** A list that nobody takes from goes by itself. */
const KEPT_SECONDS = 60;

const thought = v.object({ id: v.string(), token: v.optional(v.string()) });
const worker = v.object({ id: v.string(), threads: v.number(), waiting: v.number() });

/** What lies in the list. */
export interface AskedThought {
  readonly id: string;
  /** The channel where the answer is waited for. */
  readonly reply: string;
  /** When it is waited for no more. */
  readonly until: number;
  readonly job: ThinkJob;
}

interface Waiting {
  readonly job: ThinkJob;
  readonly done: (token: string | undefined) => void;
  readonly alarm: NodeJS.Timeout;
}

export interface ThoughtsParts {
  readonly url: string;
  readonly channels: Channels;
  /** Thinks here, where no worker is there or too much waits for them. */
  readonly local: Thinker & { readonly waiting: number };
  /** A bot was hurried. */
  readonly hurriedOne?: () => void;
}

export class Thoughts implements Thinker {
  private readonly parts: ThoughtsParts;
  private readonly redis: Redis;
  private readonly reply = `eminent:thoughts:${newId()}`;
  private readonly asked = new Map<string, Waiting>();
  private readonly workers = new Map<string, { readonly threads: number; readonly at: number }>();
  private queued = 0;
  private readonly stops: Promise<() => void>[];

  constructor(parts: ThoughtsParts) {
    this.parts = parts;
    this.redis = connect(parts.url);
    this.stops = [
      parts.channels.listen(this.reply, (text) => this.answered(text)),
      parts.channels.listen(WORKERS, (text) => this.heard(text)),
    ];
    parts.channels.onTurn((isOpen) => isOpen || this.giveUpAll());
  }

  searches = (bot: string): boolean => this.parts.local.searches(bot);

  /** Questions that wait for somebody to think. */
  get waiting(): number {
    return this.asked.size + this.parts.local.waiting;
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

  think(job: ThinkJob): Promise<string | undefined> {
    const { threads } = this;
    if (threads === 0 || !this.parts.channels.isOpen) return this.parts.local.think(job);
    if (Math.max(this.queued, this.asked.size) >= threads * MOST_FOR_THREAD) return this.hurry(job);
    return this.ask(job);
  }

  async close(): Promise<void> {
    for (const stop of await Promise.all(this.stops)) stop();
    for (const id of this.asked.keys()) this.settle(id, undefined);
    this.redis.disconnect();
    await this.parts.local.close();
  }

  private ask(job: ThinkJob): Promise<string | undefined> {
    const id = newId();
    const wait = (job.budget.ms ?? 0) + PATIENCE_MS;
    const asked: AskedThought = { id, reply: this.reply, until: Date.now() + wait, job };
    return new Promise((done) => {
      const alarm = setTimeout(() => this.giveUp(id), wait);
      alarm.unref();
      this.asked.set(id, { job, done, alarm });
      this.redis
        .pipeline()
        .rpush(QUESTIONS, JSON.stringify(asked))
        .expire(QUESTIONS, KEPT_SECONDS)
        .exec()
        .catch(() => this.giveUp(id));
    });
  }

  private hurry(job: ThinkJob): Promise<string | undefined> {
    this.parts.hurriedOne?.();
    return this.parts.local.think(hurried(job));
  }

  private answered(text: string): void {
    const read = v.safeParse(thought, jsonOf(text));
    if (read.success) this.settle(read.output.id, read.output.token);
  }

  private heard(text: string): void {
    const read = v.safeParse(worker, jsonOf(text));
    if (!read.success) return;
    const { id, threads, waiting } = read.output;
    this.queued = waiting;
    this.workers.set(id, { threads, at: Date.now() });
  }

  private settle(id: string, token: string | undefined): void {
    const one = this.asked.get(id);
    if (one === undefined) return;
    this.asked.delete(id);
    clearTimeout(one.alarm);
    one.done(token);
  }

  /** No worker has answered: it is thought of here, in haste. */
  private giveUp(id: string): void {
    const one = this.asked.get(id);
    if (one === undefined) return;
    this.asked.delete(id);
    clearTimeout(one.alarm);
    void this.hurry(one.job).then(one.done);
  }

  private giveUpAll(): void {
    this.workers.clear();
    for (const id of this.asked.keys()) this.giveUp(id);
  }
}

export function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
