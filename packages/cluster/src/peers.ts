// Connects this node to the other nodes on the same database: membership, presence and change
// messages. If a message is lost, changes of tables and accounts can be read from the database.
import { RULES_VERSION } from '@eminent/engine';
import type { TableRow } from '@eminent/protocol/online';
import type { Logger } from 'pino';
import { newId } from '@eminent/server/store';
import {
  type ClusterPeers,
  ENTRY_VERSION,
  type PeerListener,
  type Presence,
  type TableMessage,
  type TableMessageBody,
} from '@eminent/server/cluster';
import type { PubSub } from './pubsub.ts';
import { RemotePresence } from './remote-presence.ts';
import {
  type NodeMessage,
  parseNodeMessage,
  parseTableMessage,
  type NodeMessageBody,
  type UserPresence,
} from './messages.ts';
import type { SessionRevocations } from './session-revocations.ts';
import { Membership } from './membership.ts';
import { RowBroadcast } from './row-broadcast.ts';

const ALL_NODES = 'eminent:all';
const inboxOf = (node: string) => `eminent:node:${node}`;
const channelOf = (table: string) => `eminent:table:${table}`;

export interface PeerTimes {
  /** `hereMs`: interval of heartbeats. `leaseMs`: how long a node stays a member without one. */
  readonly hereMs: number;
  readonly leaseMs: number;
}

const TIMES: PeerTimes = { hereMs: 1000, leaseMs: 4000 };
/** How long the tables of users on an unreachable node are polled. It may still serve them. */
const SILENT_MS = 600_000;
/** Presence changes are collected for this long. Many occur at once after a node failure. */
const BATCH_MS = 20;
/** Minimum time between two requests for the complete presence list of a node. */
const REQUEST_PAUSE_MS = 500;
/** Maximum number of tables with unsent changes. Beyond it, the oldest change is forgotten. */
const MAX_UNSENT = 10_000;

export interface PeersDeps {
  readonly pubsub: PubSub;
  readonly log: Logger;
  readonly build?: () => string;
  readonly times?: PeerTimes;
  readonly now?: () => number;
  readonly sessionRevocations?: Pick<SessionRevocations, 'write'>;
}

/** The users of an unreachable node, and until when their tables are polled. */
interface SilentNode {
  readonly people: readonly UserPresence[];
  readonly until: number;
}

export class Peers implements ClusterPeers {
  readonly id = newId();
  private readonly pubsub: PubSub;
  private readonly log: Logger;
  private readonly build: () => string;
  private readonly now: () => number;
  private readonly membership: Membership;
  private readonly remotePresence: RemotePresence;
  private readonly rows: RowBroadcast;
  private readonly sessionRevocations: Pick<SessionRevocations, 'write'> | undefined;
  private readonly listeners = new Set<Partial<PeerListener>>();
  private readonly localPresence = new Map<string, UserPresence>();
  private readonly silentNodes = new Map<string, SilentNode>();
  /** By table, the sequence number of the last entry that was written while disconnected. */
  private readonly unsent = new Map<string, number>();
  /** Number of presence changes sent so far. Other nodes use it to notice missed changes. */
  private changes = 0;
  private pendingPresence: UserPresence[] = [];
  private presenceTimer: NodeJS.Timeout | undefined;
  /** When the complete presence list of each node was last requested. */
  private readonly requestedAt = new Map<string, number>();
  private openedAt: number;
  private readonly timer: NodeJS.Timeout;
  private readonly stops: Promise<() => void>[];

  constructor({ pubsub, log, build, times, now, sessionRevocations }: PeersDeps) {
    this.sessionRevocations = sessionRevocations;
    const { hereMs, leaseMs } = times ?? TIMES;
    this.pubsub = pubsub;
    this.log = log;
    this.build = build ?? (() => 'none');
    this.now = now ?? Date.now;
    this.openedAt = this.now();
    this.membership = new Membership(leaseMs, (node) => this.nodeGone(node));
    this.remotePresence = new RemotePresence((tables) =>
      this.notify((one) => one.people?.(tables)),
    );
    this.rows = new RowBroadcast((row) => this.sendRow(row));
    const receive = (text: string) => this.receive(text);
    this.stops = [pubsub.listen(ALL_NODES, receive), pubsub.listen(inboxOf(this.id), receive)];
    pubsub.onStateChange((isOpen) => this.connectionChanged(isOpen));
    this.timer = setInterval(() => this.heartbeat(), hereMs).unref();
    void Promise.all(this.stops).then(() => this.announce());
  }

