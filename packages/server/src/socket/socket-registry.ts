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
import { LIMITS, type WireLimits, type SocketDeps } from './dependencies.ts';
import { HeartbeatCheck } from './heartbeat.ts';
import { PresenceTracker, type PresentSocket, strongestPresence } from './presence.ts';
import { ListSubscriptions } from './list-subscriptions.ts';

/** Presence changes are collected for this long. */
const PRESENCE_MS = 50;

/** A socket as the registry sees it. */
export interface RegisteredSocket extends PresentSocket {
  readonly person: User | undefined;
  /** The client's address. */
  readonly address: string;
  /** Whether the socket counts against the socket limit of its user. */
  isCounted: boolean;
  send(message: WireServerMessage): void;
  disconnect(reason: CloseReason): void;
  checkIdle(): void;
}

export class SocketRegistry {
  readonly limits: WireLimits;
  /** Limits messages per address, and chat per user. */
  readonly addresses: RateLimiter;
  readonly talk: RateLimiter;
  readonly presence: PresenceTracker;
  readonly blockCache: BlockCache;
  readonly connections = new Set<RegisteredSocket>();
  private readonly deps: SocketDeps;
  /** Number of sockets by user. */
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

  /** A rate limiter, shared by all nodes if there are shared counters. */
  private rateLimiter(name: string, rate: Rate): RateLimiter {
    const { counters } = this.deps;
    if (counters === undefined) return new TokenBuckets(rate);
    const buckets = new SharedTokenBuckets(name, rate, counters);
    this.stops.push(() => buckets.close());
    return buckets;
  }

  /** Registers an identified socket. Returns false if the user has too many. */
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

  /** Updates the presence of a user after the tables or the visibility of a socket changed. */
  updatePresence({ person }: RegisteredSocket): void {
    if (person !== undefined) this.presence.update(person.id);
  }

  /** Subscribes to or unsubscribes from a list. */
  async follow(connection: RegisteredSocket, what: 'lobby' | 'mine', on: boolean): Promise<void> {
    this.listSubscriptions.leave(connection, what);
    if (on) await this.listSubscriptions.follow(connection, what);
  }

  /** Presence of a user on any node. */
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

  /** Collects presence changes per table for a moment. After a restart there are many at once. */
  private presenceChanged(table: string): void {
    this.changedTables.add(table);
    this.timer ??= setTimeout(() => {
      this.timer = undefined;
      const tables = [...this.changedTables];
      this.changedTables.clear();
      for (const one of tables) void this.deps.hub.presenceChanged(one);
    }, PRESENCE_MS).unref();
  }

  /** Closes the sockets of a user on all nodes after a session has ended. */
  signedOut(person: string): void {
    this.deps.peers?.publishSignOut(person);
    this.signOut(person);
  }

  /** Reloads the blocks of a user on all nodes. */
  blocksChanged(person: string): Promise<void> {
    this.deps.peers?.publishBlocksChanged(person);
    return this.reloadBlocks(person);
  }

  /** Reloads the blocks of a user on this node, and sends their lobby again. */
  async reloadBlocks(person: string): Promise<void> {
    await this.blockCache.reload(person);
    await this.listSubscriptions.blocksChanged(person);
  }

  /** Tables in any subscriber's own list. */
  get listed(): Iterable<string> {
    return this.listSubscriptions.tables;
  }

  /** Closes the sockets of a user on this node. */
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
