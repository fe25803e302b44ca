// State shared by all sockets of a node: presence, rate limits, block lists and list subscriptions.
import type { WireServerMessage } from '@eminent/protocol/online';
import type { Presence, User } from '../core/user.ts';
import { BlockCache } from './block-cache.ts';
import type { CloseReason } from './close-codes.ts';
import {
  TokenBuckets,
  KeyedCounter,
  type Rate,
  SharedTokenBuckets,
  type RateLimiter,
} from './rate-limits.ts';
import type { SocketDeps } from './dependencies.ts';
import { LIMITS, type WireLimits } from './socket-limits.ts';
import { HeartbeatCheck } from './heartbeat.ts';
import { PresenceTracker, type PresentSocket, strongestPresence } from './presence.ts';
import { ListSubscriptions } from './list-subscriptions.ts';

/** Presence changes are collected for this long and then published together. */
const PRESENCE_MS = 50;

export interface RegisteredSocket extends PresentSocket {
  readonly person: User | undefined;
  readonly address: string;
  /** Whether the socket counts against the limit of its user. Set by `register`. */
  isCounted: boolean;
  send(message: WireServerMessage): void;
  disconnect(reason: CloseReason): void;
  checkIdle(): void;
}

export class SocketRegistry {
  readonly limits: WireLimits;
  /** Limits of messages per address, and of chat per user. */
  readonly addresses: RateLimiter;
  readonly talk: RateLimiter;
  readonly presence: PresenceTracker;
  readonly blockCache: BlockCache;
  readonly connections = new Set<RegisteredSocket>();
  private readonly deps: SocketDeps;
  private readonly socketCounts = new KeyedCounter();
  private readonly listSubscriptions: ListSubscriptions;
  private readonly changedTables = new Set<string>();
  private timer: NodeJS.Timeout | undefined;
  private readonly stops: (() => void)[] = [];

  constructor(deps: SocketDeps) {
    this.deps = deps;
    this.limits = { ...LIMITS, ...deps.limits };
    this.addresses = this.rateLimiter('messages', this.limits.rateOfAddress);
    this.talk = this.rateLimiter('talk', this.limits.rateOfTalk);
    this.presence = new PresenceTracker(
      (...change) => this.presenceOfUserChanged(...change),
      this.limits.graceMs,
    );
    deps.hub.usePresence((person) => this.presenceOnAnyNode(person));
    deps.peers?.listen({
      signedOut: (person) => this.signOut(person),
      blocksChanged: (person) => void this.reloadBlocks(person).catch(this.failed),
    });
    this.blockCache = new BlockCache(deps.blockedEitherWay);
    this.listSubscriptions = new ListSubscriptions(deps.lists);
    this.stops.push(
      deps.hub.changeFeed.onChange((row) => this.listSubscriptions.changed(row)),
      deps.hub.changeFeed.onPresence((row) => this.listSubscriptions.changed(row)),
      () => this.listSubscriptions.close(),
      () => clearTimeout(this.timer),
    );
    const heartbeats = new HeartbeatCheck(this.connections, this.limits.idleMs);
    this.stops.push(() => heartbeats.stop());
  }

  private rateLimiter(name: string, rate: Rate): RateLimiter {
    const { counters } = this.deps;
    if (counters === undefined) return new TokenBuckets(rate);
    const buckets = new SharedTokenBuckets(name, rate, counters);
    this.stops.push(() => buckets.close());
    return buckets;
  }

  /** Counts a socket of a user, and updates presence. Returns false if the user has too many. */
  register(connection: RegisteredSocket): boolean {
    const { person } = connection;
    if (person === undefined) return true;
    if (this.socketCounts.of(person.id) >= this.limits.sockets) return false;
    this.socketCounts.add(person.id, 1);
    this.presence.add(person.id, connection);
    connection.isCounted = true;
    return true;
  }

  unregister(connection: RegisteredSocket): void {
    this.connections.delete(connection);
    this.listSubscriptions.leave(connection, 'lobby');
    this.listSubscriptions.leave(connection, 'mine');
    const { person } = connection;
    if (person === undefined || !connection.isCounted) return;
    this.socketCounts.add(person.id, -1);
    if (this.socketCounts.of(person.id) === 0) this.blockCache.forget(person.id);
    this.presence.remove(person.id, connection);
  }

  /** Must be called after the watched tables of a socket, or its `isHere`, have changed. */
  updatePresence({ person }: RegisteredSocket): void {
    if (person !== undefined) this.presence.update(person.id);
  }

  /** Subscribes to a list or, with `on` false, unsubscribes. */
  async follow(connection: RegisteredSocket, what: 'lobby' | 'mine', on: boolean): Promise<void> {
    this.listSubscriptions.leave(connection, what);
    if (on) await this.listSubscriptions.follow(connection, what);
  }

  private presenceOnAnyNode(person: string): Presence {
    const here = this.presence.of(person);
    const { peers } = this.deps;
    return peers === undefined ? here : strongestPresence(here, peers.presenceOf(person));
  }

  private presenceOfUserChanged(
    person: string,
    presence: Presence,
    tables: readonly string[],
  ): void {
    this.deps.peers?.publishPresence(person, presence, tables);
    for (const table of tables) this.presenceChanged(table);
  }

  /** Collects the changes of a table for a moment: after a restart there are many at once. */
  private presenceChanged(table: string): void {
    this.changedTables.add(table);
    this.timer ??= setTimeout(() => {
      this.timer = undefined;
      const tables = [...this.changedTables];
      this.changedTables.clear();
      for (const one of tables) void this.deps.hub.presenceChanged(one);
    }, PRESENCE_MS).unref();
  }

  /** Closes all sockets of a user, on every node. Called when sessions of the user have ended. */
  signedOut(person: string): void {
    this.deps.peers?.publishSignOut(person);
    this.signOut(person);
  }

  /** Reloads the block list of a user on every node. */
  blocksChanged(person: string): Promise<void> {
    this.deps.peers?.publishBlocksChanged(person);
    return this.reloadBlocks(person);
  }

  async reloadBlocks(person: string): Promise<void> {
    await this.blockCache.reload(person);
    await this.listSubscriptions.blocksChanged(person);
  }

  /** The tables in the personal lists of all subscribers. */
  get listed(): Iterable<string> {
    return this.listSubscriptions.tables;
  }

  signOut(person: string): void {
    for (const connection of this.connections) {
      if (connection.person?.id === person) connection.disconnect('signed-out');
    }
  }

  private readonly failed = (error: unknown): void => {
    this.deps.log.error({ err: error }, 'could not read the block list');
  };

  close(): void {
    for (const connection of this.connections) connection.disconnect('stopping');
    for (const stop of this.stops) stop();
    this.presence.close();
  }
}