  get isConnected(): boolean {
    return this.pubsub.isOpen;
  }

  get connectedSince(): number | undefined {
    return this.isConnected ? this.openedAt : undefined;
  }

  get count(): number {
    return this.membership.size;
  }

  get hasNewerPeer(): boolean {
    return this.membership.all.some(
      ({ rules, entries }) => rules > RULES_VERSION || entries > ENTRY_VERSION,
    );
  }

  listen(listener: Partial<PeerListener>): void {
    this.listeners.add(listener);
  }

  async join(table: string, receive: (message: TableMessage) => void): Promise<() => void> {
    const stop = await this.pubsub.listen(channelOf(table), (text) => {
      const message = parseTableMessage(text);
      if (message !== undefined && message.from !== this.id) receive(message);
    });
    this.publishTable(table, { kind: 'who' });
    return stop;
  }

  publishTable(table: string, message: TableMessageBody): void {
    if (this.isConnected) {
      this.pubsub.send(channelOf(table), JSON.stringify({ ...message, from: this.id }));
    } else if (message.kind === 'written') this.rememberUnsent(table, message.seq);
  }

  /** Remembers a change for nodes that reconnect earlier, and then no longer poll the database. */
  private rememberUnsent(table: string, seq: number): void {
    this.unsent.delete(table);
    this.unsent.set(table, seq);
    const [oldest] = this.unsent.keys();
    if (this.unsent.size > MAX_UNSENT && oldest !== undefined) this.unsent.delete(oldest);
  }

  private sendUnsent(): void {
    for (const [table, seq] of this.unsent)
      this.publishTable(table, { kind: 'written', seq, rows: [] });
    this.unsent.clear();
  }

  publishRow(row: TableRow): void {
    if (this.membership.size > 0) this.rows.changed(row);
  }

  publishPresence(person: string, presence: Presence, tables: readonly string[]): void {
    const userPresence = { person, presence, tables: [...tables] };
    if (presence === 'offline') this.localPresence.delete(person);
    else this.localPresence.set(person, userPresence);
    this.pendingPresence.push(userPresence);
    this.presenceTimer ??= setTimeout(() => this.flushPresence(), BATCH_MS).unref();
  }

  private flushPresence(): void {
    clearTimeout(this.presenceTimer);
    this.presenceTimer = undefined;
    const people = this.pendingPresence;
    this.pendingPresence = [];
    if (people.length === 0) return;
    this.changes += people.length;
    const { changes } = this;
    this.send({ kind: 'people', changes, whole: false, people });
  }

  publishSignOut(person: string): void {
    this.send({ kind: 'signed-out', person });
    this.sessionRevocations?.write(person).catch((error: unknown) => {
      this.log.error({ err: error }, 'could not record the end of a session');
    });
  }

  publishBlocksChanged(person: string): void {
    this.send({ kind: 'apart', person });
  }

  publishRestrictionsChanged(): void {
    this.send({ kind: 'standing' });
  }

  presenceOf(person: string): Presence {
    return this.remotePresence.of(person);
  }

  /** Notifies the other nodes that this node leaves, and closes the connection. */
  async close(): Promise<void> {
    clearInterval(this.timer);
    this.flushPresence();
    this.rows.close();
    this.send({ kind: 'left' });
    for (const stop of await Promise.all(this.stops)) stop();
    await this.pubsub.close();
  }

  private notify(send: (one: Partial<PeerListener>) => void): void {
    for (const one of this.listeners) send(one);
  }

  private send(message: NodeMessageBody, channel = ALL_NODES): void {
    if (this.isConnected) this.pubsub.send(channel, JSON.stringify({ ...message, from: this.id }));
  }

  private announce(): void {
    this.heartbeat();
    this.publishAllPresence(ALL_NODES);
  }

  private heartbeat(): void {
    this.flushPresence();
    const build = this.build();
    const { changes } = this;
    this.send({ kind: 'here', changes, rules: RULES_VERSION, entries: ENTRY_VERSION, build });
    // While disconnected, this removes all other nodes.
    this.membership.expire(this.now());
    this.pollSilentNodes();
  }

