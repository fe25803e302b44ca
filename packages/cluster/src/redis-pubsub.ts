// Messages between nodes over Redis or Valkey, which store none of them.
import { Redis } from 'ioredis';
import type { PubSub } from './pubsub.ts';

type MessageHandler = (text: string) => void;

/** Reconnect delays. */
const FIRST_PAUSE_MS = 50;
const MAX_PAUSE_MS = 1000;
/** Timeout after which Redis is considered lost. */
const ANSWER_MS = 1000;
/** Interval of pings. */
const PROBE_MS = 500;

const corked = new WeakSet<Redis['stream']>();

/** Corks the socket until the next tick, so that messages of one tick are sent together. */
function corkUntilNextTick({ stream }: Redis): void {
  if (corked.has(stream)) return;
  corked.add(stream);
  stream.cork();
  process.nextTick(() => {
    corked.delete(stream);
    stream.uncork();
  });
}

/** A connection that fails fast and reconnects by itself. `isPatient`: commands may block. */
export function connect(url: string, { isPatient = false } = {}): Redis {
  const redis = new Redis(url, {
    connectTimeout: ANSWER_MS,
    // Messages are not queued while disconnected: the database is polled instead.
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    // Subscriptions are restored below.
    autoResubscribe: false,
    retryStrategy: (times) => Math.min(MAX_PAUSE_MS, FIRST_PAUSE_MS * 2 ** Math.min(times, 10)),
    // A blocking read of the job queue has no timeout.
    ...(isPatient ? {} : { commandTimeout: ANSWER_MS }),
  });
  // Without a listener, an error would end the process. Failed commands reject anyway.
  redis.on('error', () => undefined);
  return redis;
}

class RedisPubSub implements PubSub {
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
    this.probe = setInterval(() => void this.probeConnections(), PROBE_MS).unref();
  }

  get isOpen(): boolean {
    return this.isSubscribed && this.publisher.status === 'ready';
  }

  /** Resolves once connected or after a timeout. */
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
    // Lets the last messages be sent.
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

  /** Subscribes to all channels after a reconnect. */
  private async resubscribe(): Promise<void> {
    try {
      const channels = [...this.handlers.keys()];
      // Later subscriptions are made by `listen`.
      this.isSubscribed = true;
      if (channels.length > 0) await this.subscriber.subscribe(...channels);
      this.check();
    } catch {
      this.lost();
    }
  }

  /** Sends pings. A connection that does not answer counts as lost. */
  private async probeConnections(): Promise<void> {
    if (!this.isOpen) return;
    await Promise.all([this.publisher.ping(), this.subscriber.ping()]).catch(() => this.lost());
  }

  /** Reconnects both connections after a missing answer. */
  private lost(): void {
    this.isSubscribed = false;
    this.check();
    this.subscriber.disconnect(true);
    this.publisher.disconnect(true);
  }

  /** Notifies listeners if the connection was opened or lost. */
  private check(): void {
    const { isOpen } = this;
    if (isOpen === this.wasOpen) return;
    this.wasOpen = isOpen;
    for (const listener of this.stateListeners) listener(isOpen);
  }
}

/** Connects to the Redis server at this address. */
export async function openRedis(url: string): Promise<PubSub> {
  const pubsub = new RedisPubSub(url);
  await pubsub.opened(ANSWER_MS);
  return pubsub;
}
