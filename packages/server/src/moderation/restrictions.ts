// Caches the active mutes and bans in memory.
import { allIdsOf, type User } from '../core/user.ts';
import type { ServiceContext } from '../core/context.ts';

/** Interval of reloads, in case a notification from another node was missed. */
const REFRESH_MS = 5000;

/** When the restrictions of a user end; 0 for none, Infinity for a permanent one. */
interface EndTimes {
  readonly mute: number;
  readonly ban: number;
}

const NO_RESTRICTION: EndTimes = { mute: 0, ban: 0 };

export class Restrictions {
  readonly #context: ServiceContext;
  #active: ReadonlyMap<string, EndTimes> = new Map();
  readonly #timer: NodeJS.Timeout;
  #notifyPeers: () => void = () => undefined;

  private constructor(context: ServiceContext) {
    this.#context = context;
    // A failed refresh is retried at the next interval.
    this.#timer = setInterval(() => void this.refresh().catch(() => undefined), REFRESH_MS).unref();
  }

  static async open(context: ServiceContext): Promise<Restrictions> {
    const restrictions = new Restrictions(context);
    await restrictions.refresh();
    return restrictions;
  }

  /** When a restriction of a user or their merged guests ends; 0 if there is none now. */
  #until(person: User, kind: 'mute' | 'ban'): number {
    const ends = allIdsOf(person).map((id) => (this.#active.get(id) ?? NO_RESTRICTION)[kind]);
    const until = Math.max(...ends);
    return until > this.#context.now() ? until : 0;
  }

  isMuted(person: User): boolean {
    return this.#until(person, 'mute') > 0 || this.isBanned(person);
  }

  isBanned(person: User): boolean {
    return this.#until(person, 'ban') > 0;
  }

  async refresh(): Promise<void> {
    const { db, now } = this.#context;
    const rows = await db
      .selectFrom('sanctions')
      .select(['person', 'kind', 'until'])
      .where('lifted', 'is', null)
      .where('kind', '!=', 'warn')
      .where((eb) => eb.or([eb('until', 'is', null), eb('until', '>', now())]))
      .execute();
    const active = new Map<string, EndTimes>();
    for (const { person, kind, until } of rows) {
      const before = active.get(person) ?? NO_RESTRICTION;
      const end = until ?? Number.POSITIVE_INFINITY;
      if (kind !== 'warn') active.set(person, { ...before, [kind]: Math.max(before[kind], end) });
    }
    this.#active = active;
  }

  /** Reloads the restrictions after a change on this node, and lets other nodes reload them. */
  async changed(): Promise<void> {
    await this.refresh();
    this.#notifyPeers();
  }

  notifyPeersWith(notify: () => void): void {
    this.#notifyPeers = notify;
  }

  close(): void {
    clearInterval(this.#timer);
  }
}
