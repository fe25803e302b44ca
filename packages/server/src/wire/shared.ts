// What all sockets of a server share: who is here, how much each may ask, and the lists that some of them follow.
import type { WireServerMessage } from '@eminent/protocol/online';
import type { Person } from '../people/who.ts';
import { Buckets, Counts } from './limits.ts';
import { LIMITS, type WireLimits, type WireParts } from './parts.ts';
import { PresenceBook, type PresentSocket } from './presence.ts';
import { Streams } from './streams.ts';

const PRESENCE_MS = 50;

type Bye = Extract<WireServerMessage, { type: 'bye' }>['reason'];

/** A socket as all others may know it. */
export interface SharedSocket extends PresentSocket {
  readonly person: Person | undefined;
  /** Whether it counts among the sockets of its person. */
  isCounted: boolean;
  send(message: WireServerMessage): void;
  bye(reason: Bye): void;
  checkIdle(): void;
}

export class Shared {
  readonly limits: WireLimits;
  readonly addresses: Buckets;
  readonly talk: Buckets;
  readonly presence: PresenceBook;
  readonly connections = new Set<SharedSocket>();
  private readonly parts: WireParts;
  private readonly people = new Counts();
  private readonly streams: Streams;
  private readonly restless = new Set<string>();
  private timer: NodeJS.Timeout | undefined;
  private readonly stops: (() => void)[] = [];

  constructor(parts: WireParts) {
    this.parts = parts;
    this.limits = { ...LIMITS, ...parts.limits };
    this.addresses = new Buckets(this.limits.rateOfAddress);
    this.talk = new Buckets(this.limits.rateOfTalk);
    this.presence = new PresenceBook((table) => this.presenceChanged(table), this.limits.graceMs);
    parts.hub.usePresence(this.presence.of);
    this.streams = new Streams(parts.lists);
    this.stops.push(
      parts.hub.onChange((row) => this.streams.changed(row)),
      () => this.streams.close(),
      () => clearTimeout(this.timer),
    );
    const idle = setInterval(() => {
      for (const connection of this.connections) connection.checkIdle();
    }, this.limits.idleMs);
    idle.unref();
    this.stops.push(() => clearInterval(idle));
  }

  /** A socket has said who it is; whether it may stay. */
  arrived(connection: SharedSocket): boolean {
    const { person } = connection;
    if (person === undefined) return true;
    if (this.people.of(person.id) >= this.limits.sockets) return false;
    this.people.add(person.id, 1);
    this.presence.add(person.id, connection);
    connection.isCounted = true;
    return true;
  }

  gone(connection: SharedSocket): void {
    this.connections.delete(connection);
    this.streams.leave(connection, 'lobby');
    this.streams.leave(connection, 'mine');
    const { person } = connection;
    if (person === undefined || !connection.isCounted) return;
    this.people.add(person.id, -1);
    this.presence.remove(person.id, connection);
  }

  presenceOf({ person }: SharedSocket): void {
    if (person !== undefined) this.presence.update(person.id);
  }

  /** Begins or ends telling of a list. */
  async follow(connection: SharedSocket, what: 'lobby' | 'mine', on: boolean): Promise<void> {
    this.streams.leave(connection, what);
    if (on) await this.streams.follow(connection, what);
  }

  /** Tables whose people came or went are told a moment later, many at once after a restart. */
  private presenceChanged(table: string): void {
    this.restless.add(table);
    this.timer ??= setTimeout(() => {
      this.timer = undefined;
      const tables = [...this.restless];
      this.restless.clear();
      for (const one of tables) void this.parts.hub.presenceChanged(one);
    }, PRESENCE_MS).unref();
  }

  /** A session of a person has ended: its sockets, too. */
  signedOut(person: string): void {
    for (const connection of this.connections) {
      if (connection.person?.id === person) connection.bye('signed-out');
    }
  }

  close(): void {
    for (const connection of this.connections) connection.bye('stopping');
    for (const stop of this.stops) stop();
    this.presence.close();
  }
}