  /** Reports the tables of users on unreachable nodes, so that they are read from the database. */
  private pollSilentNodes(): void {
    const now = this.now();
    const tables = new Set<string>();
    for (const [node, { people, until }] of this.silentNodes) {
      const missing = people.filter(
        ({ person }) =>
          !this.localPresence.has(person) && this.remotePresence.of(person) === 'offline',
      );
      if (now > until || missing.length === 0) this.silentNodes.delete(node);
      else for (const one of missing) for (const table of one.tables) tables.add(table);
    }
    // While this node is disconnected, all tables are polled anyway.
    if (this.isConnected && tables.size > 0) this.notify((one) => one.presenceLost?.([...tables]));
  }

  private publishAllPresence(channel: string): void {
    this.flushPresence();
    const { changes } = this;
    this.send(
      { kind: 'people', changes, whole: true, people: [...this.localPresence.values()] },
      channel,
    );
  }

  private connectionChanged(isOpen: boolean): void {
    if (isOpen) {
      this.openedAt = this.now();
      this.announce();
      this.sendUnsent();
      this.log.info('connected to other nodes again');
    } else this.log.warn('no connection to other nodes; polling the database instead');
    this.notify((one) => one.connectionChanged?.(isOpen));
  }

  private nodeGone(node: string): void {
    this.requestedAt.delete(node);
    const people = this.remotePresence.removeNode(node);
    this.silentNodes.set(node, { people, until: this.now() + SILENT_MS });
    this.notify((one) => one.nodeGone?.(node));
  }

  private receive(text: string): void {
    const message = parseNodeMessage(text);
    if (message === undefined || message.from === this.id) return;
    this.handle(message);
  }

  private handle(message: NodeMessage): void {
    switch (message.kind) {
      case 'here':
        return this.receiveHeartbeat(message);
      case 'left':
        this.membership.remove(message.from);
        this.silentNodes.delete(message.from);
        return;
      case 'people':
        return this.receivePresence(message);
      case 'people-of':
        if (message.node === this.id) this.publishAllPresence(inboxOf(message.from));
        return;
      case 'row':
        return this.notify((one) => one.row?.(message.row));
      case 'signed-out':
        return this.notify((one) => one.signedOut?.(message.person));
      case 'apart':
        return this.notify((one) => one.blocksChanged?.(message.person));
      case 'standing':
        return this.notify((one) => one.restrictionsChanged?.());
    }
  }

  private receiveHeartbeat({
    from,
    rules,
    entries,
    build,
    changes,
  }: Extract<NodeMessage, { kind: 'here' }>): void {
    const isNew = !this.membership.has(from);
    this.membership.renew({ id: from, rules, entries, build }, this.now());
    this.silentNodes.delete(from);
    if (isNew) {
      this.log.info({ node: from, build }, 'another node has joined');
      this.notify((one) => one.nodeJoined?.());
    }
    if (this.remotePresence.changeCountOf(from) !== changes) this.requestPresence(from);
  }

  private receivePresence({
    from,
    people,
    changes,
    whole,
  }: Extract<NodeMessage, { kind: 'people' }>): void {
    if (!this.remotePresence.update(from, people, changes, whole)) this.requestPresence(from);
    else if (whole) this.requestedAt.delete(from);
  }

  /** Requests the complete presence list of a node, unless that was just done. */
  private requestPresence(node: string): void {
    const now = this.now();
    if (now - (this.requestedAt.get(node) ?? Number.NEGATIVE_INFINITY) < REQUEST_PAUSE_MS) return;
    this.requestedAt.set(node, now);
    this.send({ kind: 'people-of', node }, inboxOf(node));
  }

  /** Sends a row to all nodes if it concerns the lobby, else to nodes with users at the table. */
  private sendRow(row: TableRow): void {
    const message: NodeMessageBody = { kind: 'row', row };
    // Includes the first turn: a private table then leaves the lobbies of invited users.
    const concernsLobby =
      row.join === 'listed' || row.phase === 'gathering' || (row.turn ?? 0) <= 1;
    if (concernsLobby) return this.send(message);
    const people = row.seats.flatMap(({ person }) => person ?? []);
    for (const node of this.remotePresence.nodesOf(people)) this.send(message, inboxOf(node));
  }
}
