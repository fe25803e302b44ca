// Writes a heartbeat every second or two. A long gap between heartbeats is an outage.
import type { Logger } from 'pino';
import type { Beat, Heartbeats } from '../store/index.ts';
import { Outages, type ServiceUptime } from '../tables/outages.ts';

export interface UptimeDeps {
  readonly heartbeats: Heartbeats;
  readonly log: Logger;
  readonly now: () => number;
  readonly extend?: Beat['extend'];
}

export class Uptime implements ServiceUptime {
  readonly outages = new Outages();
  private readonly deps: UptimeDeps;
  private readonly listeners = new Set<() => void>();
  private timer: NodeJS.Timeout | undefined;
  /** Start time of the last successful heartbeat. */
  private beatAt: number | undefined;
  private isStarted = false;
  private isFailing = false;
  /** Resolves when all requested heartbeats are over. Never rejects. */
  private queue: Promise<void> = Promise.resolve();
  private next: Promise<void> | undefined;

  constructor(deps: UptimeDeps) {
    this.deps = deps;
  }

  get confirmedAt(): number {
    return this.beatAt ?? -Infinity;
  }

  get isFresh(): boolean {
    // Before the start, and on a read-only server, there are no heartbeats.
    if (!this.isStarted) return true;
    const { now, heartbeats } = this.deps;
    return now() - this.confirmedAt <= heartbeats.outageMs;
  }

  /** Loads the recorded outages. Needed on a read-only server, too. */
  async load(): Promise<void> {
    this.outages.replace(await this.deps.heartbeats.outages());
  }

  /** Starts the heartbeats. The first one records the outage before this start. */
  async start(): Promise<void> {
    this.isStarted = true;
    await this.tryBeat();
    const { everyMs } = this.deps.heartbeats;
    this.timer = setInterval(() => void this.tryBeat(), everyMs).unref();
  }

  /** Stops the heartbeats and waits for those in progress. */
  async close(): Promise<void> {
    clearInterval(this.timer);
    await this.queue;
  }

  onOutage(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /** Resolves after a heartbeat that started after this call. Concurrent callers share it. */
  confirm(): Promise<void> {
    if (this.next !== undefined) return this.next;
    const next = this.queue.then(() => {
      this.next = undefined;
      return this.beat();
    });
    this.next = next;
    this.queue = next.catch(() => undefined);
    return next;
  }

  async readOutages(): Promise<void> {
    const list = await this.deps.heartbeats.outages();
    if (list.length <= this.outages.count) return;
    const { log } = this.deps;
    for (const { began, recorded } of list.slice(this.outages.count)) {
      // 0: the start of the outage is unknown.
      const seconds = began === 0 ? undefined : Math.round((recorded - began) / 1000);
      log.info({ began, seconds }, 'clocks were stopped during an outage');
    }
    this.outages.replace(list);
    for (const listener of this.listeners) listener();
  }

  private async beat(): Promise<void> {
    const { heartbeats, now, extend, log } = this.deps;
    const at = now();
    const isStart = this.beatAt === undefined;
    const count = await heartbeats.beat({ now: at, isStart, extend });
    if (count !== this.outages.count) await this.readOutages();
    this.beatAt = at;
    if (this.isFailing) log.info('heartbeats work again');
    this.isFailing = false;
  }

  private async tryBeat(): Promise<void> {
    try {
      await this.confirm();
    } catch (error) {
      // Only the first of consecutive failures is logged.
      if (!this.isFailing) this.deps.log.warn({ err: error }, 'could not write a heartbeat');
      this.isFailing = true;
    }
  }
}
