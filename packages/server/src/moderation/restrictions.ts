// Who may not speak and who may only look on, at hand for every request.
import type { User } from '../core/user.ts';
import type { ServiceContext } from '../core/context.ts';

/** Another process, such as the next node, may have written meanwhile. */
const EVERY_MS = 5000;

interface Until {
  readonly mute: number;
  readonly ban: number;
}

const NEVER: Until = { mute: 0, ban: 0 };

export class Restrictions {
  readonly #context: ServiceContext;
  #active: ReadonlyMap<string, Until> = new Map();
  readonly #timer: NodeJS.Timeout;
  #notifyPeers: () => void = () => undefined;

  private constructor(context: ServiceContext) {
    this.#context = context;
    // What cannot be read now is read the next time.
    this.#timer = setInterval(() => void this.refresh().catch(() => undefined), EVERY_MS).unref();
  }

  static async open(context: ServiceContext): Promise<Restrictions> {
    const restrictions = new Restrictions(context);
    await restrictions.refresh();
    return restrictions;
  }

  /** Until when; 0 for not at all. A guest who became an account takes it along. */
  #until(person: User, kind: 'mute' | 'ban'): number {
    const ids = [person.id, ...(person.guestIds ?? [])];
    const until = Math.max(...ids.map((id) => (this.#active.get(id) ?? NEVER)[kind]));
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
      .where((its) => its.or([its('until', 'is', null), its('until', '>', now())]))
      .execute();
    const active = new Map<string, Until>();
    for (const { person, kind, until } of rows) {
      const before = active.get(person) ?? NEVER;
      const end = until ?? Number.POSITIVE_INFINITY;
      if (kind !== 'warn') active.set(person, { ...before, [kind]: Math.max(before[kind], end) });
    }
    this.#active = active;
  }

  /** Somebody was judged here: the other nodes learn it, too. */
  async changed(): Promise<void> {
    await this.refresh();
    this.#notifyPeers();
  }

  /** Who tells the other nodes. */
  notifyPeersWith(tell: () => void): void {
    this.#notifyPeers = tell;
  }

  close(): void {
    clearInterval(this.#timer);
  }
}
