// Publishes messages between nodes with Redis or Valkey. Messages are not stored.
import { Redis } from 'ioredis';
import type { PubSub } from './pubsub.ts';

type MessageHandler = (text: string) => void;

/** Delay before a reconnect. It doubles with every attempt, up to the maximum. */
const BASE_DELAY_MS = 50;
const MAX_DELAY_MS = 1000;
/** Timeout of a connection attempt and of a command. */
const TIMEOUT_MS = 1000;
const PING_INTERVAL_MS = 500;

const corked = new WeakSet<Redis['stream']>();

/** Buffers writes until the next tick, so that messages of one tick are sent together. */
function corkUntilNextTick({ stream }: Redis): void {
  if (corked.has(stream)) return;
  corked.add(stream);
  stream.cork();
  process.nextTick(() => {
    corked.delete(stream);
    stream.uncork();
  });
}

/** Opens a connection that reconnects automatically. With `isPatient`, commands have no timeout. */
export function connect(url: string, { isPatient = false } = {}): Redis {
  const redis = new Redis(url, {
    connectTimeout: TIMEOUT_MS,
    // Nodes poll the database while disconnected, so messages are not queued.
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    // `resubscribe` restores the subscriptions.
    autoResubscribe: false,
    retryStrategy: (times) => Math.min(MAX_DELAY_MS, BASE_DELAY_MS * 2 ** Math.min(times, 10)),
    // Reads from the job list block, and must not time out.
    ...(isPatient ? {} : { commandTimeout: TIMEOUT_MS }),
  });
  // Without a listener, an error would end the process. Failed commands also reject.
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
      this.notifyOfState();
    });
    this.publisher.on('ready', () => this.notifyOfState());
    this.publisher.on('close', () => this.notifyOfState());
    this.pingTimer = setInterval(() => void this.probeConnections(), PING_INTERVAL_MS).unref();
  }

  get isOpen(): boolean {
    return this.isSubscribed && this.publisher.status === 'ready';
  }

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
      await this.subscriber.subscribe(channel).catch(() => this.reconnect());
    }
    return () => this.leave(channel, handler);
  }

  onStateChange(listener: (isOpen: boolean) => void): void {
    this.stateListeners.push(listener);
  }

  async close(): Promise<void> {
    clearInterval(this.pingTimer);
    this.stateListeners.length = 0;
    // Redis answers `quit` after all earlier commands.
    await this.publisher.quit().catch(() => undefined);
    this.publisher.disconnect();
    this.subscriber.disconnect();
  }

  private leave(channel: string, handler: MessageHandler): void {
    const channelHandlers = this.handlers.get(channel);
    if (channelHandlers?.delete(handler) !== true || channelHandlers.size > 0) return;
    this.handlers.delete(channel);
    if (this.isSubscribed) this.subscriber.unsubscribe(channel).catch(() => this.reconnect());
  }

  /** Subscribes to all channels of `handlers` after a connection was opened. */
  private async resubscribe(): Promise<void> {
    try {
      const channels = [...this.handlers.keys()];
      // From now on, `listen` subscribes to new channels itself.
      this.isSubscribed = true;
      if (channels.length > 0) await this.subscriber.subscribe(...channels);
      this.notifyOfState();
    } catch {
      this.reconnect();
    }
  }

  /** Sends pings. Reconnects if one is not answered. */
  private async probeConnections(): Promise<void> {
    if (!this.isOpen) return;
    await Promise.all([this.publisher.ping(), this.subscriber.ping()]).catch(() =>
      this.reconnect(),
    );
  }

  /** Closes and reopens both connections. */
  private reconnect(): void {
    this.isSubscribed = false;
    this.notifyOfState();
    this.subscriber.disconnect(true);
    this.publisher.disconnect(true);
  }

  /** Notifies listeners if the connection was opened or lost since the last call. */
  private notifyOfState(): void {
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
