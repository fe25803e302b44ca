// Channels over Redis or Valkey, by publish and subscribe. Nothing is kept there: when it is gone, nodes only hear of each other later.
import { Redis } from 'ioredis';
import type { PubSub } from './pubsub.ts';

type MessageHandler = (text: string) => void;

/** Another try after a connection was lost, at first soon. */
const FIRST_PAUSE_MS = 50;
const LONGEST_PAUSE_MS = 1000;
/** Redis answers within this time, or is taken for lost. */
const ANSWER_MS = 1000;
const PROBE_MS = 500;

const corked = new WeakSet<Redis['stream']>();

/** What is said in the same moment goes out in one piece: when many come back at once, each of their tables has a few words to say. */
function corkUntilNextTick({ stream }: Redis): void {
  if (corked.has(stream)) return;
  corked.add(stream);
  stream.cork();
  process.nextTick(() => {
    corked.delete(stream);
    stream.uncork();
  });
}

/** A connection that says at once when it cannot, and comes back by itself. */
export function connect(url: string, { isPatient = false } = {}): Redis {
  const redis = new Redis(url, {
    connectTimeout: ANSWER_MS,
    // What cannot be said now is not said later: by then the database has been asked.
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    // What is heard is asked for anew below.
    autoResubscribe: false,
    retryStrategy: (times) => Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** Math.min(times, 10)),
    // Who waits for a question waits for as long as there is none.
    ...(isPatient ? {} : { commandTimeout: ANSWER_MS }),
  });
  // What fails here shows in its commands.
  redis.on('error', () => undefined);
  return redis;
}

export class RedisPubSub implements PubSub {
  private readonly publisher: Redis;
  private readonly subscriber: Redis;
  private readonly handlers = new Map<string, Set<MessageHandler>>();
  private readonly stateListeners: ((isOpen: boolean) => void)[] = [];
  private readonly probe: NodeJS.Timeout;
  private isSubscribed = false;
  private wasOpen = false;

  constructor(url: string) {
    this.publisher = connect(url);
    this.subscriber = connect(url);
    this.subscriber.on('message', (channel: string, text: string) => {
      for (const handler of this.handlers.get(channel) ?? []) handler(text);
    });
    this.subscriber.on('ready', () => void this.resubscribe());
    this.subscriber.on('close', () => {
      this.isSubscribed = false;
      this.check();
    });
    this.publisher.on('ready', () => this.check());
    this.publisher.on('close', () => this.check());
    this.probe = setInterval(() => void this.ask(), PROBE_MS).unref();
  }

  get isOpen(): boolean {
    return this.isSubscribed && this.publisher.status === 'ready';
  }

  /** Resolves once it is open, or after a while: then it opens later, or never. */
  async opened(ms: number): Promise<void> {
    const until = Date.now() + ms;
    while (!this.isOpen && Date.now() < until) {
      // oxlint-disable-next-line no-await-in-loop
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
  }

  send(channel: string, text: string): void {
    if (!this.isOpen) return;
    corkUntilNextTick(this.publisher);
    this.publisher.publish(channel, text).catch(() => undefined);
  }

  async listen(channel: string, handler: MessageHandler): Promise<() => void> {
    const all = this.handlers.get(channel) ?? new Set();
    const isFirst = all.size === 0;
    this.handlers.set(channel, all.add(handler));
    if (isFirst && this.isSubscribed) {
      corkUntilNextTick(this.subscriber);
      await this.subscriber.subscribe(channel).catch(() => this.lost());
    }
    return () => this.leave(channel, handler);
  }

  onStateChange(listener: (isOpen: boolean) => void): void {
    this.stateListeners.push(listener);
  }

  async close(): Promise<void> {
    clearInterval(this.probe);
    this.stateListeners.length = 0;
    // What was said last is still on its way.
    await this.publisher.quit().catch(() => undefined);
    this.publisher.disconnect();
    this.subscriber.disconnect();
  }

  private leave(channel: string, handler: MessageHandler): void {
    const all = this.handlers.get(channel);
    if (all?.delete(handler) !== true || all.size > 0) return;
    this.handlers.delete(channel);
    if (this.isSubscribed) this.subscriber.unsubscribe(channel).catch(() => this.lost());
  }

  private async resubscribe(): Promise<void> {
    try {
      const pubsub = [...this.handlers.keys()];
      // Those that come while these are asked for are asked for by `listen`.
      this.isSubscribed = true;
      if (pubsub.length > 0) await this.subscriber.subscribe(...pubsub);
      this.check();
    } catch {
      this.lost();
    }
  }

  /** A connection that hangs is as good as none. */
  private async ask(): Promise<void> {
    if (!this.isOpen) return;
    await Promise.all([this.publisher.ping(), this.subscriber.ping()]).catch(() => this.lost());
  }

  /** Something was not answered: both begin anew. */
  private lost(): void {
    this.isSubscribed = false;
    this.check();
    this.subscriber.disconnect(true);
    this.publisher.disconnect(true);
  }

  private check(): void {
    const { isOpen } = this;
    if (isOpen === this.wasOpen) return;
    this.wasOpen = isOpen;
    for (const turn of this.stateListeners) turn(isOpen);
  }
}

/** Channels over the server at this address. */
export async function openRedis(url: string): Promise<PubSub> {
  const pubsub = new RedisPubSub(url);
  await pubsub.opened(ANSWER_MS);
  return pubsub;
}
