// Measures how long people waited for an acknowledgement, or for their table after a reconnect, and attributes each wait to a fault and its
// steps.
import type { ClientEvent } from './history-checker.ts';

/**
 * A connection event of a client, which is not part of the checked history: connection lost,
 * reconnected, or command refused.
 */
export interface ConnectionEvent {
  readonly what: 'left' | 'back' | 'refused';
  readonly client: string;
  readonly why: string;
}

/** Whether the event is part of the checked history. */
export function isClientEvent(one: ClientEvent | ConnectionEvent): one is ClientEvent {
  return one.what === 'requested' || one.what === 'acknowledged' || one.what === 'saw';
}

interface Wait {
  readonly key: string;
  readonly since: number;
  /** Steps during the wait, with milliseconds since its start. */
  readonly story: string[];
}

interface Longest {
  readonly ms: number;
  readonly story: readonly string[];
}

/** Maximum number of recorded steps. */
const MAX_STEPS = 40;

export class WaitTimes {
  /** What each client is waiting for. */
  private readonly open = new Map<string, Wait>();
  /**
   * Clients that are disconnected or have not received their table yet, even if they wait for no
   * acknowledgement.
   */
  private readonly away = new Map<string, Wait>();
  private readonly faults: { readonly what: string; readonly at: number }[] = [];
  private readonly now: () => number;
  private readonly found = new Map<string, Longest>();

  constructor(now: () => number = () => performance.now()) {
    this.now = now;
  }

  /** Records that a fault was injected. */
  fault(what: string): void {
    this.faults.push({ what, at: this.now() });
  }

  /** Records commands, acknowledgements and connection changes. */
  note(one: ClientEvent | ConnectionEvent): void {
    if (one.what === 'saw') return;
    if (one.what === 'requested') this.requested(one.client, one.key);
    else if (one.what === 'acknowledged') this.acknowledged(one.client, one.key);
    else this.connectionChanged(one);
  }

  private connectionChanged({ what, client, why }: ConnectionEvent): void {
    const step = `${what} ${why}`.trim();
    this.addStep(this.open.get(client), step);
    const away = this.away.get(client);
    if (what === 'back') this.back(client);
    else if (away !== undefined) this.addStep(away, step);
    else if (what === 'left') this.away.set(client, { key: '', since: this.now(), story: [step] });
  }

  private back(client: string): void {
    const away = this.away.get(client);
    this.away.delete(client);
    if (away !== undefined) this.over(away, 'back');
  }

  private requested(client: string, key: string): void {
    const open = this.open.get(client);
    if (open?.key === key) return this.addStep(open, 'asked again');
    this.open.set(client, { key, since: this.now(), story: [] });
  }

  private addStep(open: Wait | undefined, what: string): void {
    if (open === undefined || open.story.length >= MAX_STEPS) return;
    open.story.push(`${Math.round(this.now() - open.since)} ${what}`);
  }

  private acknowledged(client: string, key: string): void {
    const open = this.open.get(client);
    if (open?.key !== key) return;
    this.open.delete(client);
    this.over(open, 'kept');
  }

  private over({ since, story }: Wait, how: string): void {
    const ms = this.now() - since;
    const cause = this.causeOf(since + ms);
    if (ms < (this.found.get(cause)?.ms ?? 0)) return;
    this.found.set(cause, { ms, story: [...story, `${Math.round(ms)} ${how}`] });
  }

  /**
   * The last fault before the acknowledgement; waits caused by earlier faults were recorded
   * separately.
   */
  private causeOf(kept: number): string {
    return this.faults.findLast(({ at }) => at <= kept)?.what ?? 'none';
  }

  /** The longest wait in whole milliseconds, by its cause. */
  get longest(): Readonly<Record<string, number>> {
    return Object.fromEntries([...this.found].map(([what, { ms }]) => [what, Math.round(ms)]));
  }

  /** The steps of the longest waits. */
  get stories(): Readonly<Record<string, readonly string[]>> {
    return Object.fromEntries([...this.found].map(([what, { story }]) => [what, story]));
  }
}
