// Channels over Redis or Valkey, by publish and subscribe. Nothing is kept there: when it is gone, nodes only hear of each other later.
import { Redis } from 'ioredis';
import type { Channels } from './pubsub.ts';

type Hear = (text: string) => void;

/** Another try after a connection was lost, at first soon. */
const FIRST_PAUSE_MS = 50;
const LONGEST_PAUSE_MS = 1000;
/** Redis answers within this time, or is taken for lost. */
const ANSWER_MS = 1000;
const PROBE_MS = 500;

const held = new WeakSet<Redis['stream']>();

/** What is said in the same moment goes out in one piece: when many come back at once, each of their tables has a few words to say. */
function hold({ stream }: Redis): void {
  if (held.has(stream)) return;
  held.add(stream);
  stream.cork();
  process.nextTick(() => {
    held.delete(stream);
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

export class RedisChannels implements Channels {
  private readonly speaker: Redis;
  private readonly ear: Redis;
  private readonly heard = new Map<string, Set<Hear>>();
  private readonly turns: ((isOpen: boolean) => void)[] = [];
  private readonly probe: NodeJS.Timeout;
  private isHearing = false;
  private wasOpen = false;

  constructor(url: string) {
    this.speaker = connect(url);
    this.ear = connect(url);
    this.ear.on('message', (channel: string, text: string) => {
      for (const hear of this.heard.get(channel) ?? []) hear(text);
    });
    this.ear.on('ready', () => void this.hearAll());
    this.ear.on('close', () => {
      this.isHearing = false;
      this.check();
    });
    this.speaker.on('ready', () => this.check());
    this.speaker.on('close', () => this.check());
    this.probe = setInterval(() => void this.ask(), PROBE_MS).unref();
  }

  get isOpen(): boolean {
    return this.isHearing && this.speaker.status === 'ready';
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
    hold(this.speaker);
    this.speaker.publish(channel, text).catch(() => undefined);
  }

  async listen(channel: string, hear: Hear): Promise<() => void> {
    const all = this.heard.get(channel) ?? new Set();
    const isFirst = all.size === 0;
    this.heard.set(channel, all.add(hear));
    if (isFirst && this.isHearing) {
      hold(this.ear);
      await this.ear.subscribe(channel).catch(() => this.lost());
    }
    return () => this.leave(channel, hear);
  }

  onTurn(listener: (isOpen: boolean) => void): void {
    this.turns.push(listener);
  }

  async close(): Promise<void> {
    clearInterval(this.probe);
    this.turns.length = 0;
    // What was said last is still on its way.
    await this.speaker.quit().catch(() => undefined);
    this.speaker.disconnect();
    this.ear.disconnect();
  }

  private leave(channel: string, hear: Hear): void {
    const all = this.heard.get(channel);
    if (all?.delete(hear) !== true || all.size > 0) return;
    this.heard.delete(channel);
    if (this.isHearing) this.ear.unsubscribe(channel).catch(() => this.lost());
  }

  private async hearAll(): Promise<void> {
    try {
      const channels = [...this.heard.keys()];
      // Those that come while these are asked for are asked for by `listen`.
      this.isHearing = true;
      if (channels.length > 0) await this.ear.subscribe(...channels);
      this.check();
    } catch {
      this.lost();
    }
  }

  /** A connection that hangs is as good as none. */
  private async ask(): Promise<void> {
    if (!this.isOpen) return;
    await Promise.all([this.speaker.ping(), this.ear.ping()]).catch(() => this.lost());
  }

  /** Something was not answered: both begin anew. */
  private lost(): void {
    this.isHearing = false;
    this.check();
    this.ear.disconnect(true);
    this.speaker.disconnect(true);
  }

  private check(): void {
    const { isOpen } = this;
    if (isOpen === this.wasOpen) return;
    this.wasOpen = isOpen;
    for (const turn of this.turns) turn(isOpen);
  }
}

/** Channels over the server at this address. */
export async function openRedis(url: string): Promise<Channels> {
  const channels = new RedisChannels(url);
  await channels.opened(ANSWER_MS);
  return channels;
}
