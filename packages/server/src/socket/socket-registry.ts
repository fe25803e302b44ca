// What all sockets of a server share: who is here, how much each may ask, and the lists that some of them follow.
import type { WireServerMessage } from '@eminent/protocol/online';
import type { Person } from '../accounts/user.ts';
import { Apart } from './block-cache.ts';
import type { Bye } from './close-codes.ts';
import { Buckets, Counts, type Rate, SharedBuckets, type Takings } from './rate-limits.ts';
import { LIMITS, type WireLimits, type WireParts } from './dependencies.ts';
import { nearest } from '../cluster/remote-presence.ts';
import { Patrol } from './heartbeat.ts';
import { type Presence, PresenceBook, type PresentSocket } from './presence.ts';
import { Streams } from './list-subscriptions.ts';

const PRESENCE_MS = 50;

/** A socket as all others may know it. */
export interface SharedSocket extends PresentSocket {
  readonly person: Person | undefined;
  /** From where it comes. */
  readonly address: string;
  /** Whether it counts among the sockets of its person. */
  isCounted: boolean;
  send(message: WireServerMessage): void;
  bye(reason: Bye): void;
  checkIdle(): void;
}

export class Shared {
  readonly limits: WireLimits;
  readonly addresses: Takings;
  readonly talk: Takings;
  readonly presence: PresenceBook;
  readonly apart: Apart;
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
    this.addresses = this.takings('messages', this.limits.rateOfAddress);
    this.talk = this.takings('talk', this.limits.rateOfTalk);
    this.presence = new PresenceBook((...change) => this.came(...change), this.limits.graceMs);
    parts.hub.usePresence((person) => this.presenceAnywhere(person));
    parts.neighbours?.listen({
      signedOut: (person) => this.signOut(person),
      apart: (person) => void this.learnApart(person).catch(this.failed),
    });
    this.apart = new Apart(parts.apartFrom);
    this.streams = new Streams(parts.lists);
    this.stops.push(
      parts.hub.onChange((row) => this.streams.changed(row)),
      parts.hub.onPresence((row) => this.streams.changed(row)),
      () => this.streams.close(),
      () => clearTimeout(this.timer),
    );
    const patrol = new Patrol(this.connections, this.limits.idleMs);
    this.stops.push(() => patrol.stop());
  }

  /** Counted at all nodes together, where there may be others. */
  private takings(name: string, rate: Rate): Takings {
    const { counters } = this.parts;
    if (counters === undefined) return new Buckets(rate);
    const shared = new SharedBuckets(name, rate, counters);
    this.stops.push(() => shared.close());
    return shared;
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
    if (this.people.of(person.id) === 0) this.apart.forget(person.id);
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

  /** Where somebody is, at this node or at another. */
  private presenceAnywhere(person: string): Presence {
    const here = this.presence.of(person);
    const { neighbours } = this.parts;
    return neighbours === undefined ? here : nearest(here, neighbours.presenceOf(person));
  }

  private came(person: string, presence: Presence, tables: readonly string[]): void {
    this.parts.neighbours?.tellPerson(person, presence, tables);
    for (const table of tables) this.presenceChanged(table);
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

  /** A session of a person has ended: its sockets too, at all nodes. */
  signedOut(person: string): void {
    this.parts.neighbours?.tellSignedOut(person);
    this.signOut(person);
  }

  /** Somebody has blocked another, or does no more: what each hears and is offered is other at once, at all nodes. */
  apartChanged(person: string): Promise<void> {
    this.parts.neighbours?.tellApart(person);
    return this.learnApart(person);
  }

  /** The same here. */
  async learnApart(person: string): Promise<void> {
    await this.apart.changed(person);
    await this.streams.apartChanged(person);
  }

  /** Tables that stand in somebody's list. */
  get listed(): Iterable<string> {
    return this.streams.tables;
  }

  /** Closes what is open here. */
  signOut(person: string): void {
    for (const connection of this.connections) {
      if (connection.person?.id === person) connection.bye('signed-out');
    }
  }

  private readonly failed = (error: unknown): void => {
    this.parts.log.error({ err: error }, 'who blocked whom could not be read');
  };

  close(): void {
    for (const connection of this.connections) connection.bye('stopping');
    for (const stop of this.stops) stop();
    this.presence.close();
  }
}
