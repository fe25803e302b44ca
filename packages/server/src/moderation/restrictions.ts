// Who may not speak and who may only look on, at hand for every request.
import type { Person } from '../accounts/user.ts';
import type { Ground } from '../accounts/context.ts';

/** Another process, such as the next node, may have written meanwhile. */
const EVERY_MS = 5000;

interface Until {
  readonly mute: number;
  readonly ban: number;
}

const NEVER: Until = { mute: 0, ban: 0 };

export class Standing {
  readonly #ground: Ground;
  #held: ReadonlyMap<string, Until> = new Map();
  readonly #timer: NodeJS.Timeout;
  #tell: () => void = () => undefined;

  private constructor(ground: Ground) {
    this.#ground = ground;
    // What cannot be read now is read the next time.
    this.#timer = setInterval(() => void this.refresh().catch(() => undefined), EVERY_MS).unref();
  }

  static async open(ground: Ground): Promise<Standing> {
    const standing = new Standing(ground);
    await standing.refresh();
    return standing;
  }

  /** Until when; 0 for not at all. A guest who became an account takes it along. */
  #until(person: Person, kind: 'mute' | 'ban'): number {
    const ids = [person.id, ...(person.also ?? [])];
    const until = Math.max(...ids.map((id) => (this.#held.get(id) ?? NEVER)[kind]));
    return until > this.#ground.now() ? until : 0;
  }

  isMuted(person: Person): boolean {
    return this.#until(person, 'mute') > 0 || this.isBanned(person);
  }

  isBanned(person: Person): boolean {
    return this.#until(person, 'ban') > 0;
  }

  async refresh(): Promise<void> {
    const { db, now } = this.#ground;
    const rows = await db
      .selectFrom('sanctions')
      .select(['person', 'kind', 'until'])
      .where('lifted', 'is', null)
      .where('kind', '!=', 'warn')
      .where((its) => its.or([its('until', 'is', null), its('until', '>', now())]))
      .execute();
    const held = new Map<string, Until>();
    for (const { person, kind, until } of rows) {
      const before = held.get(person) ?? NEVER;
      const end = until ?? Number.POSITIVE_INFINITY;
      if (kind !== 'warn') held.set(person, { ...before, [kind]: Math.max(before[kind], end) });
    }
    this.#held = held;
  }

  /** Somebody was judged here: the other nodes learn it, too. */
  async changed(): Promise<void> {
    await this.refresh();
    this.#tell();
  }

  /** Who tells the other nodes. */
  tellBy(tell: () => void): void {
    this.#tell = tell;
  }

  close(): void {
    clearInterval(this.#timer);
  }
}
