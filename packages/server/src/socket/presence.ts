// Tracks which users are present on this node, by their sockets. A user who reconnects quickly
// stays present.
import type { Presence } from '../core/user.ts';

const RANK = { offline: 0, away: 1, here: 2 } as const satisfies Readonly<Record<Presence, number>>;

/** The strongest of two presences: a user may have several devices. */
export function strongestPresence(one: Presence, other: Presence): Presence {
  return RANK[one] >= RANK[other] ? one : other;
}

/** A socket as the presence tracker sees it. */
export interface PresentSocket {
  /** Whether the user is looking at the page. */
  readonly isHere: boolean;
  /** Watched tables. */
  readonly tables: ReadonlySet<string>;
}

interface TrackedUser {
  readonly sockets: Set<PresentSocket>;
  shown: Presence;
  /** Tables that show the user and must be notified about a change. */
  tables: Set<string>;
  timer: NodeJS.Timeout | undefined;
}

/** Called with the tables that show a user, when the presence or the set of tables changes. */
type Changed = (person: string, presence: Presence, tables: readonly string[]) => void;

export class PresenceTracker {
  private readonly people = new Map<string, TrackedUser>();
  private readonly changed: Changed;
  private readonly grace: number;

  constructor(changed: Changed, grace: number) {
    this.changed = changed;
    this.grace = grace;
  }

  /** The presence of a user on this node. */
  of = (person: string): Presence => this.people.get(person)?.shown ?? 'offline';

  /** Number of users with a socket, or that had one a moment ago. */
  get size(): number {
    return this.people.size;
  }

  add(person: string, socket: PresentSocket): void {
    const one = this.people.get(person) ?? {
      sockets: new Set(),
      shown: 'offline' as const,
      tables: new Set<string>(),
      timer: undefined,
    };
    this.people.set(person, one);
    one.sockets.add(socket);
    this.update(person);
  }

  remove(person: string, socket: PresentSocket): void {
    const one = this.people.get(person);
    if (one === undefined || !one.sockets.delete(socket)) return;
    for (const table of socket.tables) one.tables.add(table);
    this.update(person);
  }

  /** Called after a change of sockets. Shows `here` at once, `away` and `offline` after a delay. */
  update(person: string): void {
    const one = this.people.get(person);
    if (one === undefined) return;
    const newTables = [...one.sockets]
      .flatMap((socket) => [...socket.tables])
      .filter((table) => !one.tables.has(table));
    for (const table of newTables) one.tables.add(table);
    clearTimeout(one.timer);
    one.timer = undefined;
    const now = presenceOf(one.sockets);
    if (now === one.shown) {
      // The user opened another table, which must show the presence.
      if (newTables.length > 0) this.changed(person, now, [...one.tables]);
    } else if (now === 'here') this.show(person, one, now);
    else {
      one.timer = setTimeout(() => this.show(person, one, now), this.grace);
      one.timer.unref();
    }
  }

  private show(person: string, one: TrackedUser, presence: Presence): void {
    one.shown = presence;
    const tables = one.tables;
    one.tables = new Set([...one.sockets].flatMap((socket) => [...socket.tables]));
    if (presence === 'offline') this.people.delete(person);
    this.changed(person, presence, [...tables]);
  }

  close(): void {
    for (const { timer } of this.people.values()) clearTimeout(timer);
    this.people.clear();
  }
}

function presenceOf(sockets: ReadonlySet<PresentSocket>): Presence {
  if (sockets.size === 0) return 'offline';
  for (const socket of sockets) if (socket.isHere) return 'here';
  return 'away';
}
