// Messages between nodes by publish and subscribe, over Redis or Valkey. Messages are not stored.
import { Redis } from 'ioredis';
import type { PubSub } from './pubsub.ts';

type MessageHandler = (text: string) => void;

/** Base and maximum of the delay before a reconnect, which doubles with every attempt. */
const BASE_DELAY_MS = 50;
const MAX_DELAY_MS = 1000;
/** Timeout of a connection attempt or a command. Then the connection counts as lost. */
const TIMEOUT_MS = 1000;
const PING_INTERVAL_MS = 500;

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

/**
 * Opens a connection that fails fast and reconnects by itself. With `isPatient`, commands have no
 * timeout.
 */
export function connect(url: string, { isPatient = false } = {}): Redis {
  const redis = new Redis(url, {
    connectTimeout: TIMEOUT_MS,
    // While disconnected, messages are not queued: nodes poll the database instead.
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    // `resubscribe` restores the subscriptions.
    autoResubscribe: false,
    retryStrategy: (times) => Math.min(MAX_DELAY_MS, BASE_DELAY_MS * 2 ** Math.min(times, 10)),
    // A blocking read of the job queue must not time out.
    ...(isPatient ? {} : { commandTimeout: TIMEOUT_MS }),
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
  private readonly pingTimer: NodeJS.Timeout;
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
    this.pingTimer = setInterval(() => void this.probeConnections(), PING_INTERVAL_MS).unref();
  }

  get isOpen(): boolean {
    return this.isSubscribed && this.publisher.status === 'ready';
  }

  /** Resolves when the connection is open, or after `ms` milliseconds. */
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
    const channelHandlers = this.handlers.get(channel) ?? new Set();
    const isFirst = channelHandlers.size === 0;
    this.handlers.set(channel, channelHandlers.add(handler));
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
    clearInterval(this.pingTimer);
    this.stateListeners.length = 0;
    // Redis answers `quit` after all earlier messages.
    await this.publisher.quit().catch(() => undefined);
    this.publisher.disconnect();
    this.subscriber.disconnect();
  }

  private leave(channel: string, handler: MessageHandler): void {
    const channelHandlers = this.handlers.get(channel);
    if (channelHandlers?.delete(handler) !== true || channelHandlers.size > 0) return;
    this.handlers.delete(channel);
    if (this.isSubscribed) this.subscriber.unsubscribe(channel).catch(() => this.lost());
  }

  /** Subscribes to all channels after a reconnect. */
  private async resubscribe(): Promise<void> {
    try {
      const channels = [...this.handlers.keys()];
      // From now on, `listen` subscribes to new channels itself.
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

  /** Closes and reopens both connections after a missing answer. */
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

/** Connects to a Redis server. Resolves after a second even if it is not reachable yet. */
export async function openRedis(url: string): Promise<PubSub> {
  const pubsub = new RedisPubSub(url);
  await pubsub.opened(TIMEOUT_MS);
  return pubsub;
}
