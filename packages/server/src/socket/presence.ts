// Tracks which users are present on this node, by their sockets.
import type { Presence } from '../core/user.ts';

const RANK = { offline: 0, away: 1, here: 2 } as const satisfies Readonly<Record<Presence, number>>;

/** Returns the higher presence: `here`, then `away`, then `offline`. */
export function strongestPresence(one: Presence, other: Presence): Presence {
  return RANK[one] >= RANK[other] ? one : other;
}

export interface PresentSocket {
  /** Whether the page is visible on the user's screen. */
  readonly isHere: boolean;
  readonly tables: ReadonlySet<string>;
}

interface TrackedUser {
  readonly sockets: Set<PresentSocket>;
  shown: Presence;
  /** Tables to notify about a change: those watched, and those left since the last one. */
  tables: Set<string>;
  timer: NodeJS.Timeout | undefined;
}

/** Called when a presence changes, or a user opens another table. `tables`: those that show it. */
type Changed = (person: string, presence: Presence, tables: readonly string[]) => void;

export class PresenceTracker {
  private readonly people = new Map<string, TrackedUser>();
  private readonly changed: Changed;
  private readonly grace: number;

  constructor(changed: Changed, grace: number) {
    this.changed = changed;
    this.grace = grace;
  }

  of = (person: string): Presence => this.people.get(person)?.shown ?? 'offline';

  /** Number of users with a socket, or who had one a moment ago. */
  get size(): number {
    return this.people.size;
  }

  add(person: string, socket: PresentSocket): void {
    const user = this.people.get(person) ?? {
      sockets: new Set(),
      shown: 'offline' as const,
      tables: new Set<string>(),
      timer: undefined,
    };
    this.people.set(person, user);
    user.sockets.add(socket);
    this.update(person);
  }

  remove(person: string, socket: PresentSocket): void {
    const user = this.people.get(person);
    if (user === undefined || !user.sockets.delete(socket)) return;
    for (const table of socket.tables) user.tables.add(table);
    this.update(person);
  }

  /**
   * Must be called after a user's sockets have changed. Reports `away` and `offline` after a delay.
   */
  update(person: string): void {
    const user = this.people.get(person);
    if (user === undefined) return;
    const newTables = [...user.sockets]
      .flatMap((socket) => [...socket.tables])
      .filter((table) => !user.tables.has(table));
    for (const table of newTables) user.tables.add(table);
    clearTimeout(user.timer);
    user.timer = undefined;
    const now = presenceOf(user.sockets);
    if (now === user.shown) {
      // The presence is unchanged, but the new table must show it.
      if (newTables.length > 0) this.changed(person, now, [...user.tables]);
    } else if (now === 'here') this.show(person, user, now);
    else {
      user.timer = setTimeout(() => this.show(person, user, now), this.grace);
      user.timer.unref();
    }
  }

  private show(person: string, user: TrackedUser, presence: Presence): void {
    user.shown = presence;
    const tables = user.tables;
    user.tables = new Set([...user.sockets].flatMap((socket) => [...socket.tables]));
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
