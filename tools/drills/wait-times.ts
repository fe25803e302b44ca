// Measures how long players waited for an acknowledgement or for their table, and after which
// fault.
import type { ClientEvent } from './history-checker.ts';

/** A lost connection or a reconnect, which is not part of the checked history. */
export interface ConnectionEvent {
  readonly what: 'left' | 'back';
  readonly client: string;
}

export function isClientEvent(one: ClientEvent | ConnectionEvent): one is ClientEvent {
  return one.what === 'requested' || one.what === 'acknowledged' || one.what === 'saw';
}

export class WaitTimes {
  /** The unacknowledged command of each client, and the time of its first request. */
  private readonly open = new Map<string, { readonly key: string; readonly since: number }>();
  /** The time when each disconnected client lost its connection. */
  private readonly away = new Map<string, number>();
  private readonly faults: { readonly what: string; readonly at: number }[] = [];
  private readonly now: () => number;
  private readonly found = new Map<string, number>();

  constructor(now: () => number = () => performance.now()) {
    this.now = now;
  }

  fault(what: string): void {
    this.faults.push({ what, at: this.now() });
  }

  note(one: ClientEvent | ConnectionEvent): void {
    const { client } = one;
    const open = this.open.get(client);
    const away = this.away.get(client);
    if (one.what === 'requested' && open?.key !== one.key) {
      this.open.set(client, { key: one.key, since: this.now() });
    } else if (one.what === 'acknowledged' && open?.key === one.key) {
      this.open.delete(client);
      this.over(open.since);
    } else if (one.what === 'left' && away === undefined) {
      this.away.set(client, this.now());
    } else if (one.what === 'back' && away !== undefined) {
      this.away.delete(client);
      this.over(away);
    }
  }

  /** Records the end of a wait. Its cause is the last injected fault. */
  private over(since: number): void {
    const cause = this.faults.at(-1)?.what ?? 'none';
    this.found.set(cause, Math.max(this.found.get(cause) ?? 0, this.now() - since));
  }

  get longest(): Readonly<Record<string, number>> {
    return Object.fromEntries([...this.found].map(([what, ms]) => [what, Math.round(ms)]));
  }
}
