// What all sockets of a server share: who is here, how much each may ask, and the lists that some of them follow.
import type { TableRow, WireServerMessage } from '@eminent/protocol/online';
import type { Person } from '../people/who.ts';
import { Buckets, Counts } from './limits.ts';
import { LIMITS, type WireLimits, type WireParts } from './parts.ts';
import { PresenceBook, type PresentSocket } from './presence.ts';

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
  private readonly followers = { lobby: new Set<SharedSocket>(), mine: new Set<SharedSocket>() };
  private readonly stops: (() => void)[] = [];

  constructor(parts: WireParts) {
    this.parts = parts;
    this.limits = { ...LIMITS, ...parts.limits };
    this.addresses = new Buckets(this.limits.rateOfAddress);
    this.talk = new Buckets(this.limits.rateOfTalk);
    this.presence = new PresenceBook(
      (table) => void parts.hub.presenceChanged(table),
      this.limits.graceMs,
    );
    parts.hub.usePresence(this.presence.of);
    this.stops.push(parts.hub.onChange((row) => this.rowChanged(row)));
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
    this.followers.lobby.delete(connection);
    this.followers.mine.delete(connection);
    const { person } = connection;
    if (person === undefined || !connection.isCounted) return;
    this.people.add(person.id, -1);
    this.presence.remove(person.id, connection);
  }

  presenceOf({ person }: SharedSocket): void {
    if (person !== undefined) this.presence.update(person.id);
  }

  /** Begins or ends telling of a list, with all of it first. */
  async follow(connection: SharedSocket, what: 'lobby' | 'mine', on: boolean): Promise<void> {
    if (!on) {
      this.followers[what].delete(connection);
      return;
    }
    const { lists } = this.parts;
    const { person } = connection;
    this.followers[what].add(connection);
    const rows =
      what === 'lobby'
        ? await lists.lobby(person)
        : person === undefined
          ? []
          : await lists.mine(person);
    connection.send({ type: 'stream', what, fresh: true, rows: [...rows], gone: [] });
  }

  private rowChanged(row: TableRow): void {
    const { lists } = this.parts;
    for (const connection of this.followers.lobby) {
      const shown = lists.inLobby(row, connection.person);
      const rows = shown === undefined ? [] : [shown];
      const gone = shown === undefined ? [row.table] : [];
      connection.send({ type: 'stream', what: 'lobby', fresh: false, rows, gone });
    }
    for (const connection of this.followers.mine) {
      const seat = row.seats.findIndex(({ person }) => person === connection.person?.id);
      if (seat < 0 || connection.person === undefined) continue;
      const rows = [{ ...row, seat }];
      connection.send({ type: 'stream', what: 'mine', fresh: false, rows, gone: [] });
    }
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
